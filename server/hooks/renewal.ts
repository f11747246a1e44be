/** What is said within this time is done together: a store that counts its stock says a hundred words at once. */
const pauseMs = 1_000;

/**
 * Does something at once, what is asked for during the next second together at its end, and all of it once
 * more when nobody has asked for so long.
 */
export function createRenewal(renew: () => void, secondTimeAfterMs: number): () => void {
  let secondTime: NodeJS.Timeout | undefined;
  let isPausing = false;
  let isAskedAgain = false;

  function renewNow(): void {
    renew();
    isPausing = true;
    isAskedAgain = false;
    setTimeout(() => {
      isPausing = false;
      if (isAskedAgain) renewNow();
    }, pauseMs).unref();
  }

  return () => {
    clearTimeout(secondTime);
    secondTime = setTimeout(renew, secondTimeAfterMs).unref();
    if (isPausing) isAskedAgain = true;
    else renewNow();
  };
}
