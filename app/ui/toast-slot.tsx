/**
 * The live region for toasts: one in the page and one in every modal dialog. It is rendered empty, because screen
 * readers often ignore a region that is added together with its text.
 */
export function ToastSlot() {
  return <div role="status" data-toasts="" />;
}
