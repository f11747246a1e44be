import { releaseScript } from "./early-input";

/**
 * Makes a served page load its scripts after its first paint, or when the visitor touches it, so that
 * they do not compete with what the first screen needs. Rewrites the output of React Router, and leaves
 * a page as it is when that output has changed. Links and menus work without script;
 * `early-input.ts` keeps what is pressed and typed meanwhile.
 */
export function deferHydration(html: string): string {
  return html
    .replace(preloadedScripts, `<template id="${templateId}">$&</template>`)
    .replace(entryScript, (_, open: string, entry: string) => open + startAfterFirstPaint(entry));
}

const templateId = "scripts";

const preloadedScripts = /(?:<link rel="modulepreload" href="[^"]*"\/>)+/;

/** The one inline module of React Router, which imports the page's scripts and then hydrates. */
const entryScript = /(<script type="module" async="">)([^<]*__reactRouterRouteModules[^<]*)/;

function startAfterFirstPaint(entry: string): string {
  // An import statement runs before anything else in the module; a call runs in its turn.
  const imports = entry
    .replaceAll(/\bimport \* as (\w+) from ("[^"]+")/g, "const $1=await import($2)")
    .replaceAll(/\bimport ("[^"]+")/g, "await import($1)")
    .replaceAll(/^import\(/gm, "await import(");
  const preload = `document.head.append(document.getElementById("${templateId}").content)`;
  return `await(${afterFirstPaint})();try{${preload};${imports}}catch(error){${releaseScript()};throw error}`;
}

/** Runs in the page from its own source text, so it uses nothing from this module. */
function afterFirstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    // A hidden page is not painted: one in another tab, or one that is prerendered.
    if (document.hidden) return resolve(null);
    for (const type of ["pointerdown", "keydown", "visibilitychange"])
      addEventListener(type, resolve, { capture: true, once: true });
    // A frame is not yet on the screen when it is drawn; the browser reports when the first one was.
    const paint = () =>
      requestAnimationFrame(() =>
        new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }),
      );
    const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    if (!picture || picture.complete) return paint();
    for (const type of ["load", "error"]) picture.addEventListener(type, paint);
  });
}
