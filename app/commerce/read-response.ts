import { CommerceError, paymentRequired } from "./errors";

/**
 * Returns the `data` of a response; throws `CommerceError` for anything else. `errors` may be a list, a string or
 * an object. Partial data is an error, because a page must not be rendered or cached from it.
 * Messages: rule 34 in docs/rules.md.
 */
export function readResponse<Result>(response: Response, body: string): Result {
  if (response.status === 402) {
    throw new CommerceError("payment-required", paymentRequired.title, { status: 402 });
  }
  if (!response.ok) {
    throw new CommerceError("http", `HTTP error! status: ${response.status}`, {
      status: response.status,
      retryAfterSeconds: parseSeconds(response.headers.get("Retry-After")),
    });
  }

  const payload = parse(body);
  const errors = [payload.errors ?? []].flat();
  if (errors.length > 0) {
    const message = `Error calling Shopify: ${errors.map(getMessage).join(",")}`;
    throw new CommerceError("graphql", message, { codes: errors.flatMap(getCode) });
  }
  if (typeof payload.data !== "object" || payload.data === null) {
    throw noData();
  }
  // The type comes from the store's schema. Nullable fields and lists are still checked where they are read.
  return payload.data as Result;
}

/** For a response without the requested field, which must not look like an empty shop. */
export function noData(): CommerceError {
  return new CommerceError("unreadable", "Error calling Shopify: the answer holds no data");
}

function parse(body: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer === "object" && answer !== null) return { ...answer };
  } catch (cause) {
    throw new CommerceError("unreadable", "Error calling Shopify: the answer is not JSON", {
      cause,
    });
  }
  throw new CommerceError("unreadable", "Error calling Shopify: the answer is not an object");
}

function getMessage(error: unknown): string {
  if (typeof error === "string") return error;
  if (typeof error !== "object" || error === null) return "unknown error";
  const { message }: { message?: unknown } = error;
  return typeof message === "string" ? message : JSON.stringify(error);
}

/** Empty without a code. */
function getCode(error: unknown): string[] {
  const { extensions }: { extensions?: unknown } = Object(error);
  const { code }: { code?: unknown } = Object(extensions);
  return typeof code === "string" ? [code] : [];
}

/** Parses `Retry-After` in seconds; its date form is ignored. */
function parseSeconds(header: string | null): number | undefined {
  return header !== null && /^\d+(?:\.\d+)?$/.test(header) ? Number(header) : undefined;
}
