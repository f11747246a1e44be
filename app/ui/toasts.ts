import type { Toast } from "./toast-view";

type ToastView = typeof import("./toast-view");

let view: ToastView | null = null;

/** Shows a message for five seconds, in place of one that is still there. */
export function showToast(toast: Toast): void {
  if (view) view.present(toast);
  else
    import("./toast-view").then((loaded) => {
      view = loaded;
      view.present(toast);
    }, notShown);
}

/** Takes a message away that says no more than what now comes into view. */
export function dismissToast(): void {
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
