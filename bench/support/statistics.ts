/** The middle value: one disturbed round does not move it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = Number.NaN, above = below] = sorted.slice(
    Math.ceil(sorted.length / 2) - 1,
    middle + 1,
  );
  return (below + above) / 2;
}

/** Least and most, for the note beside a median. */
export function spread(values: readonly number[], digits = 2): string {
  return `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`;
}
