import {
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import type { SizedImage } from "~/commerce/model";
import { useOnDemand } from "~/ui/use-on-demand";
import { usePictureHistory } from "./picture-history";

/** Id of the link around a picture in the gallery. */
export function getPictureId(index: number): string {
  return `picture-${index + 1}`;
}

/** What the gallery shows of a picture. */
function findImage(index: number): HTMLImageElement | null {
  return document.getElementById(getPictureId(index))?.querySelector("img") ?? null;
}

type PictureLinkProps = { url: string; index: number; isCurrent: boolean; children: ReactNode };

/**
 * Opens the picture in full size over the page. Before and without scripts it is a link to the file, and each picture
 * can be reached with the Tab key.
 */
export function PictureLink({ url, index, isCurrent, children }: PictureLinkProps) {
  const { entry, open } = usePictureHistory();
  const [isScripted, setScripted] = useState(false);
  useEffect(() => startTransition(() => setScripted(true)), []);

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(index);
  }

  return (
    <a
      id={getPictureId(index)}
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

type PictureDialogHostProps = {
  title: string;
  images: readonly SizedImage[];
  /** Called with the picture that the dialog shows. */
  onShow: (index: number) => void;
};

/** Loads the dialog when a picture is first opened; when that fails, the browser opens the file. */
export function PictureDialogHost({ title, images, onShow }: PictureDialogHostProps) {
  const { entry, close } = usePictureHistory();
  const image = entry === null ? undefined : images[entry];
  const isOpen = image !== undefined;
  const shown = useRef<number | null>(null);

  /** The entry of the dialog becomes that of the file, so Back leads to the product. */
  function openFile() {
    if (image) window.location.replace(image.url);
  }

  const dialog = useOnDemand(isOpen, () => import("./picture-dialog"), openFile);

  // The browser returns the focus to the link that was pressed; it belongs to the picture that was looked at last.
  useEffect(() => {
    if (isOpen || shown.current === null) return;
    document.getElementById(getPictureId(shown.current))?.focus({ preventScroll: true });
    shown.current = null;
  }, [isOpen]);

  function show(index: number) {
    shown.current = index;
    onShow(index);
  }

  return (
    dialog && (
      <dialog.PictureDialog
        isOpen={isOpen}
        onClose={close}
        returnFocusTo={getPictureId(entry ?? 0)}
        title={title}
        images={images}
        firstIndex={entry ?? 0}
        findPreview={findImage}
        onShow={show}
      />
    )
  );
}
