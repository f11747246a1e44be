type HundredStrandsProps = { strands: { from: number; to: number } };

/** A hundred hairs in a row, those of one phase longer; the words beside it say the share. */
export function HundredStrands({ strands: { from, to } }: HundredStrandsProps) {
  return (
    <svg
      viewBox="0 0 400 24"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="hundred-strands"
    >
      <path d={strandsBetween(0, from, 8) + strandsBetween(to, 100, 8)} />
      <path d={strandsBetween(from, to, 24)} className="hundred-strands-counted" />
    </svg>
  );
}

/** Four units apart, standing on the lower edge. */
function strandsBetween(from: number, to: number, height: number): string {
  const strands = Array.from({ length: to - from }, (_, index) => (from + index) * 4 + 2);
  return strands.map((x) => `M${x} 24v-${height}`).join("");
}
