import { CommerceError, paymentRequired } from "./errors";

/**
 * Takes the `data` out of an answer that may be anything: HTML, `errors` as a list, a text or an
 * object, `data` beside `errors`, a throttle with status 200. Partial data counts as a failure,
 * because a page must not be rendered (or kept) from half an answer.
 * Messages: rule 34 in docs/rules.md.
 */
export function readResponse<Result>(response: Response, body: string): Result {
  if (response.status === 402) {
    throw new CommerceError("payment-required", paymentRequired.title, { status: 402 });
  }
  if (!response.ok) {
    throw new CommerceError("http", `HTTP error! status: ${response.status}`, {
      status: response.status,
      retryAfterSeconds: secondsOf(response.headers.get("Retry-After")),
    });
  }

  const answer = parse(body);
  if (answer.errors !== undefined && answer.errors !== null) {
    const errors = listOf(answer.errors);
    if (errors.length > 0) {
      throw new CommerceError(
        "graphql",
        `Error calling Shopify: ${errors.map((error) => error.message).join(",")}`,
        { codes: errors.flatMap((error) => error.code ?? []) },
      );
    }
  }
  if (typeof answer.data !== "object" || answer.data === null) {
    throw noData();
  }
  // The one cast of the door: the operation's type comes from the schema that the store answers by,
  // and every reshaping function still treats nullable and listed fields as possibly missing.
  return answer.data as Result;
}

/** An answer without what was asked for: it must not pass for an empty shop. */
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

function listOf(errors: unknown): { message: string; code: string | null }[] {
  if (Array.isArray(errors)) return errors.map(errorOf);
  return [errorOf(errors)];
}

function errorOf(error: unknown): { message: string; code: string | null } {
  if (typeof error === "string") return { message: error, code: null };
  if (typeof error !== "object" || error === null) return { message: "unknown error", code: null };
  const { message, extensions } = error as { message?: unknown; extensions?: unknown };
  return {
    message: typeof message === "string" ? message : JSON.stringify(error),
    code: codeOf(extensions),
  };
}

function codeOf(extensions: unknown): string | null {
  if (typeof extensions !== "object" || extensions === null) return null;
  const { code } = extensions as { code?: unknown };
  return typeof code === "string" ? code : null;
}

/** `Retry-After` in seconds; the date form is not used by this API and is ignored. */
function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d+(?:\.\d+)?$/.test(header) ? Number(header) : undefined;
}
