/** One line of the table that `npm run bench` prints. */
export type Figure = {
  /** What was measured, in the words of the budget. */
  name: string;
  value: number;
  unit: string;
  bound: number;
  /** Whether the value has to stay under the bound (most do) or reach it. */
  must: "stay under" | "reach";
  /** A deterministic figure that falls short fails the run; a timed one is only reported. */
  isDeterministic: boolean;
  /** What a reader should know beside the number: the spread, the count behind it. */
  note?: string;
};

export function holds({ value, bound, must }: Figure): boolean {
  return must === "reach" ? value >= bound : value <= bound;
}
