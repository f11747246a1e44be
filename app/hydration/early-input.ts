import { useEffect } from "react";

/** Dispatched on `window` when the page is hydrated. */
export const hydratedEvent = "shop:hydrated";

/** Marks the page as hydrated. Call it in the component whose effects run last. */
export function useHydrated(): void {
  useEffect(() => {
    delete document.documentElement.dataset.dehydrated;
    dispatchEvent(new Event(hydratedEvent));
  }, []);
}

/**
 * Inline script of every page. Records clicks on buttons and changes of fields until the page is hydrated
 * (`data-dehydrated`), and then replays them in order. Several clicks on a button are replayed as one; the button
 * has `data-pressed` until then.
 */
export const earlyInputScript = () => `(${recordEarlyInput})("${hydratedEvent}")`;

/** Inline script that stops the recording, for a page whose scripts failed to load. */
export const releaseScript = () => `(${release})("${hydratedEvent}")`;

/** Serialized into the page, so it must not use anything from this module. */
function recordEarlyInput(hydrated: string): void {
  const { dataset } = document.documentElement;
  const recorded = new Map<Element, () => void>();
  dataset.dehydrated = "";
  addEventListener("click", recordClick, true);
  addEventListener("input", recordChange, true);
  addEventListener(hydrated, repeat);

  function recordClick(event: Event) {
    const button = (event.target as Element).closest("button");
    if (!button || !("dehydrated" in dataset)) return;
    // Popovers and dialogs of these buttons open without script.
    if (button.popoverTargetElement || button.commandForElement) return;
    // React must not handle the click too, if it is hydrating now.
    event.stopPropagation();
    event.preventDefault();
    button.dataset.pressed = "";
    recorded.set(button, () => button.click());
  }

  function recordChange({ target }: Event) {
    const field = target as HTMLInputElement;
    // A dialog reads its fields when it is hydrated or opened.
    if (!("dehydrated" in dataset) || field.closest("dialog")) return;
    const { type, checked, value } = field;
    const isChoice = type === "radio" || type === "checkbox";
    const place = [...document.getElementsByName(field.name)].indexOf(field);
    const find = () => (document.getElementsByName(field.name)[place] ?? field) as typeof field;
    recorded.set(field, () => (isChoice ? choose(find(), checked) : write(find(), value)));
  }

  function choose(field: HTMLInputElement, checked: boolean) {
    field.checked = !checked;
    field.click();
  }

  // React ignores a value that was there at hydration, so the field is cleared first.
  function write(field: HTMLInputElement, value: string) {
    field.value = "";
    // The prototype's setter, because React tracks the element's own.
    Reflect.set(Object.getPrototypeOf(field), "value", value, field);
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }

  async function repeat() {
    for (const [element, act] of recorded) {
      recorded.delete(element);
      element.removeAttribute("data-pressed");
      act();
      // The next one may depend on what this renders.
      await new Promise((rendered) => setTimeout(rendered));
      // React renders a block anew for what an extension has appended while the page was read.
      if (!element.isConnected) act();
    }
  }
}

/** Serialized into the page too. */
function release(hydrated: string): void {
  delete document.documentElement.dataset.dehydrated;
  dispatchEvent(new Event(hydrated));
}
