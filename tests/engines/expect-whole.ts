import { expect } from "vitest";
import type { BrowserWindow } from "./browser";
import { longTimeoutMs, until } from "./until";

/** The page in the window shows all its pictures and does not scroll sideways. */
export async function expectWhole(window: BrowserWindow): Promise<void> {
  let missing: string[] = [];
  await until(
    "all pictures arrive",
    async () => {
      missing = await window.evaluate(loadPictures);
      return missing.length === 0;
    },
    longTimeoutMs,
  ).catch(() => expect(missing, "missing pictures").toEqual([]));
  expect(await window.evaluate(hiddenWidth), "pixels to scroll sideways").toBe(0);
}

/** Runs in the page. Addresses of pictures that have not arrived. */
function loadPictures(): string[] {
  return [...document.images].flatMap((image) => {
    image.loading = "eager";
    return image.complete && image.naturalWidth > 0 ? [] : image.currentSrc || image.src;
  });
}

/** Runs in the page. */
function hiddenWidth(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}
