import { type KeyboardEvent, memo, useRef, useState } from "react";
import type { Product } from "~/commerce/model";
import { pictureSizes } from "~/lib/breakpoints";
import { ProductImage } from "~/product/product-image";

/**
 * The pictures side by side in a stage to swipe, with thumbnails beside it. Thumbnails are links to
 * the pictures, so they work before and without scripts. The first picture fills the stage; the
 * others may carry text and are shown whole.
 */
export const Gallery = memo(function Gallery({ product }: { product: Product }) {
  const { images, title } = product;
  const stage = useRef<HTMLUListElement>(null);
  const rail = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [first] = images;

  if (!first) {
    return (
      <div className="grid h-stage place-items-center bg-raised text-muted lg:sticky lg:top-header">
        No image available
      </div>
    );
  }

  function onScroll() {
    const row = stage.current;
    if (!row || row.clientWidth === 0) return;
    const index = Math.round(row.scrollLeft / row.clientWidth);
    setCurrent(index);
    if (index !== current) centerThumbnail(rail.current, index);
  }

  function show(index: number) {
    const row = stage.current;
    row?.scrollTo({ left: index * row.clientWidth, behavior: "instant" });
  }

  const caption = images[current]?.alt.trim() ?? "";
  return (
    <div className="self-start sm:sticky sm:top-header lg:flex lg:gap-4">
      <div className="relative min-w-0 overflow-hidden bg-raised lg:flex-1 lg:rounded-br-picture">
        <ul
          ref={stage}
          onScroll={onScroll}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller needs a stop for its arrow keys
          tabIndex={0}
          aria-label="Pictures"
          className="flex h-stage snap-row overflow-x-auto overscroll-x-contain -outline-offset-2 scrollbar-none"
        >
          {images.map((image, index) => (
            <li
              key={image.url}
              id={`picture-${index + 1}`}
              className={`size-full shrink-0 snap-center ${index === 0 ? "" : wholeClass}`}
            >
              <ProductImage
                image={image}
                use="stage"
                sizes={slideSizes}
                alt={image.alt || `${title}, picture ${index + 1}`}
                priority={index === 0}
                className={`size-full ${index === 0 ? "object-cover" : "object-contain"}`}
              />
            </li>
          ))}
        </ul>
        <p
          aria-live="polite"
          className="pointer-events-none absolute bottom-4 left-edge text-sm max-lg:right-edge lg:bottom-7"
        >
          <span className="tabular mr-2">
            {current + 1} / {images.length}
          </span>
          {caption.toLowerCase() !== title.trim().toLowerCase() && <bdi>{caption}</bdi>}
        </p>
      </div>
      {images.length > 1 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the links in it
        <div
          ref={rail}
          onKeyDown={moveByArrows}
          className="relative flex gap-2 overflow-x-auto px-edge pt-3 scrollbar-none sm:pr-0 lg:h-stage lg:flex-col lg:overflow-visible lg:px-0 lg:pt-6"
        >
          {images.map((image, index) => (
            <a
              key={image.url}
              href={`#picture-${index + 1}`}
              onClick={(event) => {
                event.preventDefault();
                show(index);
              }}
              aria-current={index === current}
              aria-label={`Picture ${index + 1}: ${image.alt || title}`}
              // Beside the stage they are never taller together than it is: many become lower.
              className="relative h-19 max-w-24 min-w-14 flex-1 overflow-hidden rounded-thumb bg-raised lg:h-22 lg:w-18 lg:flex-initial after:absolute after:inset-0 after:rounded-thumb current:after:border-2"
            >
              <ProductImage image={image} use="thumbnail" sizes="72px" alt="" isMinor />
            </a>
          ))}
        </div>
      )}
    </div>
  );
});

/** Scrolls the row of thumbnails so that the current one is centered. */
function centerThumbnail(rail: HTMLElement | null, index: number) {
  const link = rail?.children[index];
  if (!rail || !(link instanceof HTMLElement)) return;
  rail.scrollLeft = link.offsetLeft - (rail.clientWidth - link.offsetWidth) / 2;
}

/** Every slide is as wide as the stage. */
const slideSizes = pictureSizes({ base: "100vw", sm: "53.5vw", lg: "55.5vw" });

/** Room for the counter below a picture that is shown whole. */
const wholeClass = "pb-12 max-sm:pt-2 lg:pb-16";

const arrowSteps: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = arrowSteps[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll("a")];
  const from = links.findIndex((link) => link.matches(":focus"));
  const next = links[(from + step + links.length) % links.length];
  next?.focus();
  next?.click();
}
