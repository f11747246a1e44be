/**
 * Where messages appear: one in the page and one in every modal dialog. It is a live region that
 * exists before it is filled, because a region that arrives with its text is often not read out.
 */
export function ToastSlot() {
  return <div role="status" data-toasts="" />;
}
