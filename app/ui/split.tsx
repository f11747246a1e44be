import type { ReactNode } from "react";

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
