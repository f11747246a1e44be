import type { ReactNode } from "react";

const variants = {
  raised: "bg-raised",
  surface: "bg-surface",
  outline: "outline-1 -outline-offset-1 outline-line-strong",
} as const;

type TagProps = { variant?: keyof typeof variants; children: ReactNode };

/** A label of one or two words. */
export function Tag({ variant = "raised", children }: TagProps) {
  return (
    <span
      className={`inline-block rounded-tag px-2 py-2 text-tag font-semibold ${variants[variant]}`}
    >
      {children}
    </span>
  );
}
