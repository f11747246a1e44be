import type { BrowserContext } from "@playwright/test";

/** Replaces each text as a page translator does, except where the page says not to. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest("[translate=no], font, option, script, style")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Translates each page, and what changes in it, from the time that the browser reads it on. */
export async function keepTranslated(context: BrowserContext): Promise<void> {
  await context.addInitScript(`(${watchPage})(${translatePage})`);
}

/** Runs in the page. A translator answers a little later. */
function watchPage(translate: () => void): void {
  let timer = 0;
  const translateLater = () => {
    clearTimeout(timer);
    timer = window.setTimeout(translate, 10);
  };
  new MutationObserver(translateLater).observe(document, { childList: true, subtree: true });
  for (const moment of ["DOMContentLoaded", "shop:hydrating", "shop:hydrated"])
    addEventListener(moment, translate);
}
