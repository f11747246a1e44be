import PhotoSwipe, { type PhotoSwipeOptions } from "photoswipe";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { RowArrows } from "~/blocks/row-steps";
import type { SizedImage } from "~/commerce/model";
import { productCrop } from "~/lib/store-image";
import { IconButton } from "~/ui/button";
import { Drawer, type DrawerControl } from "~/ui/drawer";
import { Heading } from "~/ui/heading";
import { Icon } from "~/ui/icon";
import "~/styles/image-dialog.css";

type ImageDialogProps = DrawerControl & {
  title: string;
  images: readonly SizedImage[];
  /** The image that it opens with. */
  firstIndex: number;
  /** What the page shows of an image. */
  findPreview: (index: number) => HTMLImageElement | null;
  onShow: (index: number) => void;
};

const titleId = "image-dialog-title";

/** A product's images in full size, to zoom and to swipe through. Loaded when one is first opened. */
export function ImageDialog(props: ImageDialogProps) {
  const { title, images, firstIndex, findPreview, onShow, ...drawer } = props;
  const stage = useRef<HTMLDivElement>(null);
  const { viewer, current, isZoomed } = usePhotoSwipe(stage, props);
  const count = images.length;

  return (
    <Drawer {...drawer} labelledBy={titleId} side="full">
      <div className="relative z-1 flex min-h-16 flex-none items-center gap-x-4 border-b border-line bg-surface px-5 sm:px-10">
        {/* First of what can take focus, so a screen reader begins with the name. */}
        <Heading id={titleId} tabIndex={-1} size="xs" className="truncate max-sm:sr-only">
          <bdi>{title}</bdi>
        </Heading>
        <p aria-live="polite" className="tabular text-note text-muted">
          <span translate="no">{`${current + 1} / ${count}`}</span>{" "}
          <span className="sr-only">{images[current]?.alt}</span>
        </p>
        <div className="-mr-2.5 ml-auto flex">
          {count > 1 && (
            <RowArrows
              noun="image"
              onStep={(step) => (step < 0 ? viewer.current?.prev() : viewer.current?.next())}
              isAtStart={current === 0}
              isAtEnd={current === count - 1}
            />
          )}
          <IconButton
            aria-label={isZoomed ? "Zoom out" : "Zoom in"}
            onClick={() => viewer.current?.toggleZoom()}
          >
            <Icon name={isZoomed ? "minus" : "plus"} />
          </IconButton>
          <IconButton aria-label="Close image" onClick={drawer.onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
      </div>
      <div ref={stage} />
    </Drawer>
  );
}

/**
 * Shows the images with PhotoSwipe while the dialog is open. Its own buttons are left out: it sets their icons
 * with `innerHTML`, which the security policy refuses (decision 043).
 */
function usePhotoSwipe(stage: RefObject<HTMLElement | null>, props: ImageDialogProps) {
  const { isOpen, images, firstIndex, findPreview, onClose, onShow } = props;
  const viewer = useRef<PhotoSwipe>(null);
  const [current, setCurrent] = useState(firstIndex);
  const [isZoomed, setZoomed] = useState(false);

  const start = useEffectEvent((appendToEl: HTMLElement) => {
    const swipe = new PhotoSwipe({
      ...options,
      dataSource: images.map((image, index) => toSlide(image, findPreview(index))),
      index: firstIndex,
      appendToEl,
    });
    swipe.on("uiRegister", () => {
      if (swipe.ui) swipe.ui.uiElementsData = [];
    });
    swipe.on("firstUpdate", () => describeParts(swipe));
    swipe.on("change", () => {
      setCurrent(swipe.currIndex);
      setZoomed(isZoomedIn(swipe));
      onShow(swipe.currIndex);
    });
    swipe.on("zoomPanUpdate", () => setZoomed(isZoomedIn(swipe)));
    swipe.on("keydown", (event) => {
      // Only the arrow keys are for it: they move an image wider than the window, and otherwise lead to the next one.
      if (!event.originalEvent.key.startsWith("Arrow")) event.preventDefault();
      swipe.options.arrowKeys = !isWiderThanWindow(swipe);
    });
    swipe.on("close", () => close());
    swipe.init();
    return swipe;
  });
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen || !stage.current) return;
    const swipe = start(stage.current);
    viewer.current = swipe;
    return () => swipe.close();
  }, [isOpen, stage]);

  return { viewer, current, isZoomed };
}

const options: PhotoSwipeOptions = {
  // The dialog's own.
  escKey: false,
  trapFocus: false,
  returnFocus: false,
  tapAction: false,
  loop: false,
  wheelToZoom: true,
  bgOpacity: 1,
  padding: { top: 64, bottom: 0, left: 0, right: 0 },
  preload: [1, 1],
  // A press always comes closer, also to an image smaller than the window.
  secondaryZoomLevel: ({ fit }) => Math.max(1, fit * 2),
  maxZoomLevel: ({ fit }) => Math.max(2, fit * 4),
  // It opens while the dialog slides in.
  showHideAnimationType: "fade",
  showAnimationDuration: 0,
  hideAnimationDuration: 240,
  zoomAnimationDuration: 240,
  errorMsg: "We couldn’t load this image. Check your connection and try again.",
};

/** The master in full, and what the page shows of it until it is there. */
function toSlide({ url, size }: SizedImage, preview: HTMLImageElement | null) {
  const msrc = preview?.currentSrc;
  return { ...(size ?? productCrop), src: url, alt: preview?.alt, ...(msrc && { msrc }) };
}

function isZoomedIn({ currSlide }: PhotoSwipe): boolean {
  return !!currSlide && currSlide.currZoomLevel > currSlide.zoomLevels.initial * 1.01;
}

function isWiderThanWindow({ currSlide }: PhotoSwipe): boolean {
  return !!currSlide && currSlide.bounds.min.x !== currSlide.bounds.max.x;
}

/** It takes itself for the dialog; the dialog around it has the name and the focus. */
function describeParts({ element, scrollWrap }: PhotoSwipe): void {
  element?.removeAttribute("role");
  element?.removeAttribute("tabindex");
  scrollWrap?.setAttribute("aria-label", "Images");
}
