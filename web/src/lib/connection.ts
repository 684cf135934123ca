// One socket to one table, that heals by itself: it comes back after a pause that grows, says hello with what it has seen,
// and repeats what was not answered. Every message has an id, so that repeating is harmless.
import type { Command, Emoted, Presence, Reply, ServerMessage, State } from "./wire";

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
const PING_EVERY = 15_000;
const ANSWER_WITHIN = 10_000;

interface Waiting {
  text: string;
  answered: (reply: Reply) => void;
}

export interface Listener {
  seen(): Record<string, number>; // versions known already, by seat
  online(): void;
  offline(): void;
  gone(): void; // the server will not have us: no such table, no such seat
  state(state: State): void;
  presence(presence: Presence): void;
  emoted(emoted: Emoted): void;
}

const NOT_WELCOME = 1008;
let counter = 0;
const newId = () => `${Date.now().toString(36)}-${(counter++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

export class Connection {
  readonly #table: string;
  readonly #tokens: string[];
  readonly #listener: Listener;
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #isClosed = false;
  #isWelcome = false;
  #pause = FIRST_PAUSE;
  #retry = 0;
  #watchdog = 0;
  readonly #ping: number;

  constructor(table: string, tokens: string[], listener: Listener) {
    this.#table = table;
    this.#tokens = tokens;
    this.#listener = listener;
    this.#open();
    this.#ping = window.setInterval(() => this.#isWelcome && this.#send({ type: "ping", id: newId() }), PING_EVERY);
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Ask for something; the answer may come after a reconnection. */
  ask(command: Command): Promise<Reply> {
    const id = newId();
    const text = JSON.stringify({ ...command, id });
    return new Promise((answered) => {
      this.#waiting.set(id, { text, answered });
      if (this.#isWelcome) this.#sendText(text);
    });
  }

  close(): void {
    this.#isClosed = true;
    window.clearTimeout(this.#retry);
    window.clearTimeout(this.#watchdog);
    window.clearInterval(this.#ping);
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #open(): void {
    const address = new URL("api/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.hash = "";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () =>
      this.#send({ type: "hello", id: newId(), table: this.#table, tokens: this.#tokens, seen: this.#listener.seen() });
    socket.onmessage = (event) => (JSON.parse(event.data as string) as ServerMessage[]).forEach((said) => this.#heard(said));
    socket.onclose = (event) => this.#lost(event);
  }

  #lost(event: CloseEvent): void {
    this.#isWelcome = false;
    window.clearTimeout(this.#watchdog);
    if (this.#isClosed) return;
    if (event.code === NOT_WELCOME) {
      this.#listener.gone();
      return;
    }
    this.#listener.offline();
    this.#retry = window.setTimeout(() => this.#open(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  /** The network or the person is back: try at once. */
  #hurry = (): void => {
    if (document.hidden || this.#isClosed) return;
    this.#pause = FIRST_PAUSE;
    if (this.#socket?.readyState === WebSocket.CLOSED) {
      window.clearTimeout(this.#retry);
      this.#open();
    } else if (this.#isWelcome) {
      this.#send({ type: "ping", id: newId() });
    }
  };

  #heard(message: ServerMessage): void {
    window.clearTimeout(this.#watchdog);
    switch (message.type) {
      case "welcome":
        this.#isWelcome = true;
        this.#pause = FIRST_PAUSE;
        this.#listener.online();
        for (const { text } of this.#waiting.values()) this.#sendText(text);
        break;
      case "state":
        this.#listener.state(message);
        break;
      case "presence":
        this.#listener.presence(message);
        break;
      case "emoted":
        this.#listener.emoted(message);
        break;
      case "pong":
        break;
      case "malformed":
        console.error(message.detail); // an old page at a new server: what it says is not understood
        for (const [id, { answered }] of this.#waiting) {
          answered({ type: "refused", id, code: "table", reason: { key: "ui-reload", args: {} }, rule: null });
        }
        this.#waiting.clear();
        break;
      default:
        this.#waiting.get(message.id)?.answered(message);
        this.#waiting.delete(message.id);
    }
  }

  #send(message: object): void {
    this.#sendText(JSON.stringify(message));
  }

  /** A connection that looks open but does not answer is closed, and so opened anew. */
  #sendText(text: string): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(text);
    window.clearTimeout(this.#watchdog);
    this.#watchdog = window.setTimeout(() => socket.close(), ANSWER_WITHIN);
  }
}
