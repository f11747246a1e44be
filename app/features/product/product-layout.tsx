import type { ReactNode } from "react";

type ProductLayoutProps = { gallery: ReactNode; children: ReactNode };

/** A product's first screen: the gallery, on desktops in 55.5 % of the window, and the buying column. */
export function ProductLayout({ gallery, children }: ProductLayoutProps) {
  return (
    <div className={layoutClass}>
      {gallery}
      <div className={columnClass}>{children}</div>
    </div>
  );
}

/** With a rail of thumbnails (72 px) the stage itself fills 55.5 % of the window. */
const layoutClass = [
  "relative grid grid-cols-1 sm:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]",
  "lg:grid-cols-[calc(55.5vw+88px)_minmax(0,1fr)] lg:gap-x-4",
].join(" ");

const columnClass = "px-edge pt-6 sm:pt-6 sm:pl-8 lg:pt-5 lg:pr-bleed lg:pb-10 lg:pl-10";
