export type CommerceFailure =
  /** HTTP 402: the store's plan is unpaid. */
  | "payment-required"
  /** Any other status that is not 2xx. */
  | "http"
  /** A response with `errors`. */
  | "graphql"
  /** A response that is not the JSON of the API. */
  | "unreadable"
  /** Refused, unreachable or interrupted. */
  | "network"
  | "timeout";

type Details = ErrorOptions & {
  status?: number;
  retryAfterSeconds?: number;
  codes?: string[];
  inputs?: string[][];
  requestId?: string | null;
};

/** The commerce service could not answer. Errors in a customer's input have their own classes. */
export class CommerceError extends Error {
  override name = "CommerceError";
  readonly kind: CommerceFailure;
  readonly status: number | null;
  /** From the header `Retry-After`; `null` without it. */
  readonly retryAfterSeconds: number | null;
  /** GraphQL error codes, such as `THROTTLED`; empty for other failures. */
  readonly codes: readonly string[];
  /** Paths to the inputs that the store cannot read, such as `["lines", "0", "merchandiseId"]`. */
  readonly inputs: readonly (readonly string[])[];
  /** The store's `X-Request-Id` of the response, which its support asks for; `null` without a response. */
  readonly requestId: string | null;

  constructor(kind: CommerceFailure, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? null;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.codes = details.codes ?? [];
    this.inputs = details.inputs ?? [];
    this.requestId = details.requestId ?? null;
  }
}

/** Why a page lacks something of the store. Only a temporary failure may pass with a retry. */
export type Failure = "temporary" | "refused" | "unpaid";

export function toFailure(error: CommerceError): Failure {
  if (error.kind === "payment-required") return "unpaid";
  return isRefused(error) ? "refused" : "temporary";
}

/**
 * The kind of a failed call, with 429 and 430 told apart; `null` for other errors. Reads the fields, because the class
 * of the compiled application is another one than the server's.
 */
export function getFailureKind(error: unknown): CommerceFailure | "throttled" | "rejected" | null {
  if (typeof error !== "object" || error === null || !("kind" in error)) return null;
  const { kind, status, codes } = error as Partial<CommerceError>;
  if (status === 429 || codes?.includes("THROTTLED")) return "throttled";
  if (status === 430) return "rejected";
  return kind ?? null;
}

/** Whether the store refuses the operation because the token lacks the scope for it. A retry does not help. */
export function isRefused(error: unknown): boolean {
  return error instanceof CommerceError && error.codes.includes(accessDenied);
}

export const accessDenied = "ACCESS_DENIED";

/** Shown when the store's billing plan is unpaid (rule 34 in docs/rules.md). */
export const paymentRequired = {
  title: "Shopify: Payment required",
  description: "API access requires an active billing plan for the store.",
};

/** For a response without the requested field, which must not look like an empty shop. */
export function noData(requestId: string | null = null): CommerceError {
  const message = "Error calling Shopify: the response contains no data";
  return new CommerceError("unreadable", message, { requestId });
}
