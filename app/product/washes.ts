import { useEffect } from "react";
import * as v from "valibot";
import { storageKeys } from "~/content/storage-keys";
import { createPersistedStore } from "~/lib/storage";

/** More than once a day is not offered. */
export const washCounts = [1, 2, 3, 4, 5, 6, 7] as const;

const stored = createPersistedStore({
  key: storageKeys.washes,
  initial: { perWeek: null },
  schema: v.object({ perWeek: v.nullable(v.picklist(washCounts)) }),
});

/** Washes of the hair in a week, as the visitor said; null before. The answer stays on this device. */
export function useWashes(): number | null {
  useEffect(stored.follow, []);
  return stored.useStore(({ perWeek }) => perWeek);
}

export function setWashes(count: number): void {
  const perWeek = washCounts.find((each) => each === count) ?? null;
  stored.update((state) => ({ ...state, perWeek }));
}
