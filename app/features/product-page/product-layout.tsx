import type { ReactNode } from "react";

/**
 * A product's first screen: the gallery, with its rail of thumbnails (72 px) beside the 55.5 % of the window that its
 * stage fills on desktops, and the buying column. In a low window the stage stays about as wide as high.
 */
export function ProductLayout({ gallery, children }: { gallery: ReactNode; children: ReactNode }) {
  return (
    <div className="relative grid grid-cols-1 sm:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:grid-cols-[calc(min(55.5vw,var(--stage)*1.05)+88px)_minmax(0,1fr)] lg:gap-x-4">
      {gallery}
      <div className="px-edge pt-6 sm:pl-8 lg:pt-5 lg:pr-bleed lg:pb-10 lg:pl-10">{children}</div>
    </div>
  );
}
