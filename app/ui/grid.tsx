import { cva, type VariantProps } from "class-variance-authority";
import type { HTMLAttributes } from "react";

const gridVariants = cva("gap-x-gutter", {
  variants: {
    /** The width from which there are twelve columns; `desktop` is that of the container, not of the window. */
    from: {
      sm: "sm:grid sm:grid-cols-12",
      lg: "lg:grid lg:grid-cols-12",
      desktop: "@desktop:grid @desktop:grid-cols-12",
    },
    /** Keeps the grid below that width, with the columns and gaps that `className` gives it. */
    isAlwaysGrid: { true: "grid" },
  },
  defaultVariants: { from: "lg" },
});

type GridProps = HTMLAttributes<HTMLElement> &
  VariantProps<typeof gridVariants> & {
    as?: "article" | "div" | "figcaption" | "figure" | "header" | "li" | "section" | "ul";
  };

/** The page's twelve columns. */
export function Grid({ as: Tag = "div", from, isAlwaysGrid, className, ...rest }: GridProps) {
  return <Tag className={gridVariants({ from, isAlwaysGrid, className })} {...rest} />;
}
