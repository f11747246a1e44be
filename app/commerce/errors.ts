/**
 * What kept the commerce service from answering:
 * - `payment-required`: HTTP 402; the store's plan is unpaid;
 * - `http`: any other status that is not 2xx;
 * - `graphql`: an answer that carries `errors`;
 * - `unreadable`: an answer that is not the JSON the API promises;
 * - `network`: refused, unreachable or cut off;
 * - `timeout`: no answer in time.
 */
export type CommerceFailure =
  | "payment-required"
  | "http"
  | "graphql"
  | "unreadable"
  | "network"
  | "timeout";

type Details = ErrorOptions & { status?: number; retryAfterSeconds?: number; codes?: string[] };

/** The commerce service could not answer. A visitor's own mistake is never one of these. */
export class CommerceError extends Error {
  override name = "CommerceError";
  readonly kind: CommerceFailure;
  readonly status: number | null;
  /** Seconds the service asked us to wait, from `Retry-After`; null when it did not say. */
  readonly retryAfterSeconds: number | null;
  /** GraphQL error codes, such as `THROTTLED`; empty for other kinds. */
  readonly codes: readonly string[];

  constructor(kind: CommerceFailure, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.codes = details.codes ?? [];
  }
}

/**
 * Whether the store refuses the question, and will tomorrow: the token lacks the scope for it. Waiting and
 * asking again change nothing.
 */
export function isRefused(error: unknown): boolean {
  return error instanceof CommerceError && error.codes.includes(accessDenied);
}

export const accessDenied = "ACCESS_DENIED";

/** What the visitor reads when the store is not paid for (rule 34 in docs/rules.md). */
export const paymentRequired = {
  title: "Shopify: Payment required",
  description: "API access requires an active billing plan for the store.",
};
