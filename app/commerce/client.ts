import { CommerceError } from "./errors";
import type { Operation } from "./graphql";
import { readResponse } from "./read-response";
import { isWorthRetrying, pauseBeforeRetry } from "./retry";

export type CommerceClientOptions = {
  /** Absolute on the server; may be relative in the browser. */
  endpoint: string;
  token: string;
  /** On the server, the visitor for whom alone it asks: the store then counts the call to her, not to us. */
  visitorAddress?: string | null;
  fetch?: typeof fetch;
  /** Milliseconds one attempt may take before it is aborted. */
  timeoutMs?: number;
  /** Milliseconds that all attempts and the pauses between them may take. */
  totalMs?: number;
  /** Hears of every failure that is passed on to the caller; for logs. */
  onFailure?: (error: unknown) => void;
  /** Hears of every attempt; for figures. */
  onAttempt?: (attempt: CommerceAttempt) => void;
};

export type CommerceAttempt = {
  /** The whole text that was sent. */
  query: string;
  milliseconds: number;
  /** Null when the service answered. */
  error: unknown;
};

export type CommerceClient = {
  /**
   * Sends one operation and returns its `data`. Reads are tried again after 429, 5xx, throttling
   * and network failure; mutations never, because a lost answer may hide a change that was made.
   * Throws {@link CommerceError} and nothing else.
   */
  run<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
  ): Promise<Result>;
};

export function createCommerceClient(options: CommerceClientOptions): CommerceClient {
  const { timeoutMs = 8_000, totalMs = 12_000 } = options;

  return {
    async run<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) {
      const query = String(operation);
      const mayRetry = !/^\s*mutation\b/.test(query);
      const deadline = Date.now() + totalMs;

      for (let attempt = 1; ; attempt++) {
        const startedAt = performance.now();
        const tell = (error: unknown) =>
          options.onAttempt?.({ query, milliseconds: performance.now() - startedAt, error });
        try {
          const limitMs = Math.max(1, Math.min(timeoutMs, deadline - Date.now()));
          const answer = await attemptOnce(options, limitMs, query, variables);
          const result = readResponse<Result>(...answer);
          tell(null);
          return result;
        } catch (error) {
          tell(error);
          const again =
            mayRetry &&
            isWorthRetrying(error) &&
            (await pauseBeforeRetry(error, attempt, deadline));
          if (!again) {
            options.onFailure?.(error);
            throw error;
          }
        }
      }
    },
  };
}

async function attemptOnce(
  options: CommerceClientOptions,
  limitMs: number,
  query: string,
  variables: unknown,
): Promise<[Response, body: string]> {
  const timeout = AbortSignal.timeout(limitMs);
  try {
    const response = await (options.fetch ?? fetch)(options.endpoint, {
      method: "POST",
      headers: {
        Accept: "application/json",
        "Content-Type": "application/json",
        "X-Shopify-Storefront-Access-Token": options.token,
        ...(options.visitorAddress && { "Shopify-Storefront-Buyer-IP": options.visitorAddress }),
      },
      body: JSON.stringify({ query, variables }),
      signal: timeout,
    });
    // The body is read inside the same time limit: a service may send its headers and then hang.
    return [response, await response.text()];
  } catch (error) {
    if (timeout.aborted) {
      throw new CommerceError("timeout", "The store did not answer in time", { cause: error });
    }
    throw new CommerceError("network", "The store could not be reached", { cause: error });
  }
}
