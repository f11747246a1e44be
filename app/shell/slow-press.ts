import { useEffect } from "react";
import { showToast } from "~/ui/toasts";

/** A press without visible effect for this time is slow. */
const slowMs = 3_000;

/** A button that was pressed before the page was hydrated (`app/hydration/early-input.ts`). */
const held = "[data-pressed]";

const dialogOpener = '[aria-haspopup="dialog"]';
const openingDialog = `${dialogOpener}[aria-expanded="true"]`;

/** Shows a toast when the script for a pressed button, or for the dialog that it opens, loads slowly. */
export function useSlowPressToast(): void {
  useEffect(() => {
    const watch = (pressed: Element | null) =>
      setTimeout(() => {
        const isOpening =
          pressed?.matches(openingDialog) && !document.querySelector("dialog[open]");
        if (!isOpening && !pressed?.matches(held)) return;
        showToast({
          title: "Still loading",
          description: "We’ll finish what you started as soon as this part of the page loads.",
        });
      }, slowMs);

    const stop = new AbortController();
    const onClick = ({ target }: MouseEvent) =>
      watch(target instanceof Element ? target.closest(`button, ${dialogOpener}`) : null);
    // Before React handles the event.
    addEventListener("click", onClick, { capture: true, signal: stop.signal });
    // Pressed before this listener was registered.
    watch(document.querySelector(`${openingDialog}, ${held}`));
    return () => stop.abort();
  }, []);
}
