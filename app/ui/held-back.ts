import { reactsEvent } from "./page-reacts";

/**
 * Has a served page start its scripts once it is painted, or when the visitor touches it: before that
 * they are only fetched, after what the first screen needs. Whatever happens to buttons and fields in
 * the meantime is kept, and happens again when the page reacts; links and menus work without.
 */
export function heldBack(html: string): string {
  return html
    .replaceAll(preloadedScript, '$& fetchPriority="low"')
    .replace(starter, (_, open: string, start: string) => open + whenPainted(start));
}

const preloadedScript = /<link rel="modulepreload" href="[^"]*"/g;

/** The one inline module of React Router, which imports the page's scripts and then begins. */
const starter = /(<script type="module" async="">)([^<]*__reactRouterRouteModules[^<]*)/;

function whenPainted(start: string): string {
  // An import statement is fetched and run before anything else; as a call it waits for its turn.
  const imports = start
    .replaceAll(/\bimport \* as (\w+) from ("[^"]+")/g, "const $1=await import($2)")
    .replaceAll(/\bimport ("[^"]+")/g, "await import($1)")
    .replaceAll(/^import\(/gm, "await import(");
  const [hold, paint] = [holdEarlyInput, firstPaint].map(String);
  const reacts = JSON.stringify(reactsEvent);
  return `const letGo=(${hold})(${reacts});await(${paint})();try{${imports}}catch(error){letGo();throw error}`;
}

/** Runs in the page from its own text, so it may use nothing from around it. */
function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    // What is not shown is not painted: a page in another tab, or one that is rendered ahead.
    if (document.hidden) return resolve(null);
    for (const sign of ["pointerdown", "keydown"])
      addEventListener(sign, resolve, { capture: true, once: true });
    requestAnimationFrame(() => setTimeout(resolve));
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
    // A menu opens without script.
    if (!button || button.popoverTargetElement) return;
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
