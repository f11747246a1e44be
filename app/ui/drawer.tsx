import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useRef } from "react";
import { ToastSlot } from "./toast-slot";
import { toastFollowsDialogs } from "./toasts";

type DrawerProps = {
  isOpen: boolean;
  /** It should close, or has: called for either, so perhaps twice. */
  onClose: () => void;
  /** Id of the heading that names it. */
  labelledBy: string;
  side?: DrawerSide;
  /** Id of the control that takes focus when what opened the drawer is gone. */
  returnFocusTo: string;
  children: ReactNode;
};

/**
 * A modal panel on the platform's own dialog, which keeps focus inside, closes on Escape and gives
 * focus back. It closes on a press beside it as well.
 */
export function Drawer(props: DrawerProps) {
  const { isOpen, onClose, labelledBy, side = "end", returnFocusTo } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (isOpen && dialog && !dialog.open) {
      noteScrollbar();
      dialog.showModal();
      toastFollowsDialogs();
    }
    if (!isOpen) dialog?.close();
  }, [isOpen]);

  const leave = useEffectEvent(onClose);
  useEffect(() => onPressBeside(dialogRef.current, () => leave()), []);

  /** Escape asks as a button does: were it closed before `isOpen` says so, what opens it would do nothing. */
  function askToClose(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  function afterClose() {
    // It tells a moment later, and may be open again by then.
    if (dialogRef.current?.open) return;
    toastFollowsDialogs();
    // Safari gives buttons no focus when they are clicked, so there may be none to give back.
    if (document.activeElement === document.body) document.getElementById(returnFocusTo)?.focus();
    onClose();
  }

  return (
    <dialog
      ref={dialogRef}
      onCancel={askToClose}
      onClose={afterClose}
      aria-labelledby={labelledBy}
      className={drawerClass(side)}
    >
      {props.children}
      <ToastSlot />
    </dialog>
  );
}

const shared = [
  "fixed m-0 max-h-dvh overflow-x-hidden overflow-y-auto overscroll-contain",
  "bg-surface text-ink transition-[translate,overlay,display] transition-discrete duration-240",
  "open:translate-0 backdrop:bg-backdrop backdrop:opacity-0 open:backdrop:opacity-100",
  "backdrop:transition-[opacity,overlay,display] backdrop:transition-discrete backdrop:duration-240",
  "starting:open:backdrop:opacity-0",
].join(" ");

const fromRight = "inset-[0_0_0_auto] h-dvh translate-x-full starting:open:translate-x-full";

/** Where it lies and the edge it comes from; `sheet` comes from the bottom on phones. */
const sides = {
  start:
    "inset-[0_auto_0_0] h-dvh w-[calc(100%-24px)] max-w-100 -translate-x-full starting:open:-translate-x-full",
  end: `${fromRight} w-[calc(100%-24px)] max-w-128`,
  "end-wide": `${fromRight} w-full max-w-180`,
  top: "inset-[0_0_auto] h-dvh w-full max-w-none -translate-y-full starting:open:-translate-y-full sm:h-auto",
  sheet: [
    "max-sm:inset-[auto_0_0] max-sm:h-[min(88dvh,46rem)] max-sm:w-full max-sm:max-w-none",
    "max-sm:translate-y-full max-sm:rounded-t-picture max-sm:starting:open:translate-y-full",
    "sm:inset-[0_0_0_auto] sm:h-dvh sm:w-full sm:max-w-112 sm:translate-x-full",
    "sm:starting:open:translate-x-full",
  ].join(" "),
} as const;

type DrawerSide = keyof typeof sides;

/** The classes of a drawer, for a dialog that the browser opens itself. */
export function drawerClass(side: DrawerSide): string {
  return `${shared} ${sides[side]}`;
}

/** A page that stands still has no scrollbar; its room stays, or everything would jump aside. */
export function noteScrollbar(): void {
  const { style, clientWidth } = document.documentElement;
  style.setProperty("--scrollbar", `${innerWidth - clientWidth}px`);
}

/**
 * Calls `leave` when the backdrop is pressed, and gives back what stops that. Both ends of the press must
 * be on the backdrop: dragging a selection out of the dialog does not close it.
 */
export function onPressBeside(
  dialog: HTMLDialogElement | null,
  leave: () => void,
): (() => void) | undefined {
  if (!dialog) return undefined;
  const stop = new AbortController();
  let isBeside = false;
  dialog.addEventListener(
    "pointerdown",
    ({ target }) => {
      isBeside = target === dialog;
    },
    { signal: stop.signal },
  );
  dialog.addEventListener(
    "click",
    ({ target }) => {
      if (isBeside && target === dialog) leave();
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}
