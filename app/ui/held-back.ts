import { reactsEvent } from "./page-reacts";

/**
 * Has a served page ask for its scripts once it is painted, or when the visitor touches it, so that they
 * take nothing from what the first screen needs. Whatever happens to buttons and fields until the page
 * reacts is kept, and happens again then; links and menus work without.
 */
export function heldBack(html: string): string {
  return html
    .replace(preloadedScripts, `$1<template id="${laterId}">$2</template>`)
    .replace(starter, (_, open: string, start: string) => open + whenPainted(start));
}

const laterId = "scripts";

/** The router's table of routes stays outside: it is data, and the page's one script that names its sum. */
const preloadedScripts =
  /((?:<link rel="modulepreload" href="\/assets\/manifest-[^"]*"\/>)?)((?:<link rel="modulepreload" href="[^"]*"\/>)+)/;

/** The one inline module of React Router, which imports the page's scripts and then begins. */
const starter = /(<script type="module" async="">)([^<]*__reactRouterRouteModules[^<]*)/;

function whenPainted(start: string): string {
  // An import statement is fetched and run before anything else; as a call it waits for its turn.
  const imports = start
    .replaceAll(/\bimport \* as (\w+) from ("[^"]+")/g, "const $1=await import($2)")
    .replaceAll(/\bimport ("[^"]+")/g, "await import($1)")
    .replaceAll(/^import\(/gm, "await import(");
  const hold = `(${holdEarlyInput})(${JSON.stringify(reactsEvent)})`;
  const ask = `document.head.append(document.getElementById("${laterId}").content)`;
  return `const letGo=${hold};await(${firstScreen})();try{${ask};${imports}}catch(error){letGo();throw error}`;
}

/** Runs in the page from its own text, so it may use nothing from around it. */
function firstScreen(): Promise<unknown> {
  return new Promise((resolve) => {
    // What is not shown is not painted: a page in another tab, or one that is rendered ahead.
    if (document.hidden) return resolve(null);
    for (const sign of ["pointerdown", "keydown", "visibilitychange"])
      addEventListener(sign, resolve, { capture: true, once: true });
    // A frame is not yet seen when it is drawn; the browser says when the first one was.
    const paint = () =>
      requestAnimationFrame(() =>
        new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }),
      );
    const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    if (!picture || picture.complete) return paint();
    for (const end of ["load", "error"]) picture.addEventListener(end, paint);
  });
}

/** Runs in the page from its own text as well. Gives back what ends the holding. */
function holdEarlyInput(reacts: string): () => void {
  const held: (() => void)[] = [];
  const texts = new Map<HTMLInputElement, string>();
  const holding = new AbortController();
  const early = { capture: true, signal: holding.signal };
  addEventListener("click", keepPress, early);
  addEventListener("input", keepField, early);
  addEventListener(reacts, letGo, early);
  return letGo;

  function keepPress(event: Event) {
    const button = (event.target as Element).closest("button");
    // A menu and the shop's filter open without script.
    if (!button || button.popoverTargetElement || button.commandForElement) return;
    // React, should it have come halfway, must not see the press now and once more later.
    event.stopImmediatePropagation();
    event.preventDefault();
    held.push(() => button.click());
  }

  // React tells of a field that differs from what it found when it came, which is this value already.
  function keepField({ target }: Event) {
    const field = target as HTMLInputElement;
    const { type, checked } = field;
    if (type === "radio" || type === "checkbox") {
      held.push(() => {
        field.checked = !checked;
        field.click();
      });
    } else {
      if (!texts.has(field)) held.push(() => writeAgain(field));
      texts.set(field, field.value);
    }
  }

  function writeAgain(field: HTMLInputElement) {
    field.value = "";
    // The element's own setter, past the one by which React watches it.
    Reflect.set(Object.getPrototypeOf(field), "value", texts.get(field), field);
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  }

  async function letGo() {
    holding.abort();
    for (const again of held) {
      again();
      // What follows may depend on it, as the cart does on a choice.
      await new Promise((rendered) => setTimeout(rendered));
    }
  }
}
