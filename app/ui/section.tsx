import type { ComponentProps } from "react";

/** The color scheme inside. See `data-tone` in theme.css. */
export type Tone = "raised" | "soft" | "inverse" | "holiday";

const spacings = {
  both: "py-section",
  top: "pt-section",
  bottom: "pb-section",
  none: "",
} as const;

type SectionProps = ComponentProps<"section"> & {
  tone?: Tone;
  /** Which sides have vertical padding. */
  spacing?: keyof typeof spacings;
};

/**
 * A full-width section with its content in the page's column, which gets `className`. Needs `aria-labelledby` or
 * `aria-label`.
 */
export function Section(props: SectionProps) {
  const { tone, spacing = "both", className = "", children, ...rest } = props;
  return (
    <section data-tone={tone} className={spacings[spacing]} {...rest}>
      <div className={`page-width ${className}`}>{children}</div>
    </section>
  );
}
