/**
 * The page's first screen: on a desktop the stage fills 55.5% of the window with a rail of
 * thumbnails (72 px) beside it, and the buying column takes the rest.
 */
export const pageGrid =
  "relative grid grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:grid-cols-[calc(55.5vw+5.5rem)_minmax(0,1fr)] lg:gap-x-4";

export const columnLook =
  "px-(--edge) pt-5.5 sm:pt-6 sm:pl-8 lg:pt-4.5 lg:pr-[max(var(--edge),(100vw-1280px)/2)] lg:pb-10 lg:pl-10";
