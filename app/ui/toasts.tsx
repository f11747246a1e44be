import { createPortal } from "react-dom";
import { create } from "zustand";
import { afterPaint } from "./scheduling";
import type { Toast, ToastView } from "./toast-view";

type Shown = { toast: Toast; View: typeof ToastView; slot: Element };

const useToast = create<{ shown: Shown | null }>(() => ({ shown: null }));

let latest: Toast | null = null;

/** Replaces the current toast. Shown after the next paint, so that it does not delay the response to a click. */
export async function showToast(toast: Toast): Promise<void> {
  latest = toast;
  close();
  await afterPaint();
  const view = await loadToasts();
  if (view && latest === toast) showInTopDialog(toast, view.ToastView);
}

/** Preloads the script of toasts; `null` when there is no connection before the first one. */
export function loadToasts() {
  return import("./toast-view").catch(() => null);
}

/** Shows it inside the topmost modal dialog, outside of which everything is inert. */
function showInTopDialog(toast: Toast, View: Shown["View"]): void {
  const slots = document.querySelectorAll("dialog:modal [data-toasts]");
  // Not in a slot of a closed dialog.
  const slot = [...slots].at(-1) ?? document.querySelector("[data-toasts]:not(dialog *)");
  if (slot) useToast.setState({ shown: { toast, View, slot } });
}

function close(): void {
  useToast.setState({ shown: null });
}

/** Call it after opening a modal dialog: a confirmation, which could cover its controls, is dismissed. */
export function moveToastIntoDialog(): void {
  if (latest?.isConfirmation) {
    latest = null;
    close();
  }
  moveToastToTopDialog();
}

/** Call it after closing a modal dialog. */
export function moveToastToTopDialog(): void {
  const { shown } = useToast.getState();
  if (shown) showInTopDialog(shown.toast, shown.View);
}

/**
 * The live region for toasts: one in the page and one in every modal dialog. It is rendered empty, because screen
 * readers often ignore a region that is added together with its text.
 */
export function ToastSlot() {
  return <div role="status" data-toasts="" />;
}

/** The page's slot, and the toast in the slot where it is shown. */
export function Toasts() {
  const { shown } = useToast();
  return (
    <>
      <ToastSlot />
      {shown && createPortal(<shown.View toast={shown.toast} onClose={close} />, shown.slot)}
    </>
  );
}
