import { expect } from "@playwright/test";

/** Waits until a place, such as how far something is scrolled, is the same twice in a row. */
export async function atRest(place: () => Promise<number>): Promise<void> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const now = await place();
      const isSame = now === last;
      last = now;
      return isSame;
    })
    .toBe(true);
}
