/** One row of a table in `bench/results`. */
export type Figure = {
  name: string;
  value: number;
  unit?: string;
  /** The maximum, or with `isMinimum` the minimum. */
  limit: number;
  isMinimum?: boolean;
  note?: string;
};

/** `part` is from 0 to 1. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

/** The median of several runs, with their range as the note. */
export function median(values: readonly number[]): { value: number; note: string } {
  const [min, max] = [Math.min(...values), Math.max(...values)].map(formatNumber);
  return { value: quantile(values, 0.5), note: `${min} to ${max} in ${values.length} runs` };
}

export function formatNumber(value: number): string {
  return String(Number(value.toFixed(Math.abs(value) >= 100 ? 0 : 2)));
}

export async function repeat<Result>(runs: number, run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await run());
  return results;
}
