import { showToast } from "~/ui/toasts";

/** A press without visible effect for this time is slow. */
const slowMs = 3_000;

/** A button that was pressed before it was hydrated (`app/hydration/early-input.ts`). */
const held = "[data-pressed]";

const openingDialog = '[aria-haspopup="dialog"][aria-expanded="true"]';

/** Shows a toast when the script for a pressed button loads slowly. Returns a function that stops it. */
export function reportSlowPress(): () => void {
  const stop = new AbortController();
  const watch = (pressed: Element | null | undefined) =>
    pressed && setTimeout(() => isWaiting(pressed) && showStillLoading(), slowMs);

  addEventListener(
    "click",
    ({ target }) => watch(target instanceof Element ? target.closest("button") : null),
    { capture: true, signal: stop.signal },
  );
  // Pressed before this listener was registered.
  watch(document.querySelector(`${openingDialog}, ${held}`));
  return () => stop.abort();
}

/** Whether the button is not hydrated yet, or its dialog is not open yet. */
function isWaiting(pressed: Element): boolean {
  const isBeforeDialog = pressed.matches(openingDialog) && !document.querySelector("dialog[open]");
  return isBeforeDialog || pressed.matches(held);
}

function showStillLoading(): void {
  showToast({
    title: "Still loading",
    description: "What you pressed happens as soon as this part of the page is here.",
  });
}
