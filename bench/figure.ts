/** One row of a table in `bench/results`. */
export type Figure = {
  name: string;
  value: number;
  unit?: string;
  /** The most that the value may be, or the least where `isMinimum` is set. */
  limit: number;
  isMinimum?: boolean;
  note?: string;
};

export function holds({ value, limit, isMinimum }: Figure): boolean {
  return isMinimum ? value >= limit : value <= limit;
}

/** The value that this part of all values does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

/** The middle of several runs, with their range as the note. */
export function medianOf(values: readonly number[]): { value: number; note: string } {
  const [least, most] = [Math.min(...values), Math.max(...values)].map(formatNumber);
  return { value: quantile(values, 0.5), note: `${least} to ${most} in ${values.length} runs` };
}

export function formatNumber(value: number): string {
  return String(Number(value.toFixed(Math.abs(value) >= 100 ? 0 : 2)));
}
