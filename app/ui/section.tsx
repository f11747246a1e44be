import type { ComponentProps, ReactNode } from "react";
import { Heading, type HeadingSize } from "./heading";

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

/** Columns of twelve for the head and the body; `4:7` has an empty one between them. */
const ratios = {
  "4:7": ["lg:col-span-4", "lg:col-span-7 lg:col-start-6"],
  "5:6": ["lg:col-span-5", "lg:col-span-6 lg:col-start-7"],
  "6:6": ["lg:col-span-6", "lg:col-span-6"],
  "7:5": ["lg:col-span-7", "lg:col-span-5"],
} as const;

type SplitProps = {
  head: ReactNode;
  ratio?: keyof typeof ratios;
  /** The head stays in view while a long body scrolls. */
  isHeadSticky?: boolean;
  className?: string;
  children: ReactNode;
};

/** Head and body side by side on large screens, stacked elsewhere. */
export function Split(props: SplitProps) {
  const { head, ratio = "4:7", isHeadSticky = false, className = "", children } = props;
  const [headColumns, bodyColumns] = ratios[ratio];
  return (
    <div className={`grid gap-x-gutter gap-y-8 lg:grid-cols-12 ${className}`}>
      <div className={`min-w-0 ${headColumns} ${isHeadSticky ? stickyHead : ""}`}>{head}</div>
      <div className={`min-w-0 ${bodyColumns}`}>{children}</div>
    </div>
  );
}

const stickyHead = "lg:sticky lg:top-[calc(var(--header)+40px)] lg:self-start";

type SplitSectionProps = Omit<SectionProps, "title"> &
  Pick<SplitProps, "ratio" | "isHeadSticky"> & {
    /** Id of the title, which names the section. */
    titleId: string;
    title: ReactNode;
    titleSize?: HeadingSize;
    /** A short text under the title. */
    text?: string;
    /** What else stands under the title. */
    head?: ReactNode;
  };

/** A section with its title beside its content; `className` is that of both columns. */
export function SplitSection(props: SplitSectionProps) {
  const { titleId, title, titleSize, text, head, ratio, isHeadSticky, className, ...rest } = props;
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Split
        ratio={ratio}
        isHeadSticky={isHeadSticky}
        className={className}
        head={
          <>
            <Heading id={titleId} size={titleSize}>
              {title}
            </Heading>
            {text && <p className="mt-4 max-w-measure-sm text-muted">{text}</p>}
            {head}
          </>
        }
      >
        {rest.children}
      </Split>
    </Section>
  );
}

/** A heading on the left and a short text on the right, or below it where there is no room. */
export function SectionHead({
  text,
  ...heading
}: ComponentProps<typeof Heading> & { text: string }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
      <Heading {...heading} />
      <p className="max-w-measure-sm text-muted">{text}</p>
    </div>
  );
}
