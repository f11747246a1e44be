/** A store that counts its stock sends a hundred webhooks at once. */
const throttleMs = 1_000;

/**
 * Throttles a callback: the first call runs it at once, and calls within the next second run it once
 * more, at the end of that second. It runs again when there was no call for `repeatAfterMs`.
 */
export function createRevalidation(revalidate: () => void, repeatAfterMs: number): () => void {
  let repetition: NodeJS.Timeout | undefined;
  let isThrottled = false;
  let isRequestedAgain = false;

  function run(): void {
    revalidate();
    isThrottled = true;
    isRequestedAgain = false;
    setTimeout(() => {
      isThrottled = false;
      if (isRequestedAgain) run();
    }, throttleMs).unref();
  }

  return () => {
    clearTimeout(repetition);
    repetition = setTimeout(revalidate, repeatAfterMs).unref();
    if (isThrottled) isRequestedAgain = true;
    else run();
  };
}
