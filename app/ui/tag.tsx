import type { ReactNode } from "react";

const variants = {
  raised: "bg-raised",
  surface: "bg-surface",
  outline: "inset-ring inset-ring-line-strong",
} as const;

type TagProps = { variant?: keyof typeof variants; children: ReactNode };

/** A label of one or two words. */
export function Tag({ variant = "raised", children }: TagProps) {
  return (
    <span
      className={`inline-block rounded-tag px-2.5 py-2 text-tag font-semibold ${variants[variant]}`}
    >
      {children}
    </span>
  );
}
