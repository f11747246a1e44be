import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** The id of the request that is being answered, for whatever is logged on the way. */
export const requestScope = new AsyncLocalStorage<string>();

/** Short, and harmless in a header, a log and whatever reads it. */
const token = /^[\w.-]{1,64}$/;

/** The id that a trusted proxy gave to a request, or a new one. */
export function requestIdOf(given: string | string[] | undefined, isTrusted: boolean): string {
  return isTrusted && typeof given === "string" && token.test(given) ? given : randomUUID();
}
