import { readBytes } from "../embedded-commerce/http/read-body.ts";

type Fetch = typeof globalThis.fetch;

type CarefulFetchOptions = {
  fetch?: Fetch;
  /** Milliseconds. */
  now?: () => number;
  mostBytes?: number;
};

/** The whole catalogue in one answer has about a quarter of a megabyte. */
const mostAnswerBytes = 8 * 2 ** 20;
/** So many calls may fail at once, and then so many a second. */
const failures = { atOnce: 30, perSecond: 5 };
/** A service that asks for a pause gets it, but not for so long that its return goes unnoticed. */
const longestPauseMs = 5_000;

/**
 * How the server asks a store elsewhere. An answer without an end does not fill the memory. A store that
 * fails is asked a few times a second and not by every visit, so that it can recover and its return is
 * seen at once; everybody else is told so without waiting.
 */
export function createCarefulFetch(options: CarefulFetchOptions = {}): Fetch {
  const { fetch = globalThis.fetch, now = Date.now, mostBytes = mostAnswerBytes } = options;
  let left = failures.atOnce;
  let countedAt = now();
  let pausedUntil = 0;
  /** Whether the last answer was none. Then a call counts as a failure until it is none. */
  let isFailing = false;

  function failuresLeft(): number {
    left = Math.min(failures.atOnce, left + ((now() - countedAt) / 1000) * failures.perSecond);
    countedAt = now();
    return left;
  }

  function pauseAsFor(response: Response): void {
    const asked = Number(response.headers.get("retry-after") ?? 0) * 1000;
    if (asked > 0) pausedUntil = now() + Math.min(asked, longestPauseMs);
  }

  return async (input, init) => {
    const pauseMs = pausedUntil - now();
    if (pauseMs > 0) return refusal(429, pauseMs);
    if (failuresLeft() < 1) return refusal(503, longestPauseMs);

    const wasFailing = isFailing;
    if (wasFailing) left -= 1;
    let isGood = false;
    try {
      const response = await fetch(input, init);
      const body = response.body && (await readBytes(response.body, mostBytes));
      isGood = response.ok && isJson(response) && holdsAnswer(body);
      if (!isGood) pauseAsFor(response);
      const { status, statusText, headers } = response;
      return new Response(body, { status, statusText, headers });
    } finally {
      isFailing = !isGood;
      if (isGood && wasFailing) left += 1;
      if (!isGood && !wasFailing) left = Math.max(0, left - 1);
    }
  };
}

/** The answer that a store would give which is asked too much. */
function refusal(status: number, waitMs: number): Response {
  return new Response(null, { status, headers: { "retry-after": String(waitMs / 1000) } });
}

/**
 * How a store says, with status 200, that it cannot answer anything: in a text, or with one of these codes.
 * With any other (a scope that the token lacks, say) it refuses one question and is well.
 */
const inability =
  /"errors"\s*:\s*"|"code"\s*:\s*"(?:THROTTLED|INTERNAL_SERVER_ERROR|SHOP_INACTIVE)"/;

/** Whether the store has answered. What is too large is no answer; what says that it cannot is short. */
function holdsAnswer(body: Buffer | null): boolean {
  if (body === null) return false;
  return body.byteLength > 4_096 || !inability.test(body.toString());
}

function isJson({ headers }: Response): boolean {
  return headers.get("content-type")?.includes("json") ?? false;
}
