import { withoutPersonalData } from "./private-text.ts";

/** One attempt to ask the commerce service; an error of null means that it answered. */
export type CommerceAttempt = { query: string; milliseconds: number; error: unknown };

/** The name of a query or mutation; all of them are our own, so there are not many. */
export function operationOf(query: string): string {
  return /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? "unnamed";
}

/** How an attempt ended: `ok`, `throttled`, or the kind of the commerce error. */
export function outcomeOf(error: unknown): string {
  if (error === null) return "ok";
  // The error comes from the compiled application, which has a class of its own.
  const { kind, status, codes } = error as { kind?: unknown; status?: unknown; codes?: unknown };
  const isThrottled = status === 429 || (Array.isArray(codes) && codes.includes("THROTTLED"));
  if (isThrottled) return "throttled";
  return typeof kind === "string" ? kind : "aborted";
}

/** A call that failed, in a sentence: it happens outside, so a stack would say nothing. */
export function failureText(error: unknown): string {
  const messages: string[] = [];
  for (let cause = error; cause instanceof Error && messages.length < 3; cause = cause.cause)
    messages.push(cause.message);
  const text = messages.filter(Boolean).join(": ") || "The call ended without a reason";
  return withoutPersonalData(text);
}
