import { showToast } from "~/ui/toasts";

/** Milliseconds that a press may stay without an answer of any kind. */
const patienceMs = 3_000;

/** A part of the page without its script in which a button was pressed (`app/ui/late.tsx`). */
const pressedPart = '[data-late="pressed"]';

const opensDialog = '[aria-haspopup="dialog"][aria-expanded="true"]';

/** Says that a press is not forgotten whose script is long in coming. Returns what ends it. */
export function sayWhenSlow(): () => void {
  const stop = new AbortController();
  const watch = (pressed: Element | null | undefined) =>
    pressed && setTimeout(() => isWaiting(pressed) && sayStillLoading(), patienceMs);

  addEventListener(
    "click",
    ({ target }) => watch(target instanceof Element ? target.closest("button") : null),
    { capture: true, signal: stop.signal },
  );
  // Pressed before this was there.
  watch(document.querySelector(`${opensDialog}, ${pressedPart}`));
  return () => stop.abort();
}

/** In a part of the page without its script, or before a dialog that is on its way. */
function isWaiting(pressed: Element): boolean {
  const isBeforeDialog = pressed.matches(opensDialog) && !document.querySelector("dialog[open]");
  return isBeforeDialog || pressed.closest("[data-late]") !== null;
}

function sayStillLoading(): void {
  showToast({
    title: "Still loading",
    description: "What you pressed happens as soon as this part of the page is here.",
  });
}
