import type { SitePage } from "./site.ts";

/** How many instances there are. */
export const instances = 3;

/** What follows a change is made anew at once and once more half a minute later; so is all after a start. */
const timesAfterChange = 2;
const timesAfterStart = 1;

/**
 * The most that the instances can render, and ask the store for, within so many seconds, however many
 * visitors come: each page once for each time that it grows old, on each instance.
 */
export function mostWork(pages: readonly SitePage[], seconds: number, changes: number) {
  let [renderings, calls] = [0, 0];
  for (const page of pages) {
    if (page.fresh === null) continue;
    const times =
      Math.floor(seconds / page.fresh) + 1 + changes * timesAfterChange + timesAfterStart;
    renderings += times * instances;
    calls += times * instances * page.calls;
  }
  return { renderings, calls };
}
