import { site } from "~/content/site";
import { ProductLayout } from "./product-layout";

/** Skeleton of the final sizes, with a status for screen readers. */
export function ProductLoading() {
  return (
    <>
      <title>{site.name}</title>
      <h1 className="sr-only">This product</h1>
      <p role="status" className="sr-only">
        Loading product...
      </p>
      <ProductLayout gallery={<GalleryBoxes />}>
        <div aria-hidden="true">
          <div className="mt-3 h-6 w-2/5 rounded-control bg-sunken/60" />
          <div className="mt-6 h-28 w-4/5 rounded-control bg-sunken/60" />
          <div className="mt-4 h-6 w-3/5 rounded-control bg-sunken/60" />
          <div className="mt-8 h-16 rounded-control bg-sunken/60" />
          <div className="mt-6 h-16 rounded-control bg-sunken/60" />
          <div className="mt-6 h-14 rounded-control bg-sunken/60" />
        </div>
      </ProductLayout>
    </>
  );
}

function GalleryBoxes() {
  return (
    <div aria-hidden="true" className="lg:flex lg:gap-4">
      <div className="h-stage bg-sunken/60 lg:flex-1" />
      <div className="flex gap-2 px-edge pt-3 lg:flex-col lg:px-0 lg:pt-6">
        {[1, 2, 3, 4].map((box) => (
          <div
            key={box}
            className="h-19 flex-1 rounded-thumb bg-sunken/60 lg:h-22 lg:w-18 lg:flex-none"
          />
        ))}
      </div>
    </div>
  );
}
