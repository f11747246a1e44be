import { showToast } from "~/ui/toasts";

/** Milliseconds after which a press without a visible answer is slow. */
const slowMs = 3_000;

/** A section in which a button was pressed before its script was there (`app/ui/late.tsx`). */
const pressedPart = '[data-late="pressed"]';

const opensDialog = '[aria-haspopup="dialog"][aria-expanded="true"]';

/** Shows a toast when the script that a pressed button needs takes long. Returns what ends it. */
export function reportSlowPress(): () => void {
  const stop = new AbortController();
  const watch = (pressed: Element | null | undefined) =>
    pressed && setTimeout(() => isWaiting(pressed) && sayStillLoading(), slowMs);

  addEventListener(
    "click",
    ({ target }) => watch(target instanceof Element ? target.closest("button") : null),
    { capture: true, signal: stop.signal },
  );
  // Pressed before this listener was registered.
  watch(document.querySelector(`${opensDialog}, ${pressedPart}`));
  return () => stop.abort();
}

/** Whether the button is in a section without its script, or its dialog is not open yet. */
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
