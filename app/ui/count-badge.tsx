import type { ReactNode } from "react";

/** A count in the upper right corner of an icon button. */
export function CountBadge({ children }: { children: ReactNode }) {
  return (
    <span className="absolute top-0.75 right-px min-w-4.5 rounded-[9px] bg-primary px-1 text-center text-[0.6875rem]/4.5 font-semibold tabular text-on-primary forced-color-adjust-none">
      {children}
    </span>
  );
}
