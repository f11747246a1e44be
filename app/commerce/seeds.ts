import type { QueryKey } from "@tanstack/react-query";

type Seed = { key: QueryKey; data: unknown; atMs: number };

let seeds: Seed[] = [];

/**
 * Remembers what the server rendered, so that the query cache starts with it. The cache itself is
 * loaded at the first navigation; until then a page costs no more than this list.
 */
export function seedQuery(key: QueryKey, data: unknown): void {
  if (typeof document !== "undefined") seeds.push({ key, data, atMs: Date.now() });
}

/** Hands over the remembered answers, once. */
export function takeSeeds(): Seed[] {
  const taken = seeds;
  seeds = [];
  return taken;
}
