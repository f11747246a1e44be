import { useRoot } from "./root";

// Invented reviews, press and people are hidden with one setting (rule 50 in docs/rules.md).

/** The entries without those that are invented, unless pages show these. */
export function useShown<Entry extends { sample?: boolean }>(
  entries: readonly Entry[],
): readonly Entry[] {
  const { showsSamples } = useRoot();
  return showsSamples ? entries : entries.filter(({ sample }) => !sample);
}
