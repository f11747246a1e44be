import { cva, type VariantProps } from "class-variance-authority";
import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useRef } from "react";
import { IconButton } from "./button";
import { Heading } from "./heading";
import { Icon } from "./icon";
import { moveToastIntoDialog, moveToastToTopDialog, ToastSlot } from "./toasts";

export type DrawerControl = {
  isOpen: boolean;
  /** Called when it should close and when it has closed, so perhaps twice. */
  onClose: () => void;
  /** Id of the control that gets focus when the opener is gone. */
  returnFocusTo: string;
};

type DrawerProps = DrawerControl &
  VariantProps<typeof drawerVariants> & {
    /** Id of the heading that names it. */
    labelledBy: string;
    children: ReactNode;
  };

/** A modal `<dialog>` at an edge of the window, with its parts in a column. It closes on Escape and on a click on its backdrop. */
export function Drawer(props: DrawerProps) {
  const { isOpen, onClose, returnFocusTo, labelledBy, side } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (isOpen && dialog && !dialog.open) {
      reserveScrollbarWidth();
      dialog.showModal();
      moveToastIntoDialog();
    }
    if (!isOpen) dialog?.close();
  }, [isOpen]);

  const closeDrawer = useEffectEvent(onClose);
  useEffect(() => onBackdropClick(dialogRef.current, () => closeDrawer()), []);

  /** Closed through `isOpen`: otherwise the state would still be open. */
  function handleCancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  function handleClose() {
    // The event is asynchronous: the dialog may be open again.
    if (dialogRef.current?.open) return;
    moveToastToTopDialog();
    // Safari does not focus a clicked button, so the browser may have nothing to restore.
    if (document.activeElement === document.body) document.getElementById(returnFocusTo)?.focus();
    onClose();
  }

  return (
    <dialog
      ref={dialogRef}
      onCancel={handleCancel}
      onClose={handleClose}
      aria-labelledby={labelledBy}
      className={drawerVariants({ side, className: "flex-col open:flex" })}
    >
      {props.children}
      <ToastSlot />
    </dialog>
  );
}

/** The classes of a drawer, also for a dialog that the browser opens without script. */
export const drawerVariants = cva(
  "slide-in fixed inset-0 max-h-dvh overflow-x-hidden overflow-y-auto overscroll-contain bg-surface text-ink",
  {
    variants: {
      /** The edge of the window; `sheet` is at the bottom on phones, and `full` covers the window. */
      side: {
        start: "h-dvh w-[calc(100%-24px)] max-w-measure-sm [--slide-from:-100%]",
        end: "ml-auto h-dvh w-[calc(100%-24px)] max-w-measure-md [--slide-from:100%]",
        "end-wide": "ml-auto h-dvh w-full max-w-180 [--slide-from:100%]",
        full: "h-dvh w-full max-w-none [--slide-from:0_100%]",
        top: "h-dvh w-full max-w-none [--slide-from:0_-100%] sm:h-fit",
        sheet:
          "mt-auto ml-auto h-[min(88dvh,46rem)] w-full max-w-none [--slide-from:0_100%] max-sm:rounded-t-picture sm:h-dvh sm:max-w-measure-md sm:[--slide-from:100%]",
      },
    },
    defaultVariants: { side: "end" },
  },
);

/** Reserves the width of the scrollbar that a modal dialog removes, so that the page does not shift. */
export function reserveScrollbarWidth(): void {
  const { style, clientWidth } = document.documentElement;
  style.setProperty("--scrollbar", `${innerWidth - clientWidth}px`);
}

/**
 * Calls `onClick` for a click on the backdrop; returns a function that stops it. The press must start and end
 * there: dragging a selection out of the dialog does not close it.
 */
export function onBackdropClick(
  dialog: HTMLDialogElement | null,
  onClick: () => void,
): (() => void) | undefined {
  if (!dialog) return undefined;
  const stop = new AbortController();
  const options = { signal: stop.signal };
  let pressed: EventTarget | null = null;
  const onPress = ({ target }: Event) => {
    pressed = target;
  };
  const onRelease = ({ target }: Event) => target === dialog && pressed === dialog && onClick();
  dialog.addEventListener("pointerdown", onPress, options);
  dialog.addEventListener("click", onRelease, options);
  return () => stop.abort();
}

/** Horizontal padding inside drawers with a list of products. */
export const drawerInset = "px-5 lg:px-10";

/**
 * The scrolling part, half of the window or more (less in a low one), and the containing block of hidden labels in it, which would make the drawer scroll too. In a
 * low window, or with large text, the whole drawer scrolls.
 */
export const drawerScroll = `relative min-h-[50dvh] low:min-h-[40dvh] flex-[1_1_0] overflow-y-auto overscroll-contain ${drawerInset}`;

type TitledDrawerProps = Omit<DrawerProps, "labelledBy"> & {
  title: string;
  titleId: string;
  /** The number of items; announced when it changes. */
  status?: string;
  /** Shown where the browser does not store data. */
  warning?: string | false;
  closeLabel: string;
  headClass?: string;
};

/** A drawer as a column, with its title and a button that closes it at the top. */
export function TitledDrawer(props: TitledDrawerProps) {
  const { title, titleId, status, warning, closeLabel, headClass = "", children, ...rest } = props;
  return (
    <Drawer labelledBy={titleId} {...rest}>
      <div
        className={`flex items-start justify-between gap-3 pt-6 low:pt-3 lg:pt-8 ${drawerInset} ${headClass}`}
      >
        <div className="min-w-0 wrap-anywhere">
          <Heading id={titleId} size="md" tabIndex={-1}>
            {title}
          </Heading>
          {status !== undefined && (
            <p aria-live="polite" className="mt-2 text-note text-muted">
              {status}
            </p>
          )}
          {warning && <p className="mt-2 text-sm">{warning}</p>}
        </div>
        <IconButton aria-label={closeLabel} onClick={rest.onClose} className="-mt-2 -mr-2.5">
          <Icon name="close" />
        </IconButton>
      </div>
      {children}
    </Drawer>
  );
}
