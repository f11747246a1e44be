/** Fulfilled once the next frame was drawn: what follows does not delay the answer to a press. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A hidden page draws none.
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
