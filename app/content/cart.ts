export type CheckoutProblem = { title: string; description: string };

const failed: CheckoutProblem = {
  title: "Checkout failed",
  description: "There was an error creating your checkout. Please try again.",
};

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
    description: `${failed.description} You are offline; your cart is kept.`,
  },
  /** With lines that say what is wrong with them. */
  refused: {
    title: failed.title,
    description: `${failed.description} We’ve marked what it will leave out, and it stays in your cart.`,
  },
  lessInStock: {
    title: "There is less than you asked for",
    description: "We marked the lines above. Check out again to order what is left.",
  },
  nothingLeft: {
    title: "Nothing of this can be had just now",
    description: "We marked the lines above. Check out again to ask whether they have come back.",
  },
} as const;
