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
 * but what a page can stand without, such as the text of an image: then `onLoss` gets the error.
 * Messages: rule 34 in docs/rules.md.
 */
export function readResponse<Result>(
  response: Response,
  body: string,
  onLoss?: (error: CommerceError) => void,
): Result {
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
  if (problems.length > 0) {
    const message = `Error calling Shopify: ${problems.map(getMessage).join(",")}`;
    const codes = problems.flatMap(getCode);
    const inputs = problems.flatMap(getInputs);
    const error = new CommerceError("graphql", message, { codes, inputs, requestId });
    const isBorne = problems.every((problem) => isBearable(problem, data));
    if (!isBorne || codes.includes("THROTTLED")) throw error;
    onLoss?.(error);
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

/**
 * What is null here is another page, another order or another charge. Any other field that an error made null, the
 * schema allows to be null.
 */
const neededFields: ReadonlySet<unknown> = new Set([
  ...["product", "products", "blog", "articleByHandle", "cartCreate", "cart"],
  ...["sellingPlanAllocation", "billingPolicy", "deliveryPolicy", "perDeliveryPrice"],
  "remainingBalanceChargeAmount",
]);

const fieldError = v.object({ path: v.array(v.union([v.string(), v.number()])) });

/** Whether an error made a field null that a page can stand without, and nothing around it. */
function isBearable(error: unknown, data: unknown): boolean {
  if (!v.is(fieldError, error)) return false;
  let value = data;
  for (const key of error.path) {
    if (typeof value !== "object" || value === null) return false;
    value = (value as Record<string | number, unknown>)[key];
    if (value === null) return typeof key === "string" && !neededFields.has(key);
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

const variableError = v.object({
  extensions: v.object({
    code: v.literal("INVALID_VARIABLE"),
    problems: v.array(v.object({ path: v.array(v.pipe(v.any(), v.transform(String))) })),
  }),
});

/** Paths in the variable to what the store cannot read. */
function getInputs(error: unknown): string[][] {
  const { success, output } = v.safeParse(variableError, error);
  return success ? output.extensions.problems.map(({ path }) => path) : [];
}

/** Parses `Retry-After` in seconds; its date form is ignored. */
function parseSeconds(header: string | null): number | undefined {
  return header !== null && /^\d+(?:\.\d+)?$/.test(header) ? Number(header) : undefined;
}
