// Sounds made on the spot with WebAudio; nothing is downloaded, and nothing is heard until a person wants it.
import { settings } from "./settings.svelte";

const MASTER = 0.125; // −18 dB
let context: AudioContext | null = null;
let master: GainNode | null = null;

/** A tone with a soft end; `to` glides there. */
interface Tone {
  wave?: OscillatorType;
  from: number;
  to?: number;
  at?: number;
  long: number;
  loud?: number;
  vibrato?: number;
}

function output(): [AudioContext, GainNode] {
  if (!context || !master) {
    context = new AudioContext();
    master = context.createGain();
    master.gain.value = MASTER;
    master.connect(context.destination);
  }
  return [context, master];
}

/** A gain that fades out by itself. */
function fading(at: number, long: number, loud: number): GainNode {
  const [audio, out] = output();
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.02, long / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(out);
  return gain;
}

function tone({ wave = "sine", from, to = from, at = 0, long, loud = 1, vibrato = 0 }: Tone): void {
  const [audio] = output();
  const start = audio.currentTime + at;
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + long);
  if (vibrato) {
    const shake = audio.createOscillator();
    const depth = audio.createGain();
    shake.frequency.value = vibrato;
    depth.gain.value = from * 0.04;
    shake.connect(depth).connect(source.frequency);
    shake.start(start);
    shake.stop(start + long);
  }
  source.connect(fading(start, long, loud));
  source.start(start);
  source.stop(start + long);
}

/** A puff of noise through a band. */
function noise(centre: number, long: number, at = 0, loud = 1): void {
  const [audio] = output();
  const start = audio.currentTime + at;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = centre;
  source.connect(band).connect(fading(start, long, loud));
  source.start(start);
}

const bell = (pitch: number, at = 0, long = 0.5) => {
  tone({ from: pitch, at, long });
  tone({ from: pitch * 1.4, at, long: long * 0.6, loud: 0.3 });
};

const RECIPES = {
  card: () => noise(1800, 0.06),
  turn: () => [587, 880].forEach((pitch, index) => bell(pitch, index * 0.12)),
  flip: () => [1800, 2140].forEach((centre, index) => noise(centre, 0.05, index * 0.09)),
  select: () => tone({ wave: "triangle", from: 660, long: 0.06 }),
  deselect: () => tone({ wave: "triangle", from: 440, long: 0.06 }),
  no: () => [0, 0.09].forEach((at) => tone({ from: 110, at, long: 0.05 })),
  ghost: () => {
    tone({ from: 300, to: 700, long: 0.45, vibrato: 6 });
    tone({ from: 700, to: 250, at: 0.43, long: 0.6, vibrato: 6 });
    tone({ from: 300, to: 700, at: 0.18, long: 0.45, loud: 0.25, vibrato: 6 });
    tone({ from: 700, to: 250, at: 0.61, long: 0.6, loud: 0.25, vibrato: 6 });
  },
  midnight: () => [0, 0.45, 0.9].forEach((at) => bell(220, at, 1.4)),
  mirror: () => [400, 800, 1600, 2400].forEach((centre, index) => noise(centre, 0.1, index * 0.06, 0.2 + index * 0.25)),
  die: () => [0, 0.05, 0.12, 0.21, 0.34].forEach((at) => noise(2400, 0.03, at)),
  coin: () =>
    [1047, 1568].forEach((pitch, index) => tone({ wave: "square", from: pitch, at: index * 0.05, long: 0.08, loud: 0.3 })),
  haunting: () => tone({ wave: "sawtooth", from: 70, to: 140, long: 0.9, loud: 0.6 }),
  hammer: () => noise(90, 0.08, 0, 2),
  win: () => [523, 659, 784, 1047].forEach((pitch, index) => bell(pitch, index * 0.14)),
  loss: () => [523, 415, 330].forEach((pitch, index) => bell(pitch, index * 0.2)),
};

export type Cue = keyof typeof RECIPES;

/** Sound a cue, if sounds are wanted. Each has a visible counterpart: none carries anything alone. */
export function cue(name: Cue): void {
  if (settings.sound) RECIPES[name]();
}
