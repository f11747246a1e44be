import type { Figure } from "./figure.ts";

export type BenchOptions = {
  /** Everything in a few seconds each, to see whether it works: the figures are worth little. */
  isShort: boolean;
};

/** Measures one topic, with what it needs started on loopback and stopped again. */
export type Measure = (options: BenchOptions) => Promise<Figure[]>;

/**
 * What `npm run bench` measures, in the order of its table. One module each, loaded when it is asked for;
 * `npm run bench -- server` runs those whose name begins so.
 */
export const topics: Readonly<Record<string, () => Promise<{ measure: Measure }>>> = {
  "server/cached-page": () => import("./server/cached-page.ts"),
  "server/rendering": () => import("./server/rendering.ts"),
  "server/commerce-calls": () => import("./server/commerce-calls.ts"),
  "server/memory": () => import("./server/memory.ts"),
  "server/start": () => import("./server/start.ts"),
  "browser/sizes": () => import("./browser/sizes.ts"),
  "browser/reactions": () => import("./browser/reactions.ts"),
  "browser/lighthouse": () => import("./browser/lighthouse.ts"),
  "scale/day": () => import("./scale/day.ts"),
};

/** The named topics, or all; throws when a name is none. */
export function chosenTopics(names: readonly string[]): string[] {
  const all = Object.keys(topics);
  if (names.length === 0) return all;
  const isChosen = (topic: string) => (name: string) =>
    topic === name || topic.startsWith(`${name}/`);
  const unknown = names.filter((name) => !all.some((topic) => isChosen(topic)(name)));
  if (unknown.length > 0)
    throw new Error(`There is no topic "${unknown.join('", "')}". There are ${all.join(", ")}.`);
  return all.filter((topic) => names.some(isChosen(topic)));
}
