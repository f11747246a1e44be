import type { CommerceFailure } from "./errors.ts";

/** Why no checkout opened. */
export const checkoutFailures = [
  "payment-required",
  "http",
  "graphql",
  "unreadable",
  "network",
  "timeout",
  /** HTTP 429 or a query that costs too much. */
  "throttled",
  /** HTTP 430: taken for a robot. */
  "rejected",
  /** The store refused the cart, a line of it, or gave no address. */
  "refused",
  /** Less in stock than in the cart. */
  "stock",
  /** A discount code that does not apply. */
  "discount",
  /** The shop's own code, or a file of it that did not load. */
  "script",
] as const satisfies readonly (CommerceFailure | string)[];

type CheckoutFailure = (typeof checkoutFailures)[number];

/** What the browser reports of a checkout: nothing of the cart or the visitor. `canceled`: its tab was closed. */
export type CheckoutReport =
  | { outcome: "asked" | "opened" | "canceled" }
  | { outcome: "refused"; failure: CheckoutFailure };
