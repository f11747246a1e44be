type Fetch = typeof globalThis.fetch;

type Options = {
  fetch?: Fetch;
  /** Milliseconds. */
  now?: () => number;
  maxBytes?: number;
};

/** The whole catalogue in one response has about a quarter of a megabyte. */
const maxResponseBytes = 8 * 2 ** 20;
/** A token bucket of failed calls. */
const failures = { burst: 30, perSecond: 5 };
/** Limits a `Retry-After` of the store, so that its return is noticed soon. */
const maxPauseMs = 5_000;

/**
 * A `fetch` for a hosted store with a circuit breaker: when too many calls have failed, only a few a
 * second are passed on, and all others get a 503 at once. A `Retry-After` of the store is obeyed
 * with 429. Response bodies are read whole, up to a limit; a longer one is null.
 */
export function createCircuitBreaker(options: Options = {}): Fetch {
  const { fetch = globalThis.fetch, now = Date.now, maxBytes = maxResponseBytes } = options;
  let tokens = failures.burst;
  let refilledAt = now();
  let pausedUntil = 0;
  /** While the last call failed, a call costs its token at the start and gets it back on success. */
  let isFailing = false;

  function refill(): void {
    tokens += ((now() - refilledAt) / 1000) * failures.perSecond;
    tokens = Math.min(failures.burst, tokens);
    refilledAt = now();
  }

  return async (input, init) => {
    const pauseMs = pausedUntil - now();
    if (pauseMs > 0) return refuse(429, pauseMs);
    refill();
    if (tokens < 1) return refuse(503, maxPauseMs);

    const wasFailing = isFailing;
    if (wasFailing) tokens -= 1;
    let isSuccess = false;
    try {
      const response = await fetch(input, init);
      const body = response.body && (await readBytes(response.body, maxBytes));
      isSuccess = response.ok && isJson(response) && holdsAnswer(body);
      const retryAfterMs = Number(response.headers.get("retry-after") ?? 0) * 1000;
      if (!isSuccess && retryAfterMs > 0) pausedUntil = now() + Math.min(retryAfterMs, maxPauseMs);
      const { status, statusText, headers } = response;
      return new Response(body, { status, statusText, headers });
    } finally {
      isFailing = !isSuccess;
      if (isSuccess && wasFailing) tokens += 1;
      if (!isSuccess && !wasFailing) tokens = Math.max(0, tokens - 1);
    }
  };
}

/** `null` as soon as the body is too long; leaving the loop cancels the stream. */
async function readBytes(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refuse(status: number, waitMs: number): Response {
  return new Response(null, { status, headers: { "retry-after": String(waitMs / 1000) } });
}

/**
 * Errors with which the store, with status 200, answers no query at all. With any other, such as a
 * missing scope, it refuses one query and works.
 */
const outage = /"errors"\s*:\s*"|"code"\s*:\s*"(?:THROTTLED|INTERNAL_SERVER_ERROR|SHOP_INACTIVE)"/;

/** A body that is too long is null. Outages have short bodies, so long ones are not searched. */
function holdsAnswer(body: Buffer | null): boolean {
  if (body === null) return false;
  return body.byteLength > 4_096 || !outage.test(body.toString());
}

function isJson({ headers }: Response): boolean {
  return headers.get("content-type")?.includes("json") ?? false;
}
