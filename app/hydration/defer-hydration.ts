import { releaseScript } from "./early-input";

/**
 * Delays the scripts of a page until its first paint or the first interaction. Rewrites the HTML of React Router,
 * and returns it unchanged if its format is another one. `early-input.ts` keeps input until hydration.
 */
export function deferHydration(html: string): string {
  return html
    .replace(preloadedScripts, `<template id="${templateId}">$&</template>`)
    .replace(entryScript, (_, open: string, entry: string) => open + startAfterFirstPaint(entry));
}

const templateId = "scripts";

const preloadedScripts = /(?:<link rel="modulepreload" href="[^"]*" nonce="[^"]*"\/>)+/;

/** React Router's inline module, which imports the page's scripts and hydrates. */
const entryScript =
  /(<script nonce="[^"]*" type="module" async="">)([^<]*__reactRouterRouteModules[^<]*)/;

function startAfterFirstPaint(entry: string): string {
  // Import statements are hoisted, `import()` calls are not.
  const imports = entry
    .replaceAll(/\bimport \* as (\w+) from ("[^"]+")/g, "const $1=await import($2)")
    .replaceAll(/\bimport ("[^"]+")/g, "await import($1)")
    .replaceAll(/^import\(/gm, "await import(");
  const preload = `document.head.append(document.getElementById("${templateId}").content)`;
  return `await(${afterFirstPaint})();try{${preload};${imports}}catch(error){${releaseScript()};throw error}`;
}

/** Serialized into the page, so it must not use anything from this module. */
function afterFirstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    // A page in a background tab or a prerendered one is not painted.
    if (document.hidden) return resolve(null);
    for (const type of ["pointerdown", "keydown", "visibilitychange"])
      addEventListener(type, resolve, { capture: true, once: true });
    // An animation frame runs before it is on the screen; the observer reports the first paint.
    // Firefox reports none for a page that it reloads scrolled, so a timer bounds the wait.
    const paint = () =>
      requestAnimationFrame(() => {
        new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
        setTimeout(resolve, 1000);
      });
    const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    if (!picture || picture.complete) return paint();
    for (const type of ["load", "error"]) picture.addEventListener(type, paint);
  });
}
