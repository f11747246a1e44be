/** Reported on the root element and on each lazy section once React handles its events. */
export const hydratedEvent = "shop:hydrated";

/**
 * Inline script of every page. Keeps presses of buttons and changes of fields in what is not hydrated
 * (`data-dehydrated`, which this sets on the root element and React on lazy sections) and repeats them,
 * in order, once it is. A button that is pressed several times meanwhile is pressed once, and carries
 * `data-pressed` until then.
 */
export const earlyInputScript = () => `(${holdEarlyInput})("${hydratedEvent}")`;

/** Script that returns everything held to the browser, for a page whose scripts failed. */
export const releaseScript = () => `(${release})("${hydratedEvent}")`;

/** Runs in the page from its own source text, so it uses nothing from this module. */
function holdEarlyInput(hydrated: string): void {
  const held = new Map<Element, () => void>();
  document.documentElement.dataset.dehydrated = "";
  addEventListener("click", holdPress, true);
  addEventListener("input", holdChange, true);
  addEventListener(hydrated, repeat);

  function holdPress(event: Event) {
    const button = (event.target as Element).closest("button");
    if (!button?.closest("[data-dehydrated]")) return;
    // The browser opens the menus and dialogs of these by itself.
    if (button.popoverTargetElement || button.commandForElement) return;
    // React must not handle the press as well, should it hydrate just now.
    event.stopPropagation();
    event.preventDefault();
    button.dataset.pressed = "";
    held.set(button, () => button.click());
  }

  function holdChange({ target }: Event) {
    const field = target as HTMLInputElement;
    // Fields of lazy sections are uncontrolled: what is in them is read when it is needed.
    if (field.closest("[data-dehydrated]") !== document.documentElement) return;
    const { type, checked, value } = field;
    const isChoice = type === "radio" || type === "checkbox";
    held.set(field, () => (isChoice ? choose(field, checked) : write(field, value)));
  }

  function choose(field: HTMLInputElement, checked: boolean) {
    field.checked = !checked;
    field.click();
  }

  // React reports no value that it found at hydration, so the field is emptied first.
  function write(field: HTMLInputElement, value: string) {
    field.value = "";
    // The prototype's setter: React watches the element's own.
    Reflect.set(Object.getPrototypeOf(field), "value", value, field);
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }

  async function repeat() {
    for (const [element, act] of held) {
      if (element.closest("[data-dehydrated]")) continue;
      held.delete(element);
      element.removeAttribute("data-pressed");
      act();
      // The next one may depend on what this renders, as the cart does on a choice.
      await new Promise((rendered) => setTimeout(rendered));
    }
  }
}

/** Runs in the page from its own source text as well. */
function release(hydrated: string): void {
  for (const element of document.querySelectorAll("[data-dehydrated]"))
    element.removeAttribute("data-dehydrated");
  dispatchEvent(new Event(hydrated));
}
