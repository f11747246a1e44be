import * as v from "valibot";
import { CommerceError, noData, paymentRequired } from "./errors";

/** JSON that is not an object has neither. */
const answer = v.fallback(
  v.object({ data: v.optional(v.unknown()), errors: v.optional(v.unknown()) }),
  {},
);

/**
 * Returns the `data` of a response; throws `CommerceError` for anything else. `errors` may be a list, a string or
 * an object. Partial data is an error, because a page must not be rendered or cached from it, unless nothing is missing
 * but what every page stands without, such as the text of an image.
 * Messages: rule 34 in docs/rules.md.
 */
export function readResponse<Result>(response: Response, body: string): Result {
  const requestId = getRequestId(response);
  if (response.status === 402) {
    throw new CommerceError("payment-required", paymentRequired.title, { status: 402, requestId });
  }
  if (!response.ok) {
    throw new CommerceError("http", `HTTP error! status: ${response.status}`, {
      status: response.status,
      requestId,
      retryAfterSeconds: parseSeconds(response.headers.get("Retry-After")),
    });
  }

  const { data, errors } = v.parse(answer, parse(body, requestId));
  const problems = [errors ?? []].flat();
  if (problems.length > 0 && !problems.every((problem) => isBearable(problem, data))) {
    const message = `Error calling Shopify: ${problems.map(getMessage).join(",")}`;
    throw new CommerceError("graphql", message, { codes: problems.flatMap(getCode), requestId });
  }
  if (typeof data !== "object" || data === null) throw noData(requestId);
  // The type comes from the store's schema. Nullable fields and lists are still checked where they are read.
  return data as Result;
}

export function getRequestId(response: Response): string | null {
  return response.headers.get("X-Request-Id");
}

function parse(body: string, requestId: string | null): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    const message = "Error calling Shopify: the response is not JSON";
    throw new CommerceError("unreadable", message, { cause, requestId });
  }
}

/** Fields that are null for much of a store's data, by the names under which they are asked for. */
const optionalFields: ReadonlySet<unknown> = new Set([
  "altText",
  "width",
  "height",
  "compareAtPrice",
  "videos",
  "previewImage",
  "ratingValue",
  "ratingCount",
]);

const fieldError = v.object({ path: v.array(v.union([v.string(), v.number()])) });

/** Whether an error made an optional field null, or what is in one, and nothing around it. */
function isBearable(error: unknown, data: unknown): boolean {
  if (!v.is(fieldError, error)) return false;
  let value = data;
  for (const [index, key] of error.path.entries()) {
    if (typeof value !== "object" || value === null) return false;
    value = (value as Record<string | number, unknown>)[key];
    const isLost = value === null || index === error.path.length - 1;
    if (isLost) return optionalFields.has(key);
  }
  return false;
}

function getMessage(error: unknown): string {
  if (typeof error === "string") return error;
  if (typeof error !== "object" || error === null) return "unknown error";
  const { message }: { message?: unknown } = error;
  return typeof message === "string" ? message : JSON.stringify(error);
}

const codedError = v.object({ extensions: v.object({ code: v.string() }) });

/** Empty without a code. */
function getCode(error: unknown): string[] {
  return v.is(codedError, error) ? [error.extensions.code] : [];
}

/** Parses `Retry-After` in seconds; its date form is ignored. */
function parseSeconds(header: string | null): number | undefined {
  return header !== null && /^\d+(?:\.\d+)?$/.test(header) ? Number(header) : undefined;
}
