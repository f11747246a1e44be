import { CommerceError } from "./errors";
import type { Operation } from "./graphql";
import { getRequestId, readResponse } from "./read-response";

export type CommerceClientOptions = {
  /** Absolute on the server; may be relative in the browser. */
  endpoint: string;
  /** The public token. */
  token: string;
  /** On the server, in place of the public token. */
  privateToken?: string | null;
  /**
   * On the server: the visitor whose request this is, so that the store's rate limits count the visitor;
   * `null` for a page that is cached.
   */
  visitorAddress?: string | null;
  /** Whether selling plans are read and sent. Their scope is one that a token may lack. */
  hasSellingPlans?: boolean;
  fetch?: typeof fetch;
  /** Milliseconds one attempt may take before it is aborted. */
  timeoutMs?: number;
  /** Milliseconds that all attempts and the pauses between them may take. */
  totalMs?: number;
  /** Called for every error that is thrown to the caller, and for one that only took away what a page stands without. */
  onFailure?: (error: unknown) => void;
  /** Called after every attempt. */
  onAttempt?: (attempt: CommerceAttempt) => void;
};

type CommerceAttempt = {
  /** The GraphQL document. */
  query: string;
  milliseconds: number;
  /** `null` when the service responded. */
  error: unknown;
};

export type CommerceClient = {
  hasSellingPlans: boolean;
  /**
   * Sends one operation and returns its `data`. Queries are retried after 429, 5xx, throttling and
   * network failure; mutations never, because the change may have been made before the response was lost.
   * Throws {@link CommerceError} and nothing else.
   */
  run<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
  ): Promise<Result>;
};

const maxAttempts = 3;
const firstPauseMs = 300;

export function createCommerceClient(options: CommerceClientOptions): CommerceClient {
  const { timeoutMs = 8_000, totalMs = 12_000, hasSellingPlans = false } = options;

  return {
    hasSellingPlans,
    async run<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) {
      const query = String(operation);
      const mayRetry = !/^\s*mutation\b/.test(query);
      const deadline = performance.now() + totalMs;

      for (let attempt = 1; ; attempt++) {
        const startedAt = performance.now();
        const reportAttempt = (error: unknown) =>
          options.onAttempt?.({ query, milliseconds: performance.now() - startedAt, error });
        try {
          const limitMs = Math.max(1, Math.min(timeoutMs, Math.ceil(deadline - performance.now())));
          const result = await attemptOnce<Result>(options, limitMs, query, variables);
          reportAttempt(null);
          return result;
        } catch (error) {
          reportAttempt(error);
          const pauseMs = mayRetry && attempt < maxAttempts ? getPauseMs(error, attempt) : null;
          if (pauseMs === null || performance.now() + pauseMs > deadline) {
            options.onFailure?.(error);
            throw error;
          }
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
        }
      }
    },
  };
}

/** Throws `CommerceError`. */
async function attemptOnce<Result>(
  options: CommerceClientOptions,
  limitMs: number,
  query: string,
  variables: unknown,
): Promise<Result> {
  // Safari before 16 does not have it, and waits as long as the network does.
  const timeout: AbortSignal | undefined = AbortSignal.timeout?.(limitMs);
  let response: Response | null = null;
  let body: string;
  try {
    response = await (options.fetch ?? fetch)(options.endpoint, {
      method: "POST",
      headers: {
        Accept: "application/json",
        "Content-Type": "application/json",
        ...(options.privateToken
          ? { "Shopify-Storefront-Private-Token": options.privateToken }
          : { "X-Shopify-Storefront-Access-Token": options.token }),
        ...(options.visitorAddress && { "Shopify-Storefront-Buyer-IP": options.visitorAddress }),
      },
      body: JSON.stringify({ query, variables }),
      // A redirect would carry token and visitor's address to another host.
      redirect: "manual",
      signal: timeout,
    });
    // Within the same time limit: a service may send its headers and then hang.
    body = await response.text();
  } catch (error) {
    const details = { cause: error, requestId: response && getRequestId(response) };
    if (timeout?.aborted)
      throw new CommerceError("timeout", "The store took too long to respond", details);
    throw new CommerceError("network", "The store could not be reached", details);
  }
  return readResponse(response, body, options.onFailure);
}

/** Milliseconds before the next attempt: `Retry-After`, otherwise exponential backoff with jitter; `null` for none. */
function getPauseMs(error: unknown, attempt: number): number | null {
  if (!(error instanceof CommerceError) || !isRetryable(error)) return null;
  if (error.retryAfterSeconds !== null) return error.retryAfterSeconds * 1000;
  const full = firstPauseMs * 2 ** (attempt - 1);
  return full / 2 + (Math.random() * full) / 2;
}

/** HTTP 430 is not retried: it means that the platform takes the caller for a bot. */
function isRetryable({ kind, status, codes }: CommerceError): boolean {
  if (kind === "http") return status === 429 || (status ?? 0) >= 500;
  return kind === "network" || codes.includes("THROTTLED");
}
