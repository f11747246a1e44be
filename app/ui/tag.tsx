import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const tagVariants = cva("inline-block rounded-tag px-2 py-2 text-tag font-semibold", {
  variants: {
    variant: {
      raised: "bg-raised",
      corner: "absolute top-2 left-2 bg-surface",
      outline: "outline-1 -outline-offset-1 outline-line-strong",
    },
  },
  defaultVariants: { variant: "raised" },
});

type TagProps = VariantProps<typeof tagVariants> & { children: ReactNode };

/** A label of one or two words. */
export function Tag({ variant, children }: TagProps) {
  return <span className={tagVariants({ variant })}>{children}</span>;
}
