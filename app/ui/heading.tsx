import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

/** Sizes of display type, independent of the heading's level. See `--text-display-*` in theme.css. */
const headingVariants = cva("font-display", {
  variants: {
    size: {
      "2xl": "text-display-2xl",
      xl: "text-display-xl",
      lg: "text-display-lg",
      md: "text-display-md",
      sm: "text-display-sm",
      xs: "text-display-xs",
    },
  },
  defaultVariants: { size: "lg" },
});

export type HeadingSize = VariantProps<typeof headingVariants>["size"];

type HeadingProps = ComponentProps<"h2"> & { level?: 1 | 2 | 3; size?: HeadingSize };

export function Heading({ level = 2, size, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={headingVariants({ size, className })} {...rest} />;
}

/** The introduction under a heading. */
export function Lead({ className = "mt-4 lg:mt-6", ...rest }: ComponentProps<"p">) {
  return <p className={`max-w-measure-sm text-lg text-muted ${className}`} {...rest} />;
}
