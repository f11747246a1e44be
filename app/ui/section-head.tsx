import type { ReactNode } from "react";

/** A heading on the left and a short text on the right, or below it where there is no room. */
export function SectionHead({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
      {heading}
      <p className="max-w-measure-sm text-muted">{children}</p>
    </div>
  );
}
