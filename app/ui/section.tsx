import type { ComponentProps } from "react";

/** The roles of all colors inside. See `data-tone` in theme.css. */
export type Tone = "raised" | "soft" | "inverse" | "holiday";

const spacings = {
  both: "py-section",
  top: "pt-section",
  bottom: "pb-section",
  none: "",
} as const;

type SectionProps = ComponentProps<"section"> & {
  tone?: Tone;
  /** Where the section has the page's large vertical padding. */
  spacing?: keyof typeof spacings;
};

/**
 * A part of a page: background over the whole window, content in the page's column. `className` and
 * children belong to that column. Needs `aria-labelledby` or `aria-label`.
 */
export function Section(props: SectionProps) {
  const { tone, spacing = "both", className = "", children, ...rest } = props;
  return (
    <section data-tone={tone} className={spacings[spacing]} {...rest}>
      <div className={`page-width ${className}`}>{children}</div>
    </section>
  );
}
