import { releaseScript } from "./early-input";

/**
 * Delays the scripts of a page until its first paint or the first interaction. Rewrites the HTML of React Router, and
 * returns `null` for HTML of another format. `early-input.ts` keeps input until hydration.
 */
export function deferHydration(html: string): string | null {
  if (!preloadedScripts.test(html) || !entryScript.test(html)) return null;
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
  const start = `async()=>{${imports}}`;
  return `await(${afterFirstPaint})();${preload};try{await(${startWhenOnline})(${start})}catch(error){${releaseScript()};throw error}`;
}

/** Serialized into the page, as is the next one, so it must not use anything from this module. */
function afterFirstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    // A page in a background tab or a prerendered one is not painted.
    if (document.hidden) return resolve(null);
    for (const type of ["pointerdown", "keydown", "visibilitychange"])
      addEventListener(type, resolve, { capture: true, once: true });
    // A first image that stalls, or a browser that reports no paint: Firefox for a page that it reloads scrolled.
    setTimeout(resolve, 2_000);
    // An animation frame runs before it is on the screen; the observer reports the first paint.
    const paint = () =>
      requestAnimationFrame(() => {
        new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
      });
    const image = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    if (!image || image.complete) return paint();
    for (const type of ["load", "error"]) image.addEventListener(type, paint);
  });
}

/**
 * Without a connection the page keeps what is pressed, says so (`data-offline`) and starts once it is back. With one, it
 * tries again once, and then says that it did not load (`data-failed`).
 */
async function startWhenOnline(start: () => Promise<void>): Promise<void> {
  const { dataset } = document.documentElement;
  for (let canRetry = true; ; ) {
    try {
      await start();
      return;
    } catch (error) {
      if (navigator.onLine) {
        if (!canRetry) {
          dataset.failed = "";
          throw error;
        }
        canRetry = false;
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        continue;
      }
      dataset.offline = "";
      await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
      delete dataset.offline;
    }
  }
}
