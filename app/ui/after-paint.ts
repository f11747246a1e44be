/** Resolves after the next paint, so that what follows does not delay the response to a click. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A hidden page is not painted.
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
