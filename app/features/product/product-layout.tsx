import type { ReactNode } from "react";
import { site } from "~/content/site";

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

/**
 * A product's first screen: the gallery, with its rail of thumbnails (72 px) beside the 55.5 % of the window that its
 * stage fills on desktops, and the buying column.
 */
export function ProductLayout({ gallery, children }: { gallery: ReactNode; children: ReactNode }) {
  return (
    <div className="relative grid grid-cols-1 sm:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:grid-cols-[calc(55.5vw+88px)_minmax(0,1fr)] lg:gap-x-4">
      {gallery}
      <div className="px-edge pt-6 sm:pl-8 lg:pt-5 lg:pr-bleed lg:pb-10 lg:pl-10">{children}</div>
    </div>
  );
}
