/** The theme's breakpoints, for what style sheets cannot express: the width from which each layout applies. */
export const breakpoints = { sm: "45rem", lg: "68.75rem", xl: "80rem" } as const;

type Sizes = { base: string } & { [name in keyof typeof breakpoints]?: string };

/** The `sizes` of an image: its width in the window from each breakpoint on. */
export function imageSizes({ base, sm, lg, xl }: Sizes): string {
  const from = (name: keyof typeof breakpoints, width: string | undefined) =>
    width ? [`(min-width: ${breakpoints[name]}) ${width}`] : [];
  return [...from("xl", xl), ...from("lg", lg), ...from("sm", sm), base].join(", ");
}
