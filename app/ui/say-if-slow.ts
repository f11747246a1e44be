import { showToast } from "./toasts";

/** Milliseconds that a press may stay without an answer of any kind. */
const patienceMs = 3_000;

/** Says that a press is not forgotten, should its script be long in coming. Returns what calls that off. */
export function sayIfSlow(): () => void {
  const timer = setTimeout(
    () =>
      showToast({
        title: "Still loading",
        description: "What you pressed happens as soon as this part of the page is here.",
      }),
    patienceMs,
  );
  return () => clearTimeout(timer);
}
