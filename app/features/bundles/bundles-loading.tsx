import { bundlesCopy } from "~/content/shop/bundles";
import { Heading } from "~/ui/heading";

/** Shown while the page loads. */
export function BundlesLoading() {
  return (
    <div className="page-width pt-10 pb-section lg:pt-24">
      <BundlesHead />
      <p role="status">Loading products...</p>
    </div>
  );
}

export function BundlesHead() {
  return (
    <>
      <Heading level={1} size="xl" className="max-w-[9em]">
        {bundlesCopy.title}
      </Heading>
      <p className="mt-5 max-w-measure-md text-lg">{bundlesCopy.intro}</p>
    </>
  );
}
