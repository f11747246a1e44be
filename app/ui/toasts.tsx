import { afterPaint } from "./scheduling";
import type { Toast } from "./toast-view";

type ToastView = typeof import("./toast-view");

let view: ToastView | null = null;
let latest: Toast | null = null;

/** Replaces the current toast. Shown after the next paint, so that it does not delay the response to a click. */
export function showToast(toast: Toast): void {
  latest = toast;
  afterPaint()
    .then(loadView)
    .then((view) => latest === toast && view.present(toast))
    .catch(ignore);
}

/** Preloads the script of toasts. */
export async function loadToasts(): Promise<void> {
  await loadView().catch(ignore);
}

async function loadView(): Promise<ToastView> {
  view ??= await import("./toast-view");
  return view;
}

/** Dismisses a confirmation when the thing it confirms comes into view. */
export function dismissConfirmation(): void {
  if (!latest?.isConfirmation) return;
  latest = null;
  view?.dismiss();
}

/** Call it after opening or closing a modal dialog, which makes everything outside it inert. */
export function moveToastToTopDialog(): void {
  view?.moveToFront();
}

/** Offline before the first toast. */
function ignore(): void {}

/**
 * The live region for toasts: one in the page and one in every modal dialog. It is rendered empty, because screen
 * readers often ignore a region that is added together with its text.
 */
export function ToastSlot() {
  return <div role="status" data-toasts="" />;
}
