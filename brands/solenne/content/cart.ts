import { market } from "./market";
import { site } from "./site";

export type CheckoutProblem = { title: string; description: string };

const failed: CheckoutProblem = {
  title: "Checkout failed",
  description: "There was an error creating your checkout. Please try again.",
};

/** Says what checkout adds to the total. */
export function getTotalNote(isShippingAdded: boolean): string {
  if (!market.pricesIncludeTax)
    return isShippingAdded
      ? "Shipping and any taxes are added at checkout."
      : "Any taxes are added at checkout.";
  return isShippingAdded ? "Shipping is added at checkout. Tax is included." : "Tax is included.";
}

/** Says of which products the cart has taken over a new price. */
export function getPriceNotice(titles: readonly string[]): string {
  const [title, ...others] = new Set(titles);
  if (others.length === 0) return `The price of ${title} changed since you added it.`;
  return `The price of ${others.length + 1} products changed since you added them.`;
}

/** Why a checkout did not open, as the cart says it. */
export const checkoutProblems = {
  failed,
  offline: {
    title: failed.title,
    description: `${failed.description} You’re offline. Your cart is saved.`,
  },
  /** The store has too many requests, of this visitor or of all. */
  busy: {
    title: failed.title,
    description: `${failed.description} We’re very busy right now: wait a minute. Your cart is saved.`,
  },
  /** With lines that say what is wrong with them. */
  refused: {
    title: failed.title,
    description: `${failed.description} We’ve marked what it will leave out, and it stays in your cart.`,
  },
  lessInStock: {
    title: "We don’t have all of these in stock",
    description: "We’ve marked what changed above. Check out again to order what’s left.",
  },
  nothingLeft: {
    title: "Everything in your cart is sold out",
    description:
      "We’ve marked each item above. Check out again to see if anything is back in stock.",
  },
} as const;

/** Once in a cart with a subscription. */
export const howToCancel = "Skip or cancel by email";

/** Asked after a checkout, whose outcome the shop doesn't know. */
export const orderQuestion = {
  question: "Did you place this order?",
  yes: "Yes, Empty Cart",
  no: "No, Keep It",
};

/** Message in the cart when the store's checkout is set up on the shop's own address. */
export const ownHostRefusal = `Our checkout isn’t ready yet. To order, write to ${site.email}.`;
