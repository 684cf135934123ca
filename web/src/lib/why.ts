// Touching or focusing something that cannot be done says why.
import type { Attachment } from "svelte/attachments";
import type { Table } from "./table";

const HOVER = 250;
const LINGER = 400;

/** Attach to a control: while `move` is given it is refused, and focus, hover, tap and "?" explain it. */
export function whyNot(table: Table | undefined, move: string | null): Attachment<HTMLElement> {
  return (element) => {
    if (!table || move === null) return;
    let timer = 0;
    const show = () => table.explain(move, element);
    const soon = () => (timer = window.setTimeout(show, HOVER));
    // The reason stays while it is pointed at or holds the focus: it has a link to follow.
    const hide = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (table.reason?.at === element && !document.querySelector(".reason:is(:hover, :focus-within)")) table.hush();
      }, LINGER);
    };
    const asked = (event: KeyboardEvent) => event.key === "?" && show();
    const isSeen = () => element.matches(":focus-visible") && show();
    element.addEventListener("click", show);
    element.addEventListener("focus", isSeen);
    element.addEventListener("mouseenter", soon);
    element.addEventListener("mouseleave", hide);
    element.addEventListener("blur", hide);
    element.addEventListener("keydown", asked);
    return () => {
      window.clearTimeout(timer);
      if (table.reason?.at === element) table.hush();
      element.removeEventListener("click", show);
      element.removeEventListener("focus", isSeen);
      element.removeEventListener("mouseenter", soon);
      element.removeEventListener("mouseleave", hide);
      element.removeEventListener("blur", hide);
      element.removeEventListener("keydown", asked);
    };
  };
}
