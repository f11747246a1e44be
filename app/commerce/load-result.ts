import type { CommerceFailure } from "./errors";

export type LoadFailure = {
  /** `offline`: the request did not reach the shop's own server. */
  kind: CommerceFailure | "offline";
  /** For logs; visitors never read it. */
  message: string;
  /** Whether the same request may succeed later: false for a refused or unpaid one. */
  isTemporary: boolean;
};

/** What a loader got from the store. */
export type LoadResult<T> =
  | { status: "ready"; value: T }
  /** Not there yet: the document is rendered without the value, and the browser loads it again. */
  | { status: "pending" }
  | { status: "failed"; failure: LoadFailure };

/** Whether the same request may succeed later. */
export function isIncomplete(result: LoadResult<unknown>): boolean {
  if (result.status === "failed") return result.failure.isTemporary;
  return result.status === "pending";
}

/** The failure of a request that did not reach the shop's own server. */
export const unreachable: LoadFailure = {
  kind: "offline",
  message: "The shop could not be reached",
  isTemporary: true,
};
