import { memo, useEffect, useRef, useState } from "react";
import type { ProductDetails, SizedImage } from "~/commerce/model";
import { imageSizes } from "~/lib/breakpoints";
import type { Turn } from "~/lib/site-image";
import { productCrop } from "~/lib/store-image";
import { ProductImage } from "~/product/product-image";
import { Icon } from "~/ui/icon";
import { GalleryTurn } from "./gallery-turn";
import { GalleryVideo } from "./gallery-video";
import { getImageId, ImageDialogHost, ImageLink } from "./image-link";

type GalleryProps = {
  product: Pick<ProductDetails, "images" | "videos" | "title">;
  /** The image of the chosen variant; null before a choice. */
  chosenUrl: string | null;
  /** Null for a product that cannot be turned. */
  turn: Turn | null;
};

/**
 * The images side by side in a stage to swipe, with thumbnails beside it. Thumbnails are links to the images, and
 * images to their files, so both work before and without scripts. An image of the shop's own size fills the stage,
 * for which it is composed; any other is shown whole, on a ground of its own edges. Videos stand behind the images, and
 * last the product that can be turned, over its first image.
 */
export const Gallery = memo(function Gallery({ product, chosenUrl, turn }: GalleryProps) {
  const { images, videos, title } = product;
  const stage = useRef<HTMLUListElement>(null);
  const rail = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const entries = [
    ...images.map((image) => ({ image, video: null, turn: null })),
    ...videos.map((video) => ({ image: video.poster, video, turn: null })),
    ...images.slice(0, 1).flatMap((image) => (turn ? { image, video: null, turn } : [])),
  ];

  const chosenIndex = images.findIndex(({ url }) => url === chosenUrl);
  useEffect(() => {
    const row = stage.current;
    if (chosenIndex >= 0)
      row?.scrollTo({ left: chosenIndex * row.clientWidth, behavior: "instant" });
  }, [chosenIndex]);

  if (entries.length === 0) {
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

  return (
    <div className="self-start sm:sticky low:static sm:top-header lg:flex lg:gap-4">
      <div
        data-repeated
        className="relative min-w-0 overflow-hidden bg-raised lg:flex-1 lg:rounded-br-picture"
      >
        <ul
          ref={stage}
          onScroll={onScroll}
          aria-label="Product images"
          className="flex h-stage snap-row overflow-x-auto overscroll-x-contain scrollbar-none"
        >
          {entries.map(({ image, video, turn }, index) => {
            const isFilling = video ? isUpright(image) : fillsStage(image);
            // What is turned is centered, as its frames are.
            const cover = turn ? "object-cover" : "object-cover lg:object-[50%_42%]";
            const fit = isFilling ? cover : "object-contain";
            const isCurrent = index === current;
            const name = image.alt || `${title}, ${video ? "video" : "image"} ${index + 1}`;
            const picture = (
              <ProductImage
                image={image}
                use="stage"
                isUncropped
                sizes={slideSizes}
                alt={name}
                priority={index === 0}
                className={`size-full ${fit} ${isFilling ? "" : "relative bg-transparent"}`}
              />
            );
            return (
              <li
                key={getImageId(index)}
                id={video || turn ? getImageId(index) : undefined}
                className="relative size-full shrink-0 snap-center overflow-hidden"
              >
                {video || turn ? (
                  picture
                ) : (
                  <ImageLink url={image.url} index={index} isCurrent={isCurrent}>
                    {picture}
                  </ImageLink>
                )}
                {video && <GalleryVideo {...{ video, name, isCurrent, fit }} />}
                {turn && <GalleryTurn {...{ turn, title, isCurrent }} />}
                {turn && (
                  <div className="noscript-only">
                    <a href={turn.back.src} className="absolute right-edge bottom-4 bg-raised p-3">
                      View back label
                    </a>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
        <p
          aria-live="polite"
          className="pointer-events-none absolute inset-x-edge bottom-4 flex text-sm lg:bottom-7"
        >
          <span translate="no" className="tabular -mx-2 rounded-control bg-raised px-2 py-1">
            {`${current + 1} / ${entries.length}`}
          </span>
          {current < images.length && (
            <span className="-mx-2 ml-auto self-end rounded-control bg-raised p-2">
              <Icon name="plus" size={16} />
            </span>
          )}
        </p>
      </div>
      {entries.length > 1 && (
        <div
          ref={rail}
          className="relative flex gap-2 overflow-x-auto px-edge pt-3 scrollbar-none sm:pr-0 lg:h-stage lg:flex-col lg:overflow-visible lg:px-0 lg:pt-6"
        >
          {entries.map(({ image, video, turn }, index) => (
            <a
              key={getImageId(index)}
              href={`#${getImageId(index)}`}
              onClick={(event) => {
                event.preventDefault();
                show(index);
              }}
              aria-current={index === current}
              // Beside the stage they are never taller together than it is: many become lower.
              className="relative h-19 max-w-24 min-w-14 flex-1 overflow-hidden rounded-thumb bg-raised lg:h-22 lg:w-18 lg:flex-initial after:absolute after:inset-0 after:rounded-thumb current:after:border-2"
            >
              <span className="sr-only">
                View {video && <span className="motion-reduce:hidden">video</span>}
                <span className={video ? "motion-safe:hidden" : undefined}>image</span>
                {` ${index + 1}: ${turn ? "All sides" : image.alt || title}`}
              </span>
              <ProductImage image={image} use="thumbnail" sizes="72px" alt="" isMinor />
              {(video || turn) && (
                <span
                  className={`absolute inset-0 m-auto grid size-7 place-items-center rounded-full bg-raised ${video ? "motion-reduce:hidden" : ""}`}
                >
                  <Icon name={video ? "play" : "return"} size={14} />
                </span>
              )}
            </a>
          ))}
        </div>
      )}
      <ImageDialogHost title={title} images={images} onShow={show} />
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
const slideSizes = imageSizes({ base: "100vw", sm: "53.5vw", lg: "55.5vw" });

/** Whether an image has the size of the shop's own, which are composed for 4:5 and for the square in its middle. */
function fillsStage({ size }: SizedImage): boolean {
  return size?.width === productCrop.width && size.height === productCrop.height;
}

/** Whether a poster is 4:5, as the stage of a phone nearly is. */
function isUpright({ size }: SizedImage): boolean {
  return !!size && size.width * productCrop.height === size.height * productCrop.width;
}
