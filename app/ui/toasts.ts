import { afterPaint } from "./after-paint";
import type { Toast } from "./toast-view";

type ToastView = typeof import("./toast-view");

let view: ToastView | null = null;
let latest: Toast | null = null;

/**
 * Shows a message for five seconds, in place of one that is still there. It comes after the next
 * frame: a press is answered by what it changed, and told in words then.
 */
export function showToast(toast: Toast): void {
  latest = toast;
  afterPaint()
    .then(loadView)
    .then((view) => latest === toast && view.present(toast))
    .catch(notShown);
}

/** Loads the script of toasts ahead of the first one. */
export async function loadToasts(): Promise<void> {
  await loadView().catch(notShown);
}

async function loadView(): Promise<ToastView> {
  view ??= await import("./toast-view");
  return view;
}

/** Takes a confirmation away, or one that is on its way, when what it tells of comes into view. */
export function dismissConfirmation(): void {
  if (!latest?.isConfirmation) return;
  latest = null;
  view?.dismiss();
}

/**
 * A modal dialog makes all that is outside it inert. Whoever opens or closes one says so, and the
 * message follows into the dialog or out of it.
 */
export function toastFollowsDialogs(): void {
  view?.moveToFront();
}

/** Offline before the first toast. It only confirms what the page itself shows as well. */
function notShown(): void {}
