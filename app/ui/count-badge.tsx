import type { ReactNode } from "react";

/** How many things are behind an icon button, in its upper right corner. */
export function CountBadge({ children }: { children: ReactNode }) {
  return (
    <span className="absolute top-0.75 right-px min-w-4.5 rounded-[9px] bg-primary px-1 text-center text-[0.6875rem]/4.5 font-semibold tabular text-on-primary forced-color-adjust-none">
      {children}
    </span>
  );
}
