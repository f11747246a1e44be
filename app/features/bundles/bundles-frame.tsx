import type { ReactNode } from "react";
import { bundlesCopy } from "~/content/shop/bundles";
import { Heading } from "~/ui/heading";

/** The page's title above its products, or above a message while they load. */
export function BundlesFrame({ children }: { children?: ReactNode }) {
  return (
    <div className="page-width pt-10 pb-section lg:pt-24">
      <Heading level={1} size="xl" className="max-w-[9em]">
        {bundlesCopy.title}
      </Heading>
      <p className="mt-5 max-w-measure-md text-lg">{bundlesCopy.intro}</p>
      {children ?? <p role="status">Loading products...</p>}
    </div>
  );
}
