import { type RefObject, useEffect } from "react";

/** Dispatched on the root element and on each lazy section when it is hydrated. */
const hydratedEvent = "shop:hydrated";

/**
 * Marks a section, or without one the page, as hydrated. Call it in the last child, whose effects run after those
 * of its siblings.
 */
export function useHydrated(section?: RefObject<Element | null>): void {
  useEffect(() => {
    const element = section ? section.current : document.documentElement;
    element?.removeAttribute("data-dehydrated");
    element?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
  }, [section]);
}

/**
 * Inline script of every page. Records clicks on buttons and changes of fields in parts that are not hydrated
 * (`data-dehydrated`) and replays them, in order, after hydration. Several clicks on a button are replayed as one;
 * the button has `data-pressed` until then.
 */
export const earlyInputScript = () => `(${recordEarlyInput})("${hydratedEvent}")`;

/** Inline script that stops the recording, for a page whose scripts failed to load. */
export const releaseScript = () => `(${release})("${hydratedEvent}")`;

/** Serialized into the page, so it must not use anything from this module. */
function recordEarlyInput(hydrated: string): void {
  const recorded = new Map<Element, () => void>();
  document.documentElement.dataset.dehydrated = "";
  addEventListener("click", recordClick, true);
  addEventListener("input", recordChange, true);
  addEventListener(hydrated, repeat);

  function recordClick(event: Event) {
    const button = (event.target as Element).closest("button");
    if (!button?.closest("[data-dehydrated]")) return;
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
    if (!field.closest("[data-dehydrated]") || field.closest("dialog")) return;
    const { type, checked, value } = field;
    const isChoice = type === "radio" || type === "checkbox";
    recorded.set(field, () => (isChoice ? choose(field, checked) : write(field, value)));
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
      if (element.closest("[data-dehydrated]")) continue;
      recorded.delete(element);
      element.removeAttribute("data-pressed");
      act();
      // The next one may depend on what this renders.
      await new Promise((rendered) => setTimeout(rendered));
    }
  }
}

/** Serialized into the page too. */
function release(hydrated: string): void {
  for (const element of document.querySelectorAll("[data-dehydrated]"))
    element.removeAttribute("data-dehydrated");
  dispatchEvent(new Event(hydrated));
}

/**
 * Delays React Router's answer to a fragment link until all sections are hydrated: a render before that would make
 * React drop their HTML, and the page would jump to its start. The browser has scrolled already.
 *
 * Call it before the router is created, so that this listener is the first.
 */
export function holdFragmentNavigation(): void {
  const { pathname } = location;
  addEventListener("popstate", (event) => {
    if (location.pathname !== pathname || !isDehydrated()) return;
    event.stopImmediatePropagation();
    const dispatchAgain = () => {
      if (isDehydrated()) return;
      removeEventListener(hydratedEvent, dispatchAgain);
      dispatchEvent(new PopStateEvent("popstate", { state: event.state }));
    };
    addEventListener(hydratedEvent, dispatchAgain);
  });
}

function isDehydrated(): boolean {
  return document.querySelector("[data-dehydrated]") !== null;
}
