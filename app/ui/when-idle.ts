/** When the browser has nothing else to do. Safari knows no idleness; a moment comes near it. */
export function whenIdle(options?: IdleRequestOptions): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, options);
    else setTimeout(resolve, 200);
  });
}
