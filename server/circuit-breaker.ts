/** The whole catalog takes about 0.25 MB. */
const maxResponseBytes = 8 * 2 ** 20;
const maxFailuresInARow = 20;
/** Pause between attempts while the circuit is open; the maximum for `Retry-After`. */
const openMs = 500;
const maxPauseMs = 5_000;
/** Errors with status 200 that mean an outage. Others, such as a missing scope, concern one query. */
const outage = /"errors"\s*:\s*"|"code"\s*:\s*"(?:THROTTLED|INTERNAL_SERVER_ERROR|SHOP_INACTIVE)"/;

/** Names the visitor of a call. The platform may take one visitor for a robot, which says nothing about the others. */
const visitorHeader = "Shopify-Storefront-Buyer-IP";

/** `open`: one call at a time. `paused`: none, as the store asked for with `Retry-After`. */
export const circuitStates = ["closed", "open", "paused"] as const;
export type CircuitState = (typeof circuitStates)[number];

/**
 * A `fetch` with a circuit breaker: after too many failures in a row only one call at a time is sent, and all
 * others get a 503. During a `Retry-After` of the store calls get a 429. A body above the limit becomes `null`.
 */
export function createCircuitBreaker(): { fetch: typeof fetch; getState(): CircuitState } {
  let failuresInARow = 0;
  let openUntil = 0;
  let pausedUntil = 0;

  function getState(): CircuitState {
    if (pausedUntil > performance.now()) return "paused";
    return failuresInARow >= maxFailuresInARow ? "open" : "closed";
  }

  const fetchGuarded: typeof fetch = async (input, init) => {
    if (pausedUntil > performance.now()) return refuse(429, pausedUntil - performance.now());
    if (openUntil > performance.now()) return refuse(503, openMs);
    // One attempt at a time.
    if (failuresInARow >= maxFailuresInARow) openUntil = performance.now() + openMs;
    let isSuccess = false;
    let isRejectedVisitor = false;
    try {
      const response = await fetch(input, init);
      const body = response.body && (await readBytes(response.body));
      const isJson = response.headers.get("content-type")?.includes("json") ?? false;
      // Outages have short bodies, so long ones are not searched.
      const isOutage = !body || (body.byteLength <= 4_096 && outage.test(body.toString()));
      isSuccess = response.ok && isJson && !isOutage;
      isRejectedVisitor = response.status === 430 && new Headers(init?.headers).has(visitorHeader);
      const retryAfterMs = Number(response.headers.get("retry-after") ?? 0) * 1000;
      if (!isSuccess && retryAfterMs > 0)
        pausedUntil = performance.now() + Math.min(retryAfterMs, maxPauseMs);
      const { status, statusText, headers } = response;
      return new Response(body, { status, statusText, headers });
    } finally {
      if (!isRejectedVisitor) failuresInARow = isSuccess ? 0 : failuresInARow + 1;
      openUntil = failuresInARow >= maxFailuresInARow ? performance.now() + openMs : 0;
    }
  };
  return { fetch: fetchGuarded, getState };
}

function refuse(status: number, waitMs: number): Response {
  return new Response(null, {
    status,
    headers: { "retry-after": String(Math.ceil(waitMs) / 1000) },
  });
}

/** `null` for a body above the limit; leaving the loop cancels the stream. */
async function readBytes(stream: ReadableStream<Uint8Array>): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.byteLength;
    if (bytes > maxResponseBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
