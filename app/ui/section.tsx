import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Grid } from "./grid";
import { Heading, type HeadingSize } from "./heading";

/** The color scheme inside. See `data-tone` in theme.css. */
export type Tone = "raised" | "soft" | "inverse" | "holiday";

const sectionVariants = cva("", {
  variants: {
    /** Which sides have vertical padding. */
    spacing: { both: "py-section", top: "pt-section", bottom: "pb-section", none: "" },
  },
  defaultVariants: { spacing: "both" },
});

type SectionProps = ComponentProps<"section"> &
  VariantProps<typeof sectionVariants> & { tone?: Tone };

/**
 * A full-width section with its content in the page's column, which gets `className`. Needs `aria-labelledby` or
 * `aria-label`.
 */
export function Section(props: SectionProps) {
  const { tone, spacing, className = "", children, ...rest } = props;
  return (
    <section data-tone={tone} className={sectionVariants({ spacing })} {...rest}>
      <div className={`page-width ${className}`}>{children}</div>
    </section>
  );
}

const headVariants = cva("min-w-0", {
  variants: {
    /** Columns of twelve for the head and the body; `4:7` has an empty one between them. */
    ratio: {
      "4:7": "lg:col-span-4",
      "5:6": "lg:col-span-5",
      "6:6": "lg:col-span-6",
      "7:5": "lg:col-span-7",
    },
    /** The head stays in view while a long body scrolls. */
    isHeadSticky: { true: "lg:sticky lg:top-[calc(var(--header)+40px)] lg:self-start" },
  },
  defaultVariants: { ratio: "4:7" },
});

const bodyVariants = cva("min-w-0", {
  variants: {
    ratio: {
      "4:7": "lg:col-span-7 lg:col-start-6",
      "5:6": "lg:col-span-6 lg:col-start-7",
      "6:6": "lg:col-span-6",
      "7:5": "lg:col-span-5",
    },
  },
  defaultVariants: { ratio: "4:7" },
});

type SplitProps = VariantProps<typeof headVariants> & {
  head: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Head and body side by side on large screens, stacked elsewhere. */
export function Split({ head, ratio, isHeadSticky, className = "", children }: SplitProps) {
  return (
    <Grid isAlwaysGrid className={`gap-y-8 ${className}`}>
      <div className={headVariants({ ratio, isHeadSticky })}>{head}</div>
      <div className={bodyVariants({ ratio })}>{children}</div>
    </Grid>
  );
}

type SplitSectionProps = Omit<SectionProps, "title"> &
  Pick<SplitProps, "ratio" | "isHeadSticky"> & {
    /** Id of the title, which names the section. */
    titleId: string;
    title: ReactNode;
    titleSize?: HeadingSize;
    /** A short text under the title. */
    text?: string;
    /** Anything else below the title. */
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
