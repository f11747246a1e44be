import {
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import * as v from "valibot";
import type { SizedImage } from "~/commerce/model";
import { useHistoryEntry } from "~/lib/use-history-entry";
import { Layer } from "~/ui/layer";
import { hasModifier } from "~/ui/link";
import { useOnDemand } from "~/ui/use-on-demand";

/** The image in full size, by its index. */
const imageState = v.object({ image: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });

/** The image in full size as an entry of the history, so that Back closes it. */
function useImageHistory() {
  const { entry, show, goBack, oncePerEntry } = useHistoryEntry(imageState);
  return {
    entry: entry?.image ?? null,
    open(image: number) {
      if (!entry) oncePerEntry(() => show({ image }));
    },
    close() {
      if (entry) oncePerEntry(() => goBack(1));
    },
  };
}

/** Id of the link around an image in the gallery; a part of addresses that visitors may have kept. */
export function getImageId(index: number): string {
  return `picture-${index + 1}`;
}

/** What the gallery shows of an image. */
function findImage(index: number): HTMLImageElement | null {
  return document.getElementById(getImageId(index))?.querySelector("img") ?? null;
}

type ImageLinkProps = { url: string; index: number; isCurrent: boolean; children: ReactNode };

/**
 * Opens the image in full size over the page. Before and without scripts it is a link to the file, and each image
 * can be reached with the Tab key.
 */
export function ImageLink({ url, index, isCurrent, children }: ImageLinkProps) {
  const { entry, open } = useImageHistory();
  const [isScripted, setScripted] = useState(false);
  useEffect(() => startTransition(() => setScripted(true)), []);

  function onClick(event: MouseEvent) {
    if (hasModifier(event)) return;
    event.preventDefault();
    open(index);
  }

  return (
    <a
      id={getImageId(index)}
      href={url}
      onClick={onClick}
      {...(isScripted && { "aria-haspopup": "dialog", "aria-expanded": entry === index })}
      tabIndex={isScripted && !isCurrent ? -1 : undefined}
      className="block size-full cursor-zoom-in -outline-offset-2"
    >
      <span className="sr-only">View full size: </span>
      {children}
    </a>
  );
}

type ImageDialogHostProps = {
  title: string;
  images: readonly SizedImage[];
  /** Called with the image that the dialog shows. */
  onShow: (index: number) => void;
};

/** Loads the dialog when an image is first opened; when that fails, the browser opens the file. */
export function ImageDialogHost({ title, images, onShow }: ImageDialogHostProps) {
  const { entry, close } = useImageHistory();
  const image = entry === null ? undefined : images[entry];
  const isOpen = image !== undefined;
  const shown = useRef<number | null>(null);

  /** The file replaces the dialog's history entry, so Back leads to the product. */
  function openFile() {
    if (image) window.location.replace(image.url);
  }

  const dialog = useOnDemand(isOpen, () => import("./image-dialog"), openFile);

  // The browser returns the focus to the link that was pressed; it belongs to the image that was looked at last.
  useEffect(() => {
    if (isOpen || shown.current === null) return;
    document.getElementById(getImageId(shown.current))?.focus({ preventScroll: true });
    shown.current = null;
  }, [isOpen]);

  function show(index: number) {
    shown.current = index;
    onShow(index);
  }

  return (
    <Layer isOpen={isOpen} onFailure={openFile}>
      {dialog && (
        <dialog.ImageDialog
          isOpen={isOpen}
          onClose={close}
          returnFocusTo={getImageId(entry ?? 0)}
          title={title}
          images={images}
          firstIndex={entry ?? 0}
          findPreview={findImage}
          onShow={show}
        />
      )}
    </Layer>
  );
}
