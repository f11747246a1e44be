import { useEffect, useState } from "react";
import type { ShortLine } from "~/commerce/operations/cart-create";
import type { CartItem } from "./cart-item";
import { getQuantity } from "./cart-rules";
import { limitQuantity, useCart } from "./cart-store";
import { type CheckoutProblem, checkOut } from "./checkout";

const none: Shortages = new Map();

const lessInStock: CheckoutProblem = {
  title: "There is less than you asked for",
  description: "We marked the lines above. Check out again to order what is left.",
};

const nothingLeft: CheckoutProblem = {
  title: "Nothing of this can be had just now",
  description: "We marked the lines above. Check out again to ask whether they have come back.",
};

/** The drawer's side of a checkout: its problem, and the lines of which there is not enough. */
export function useCheckout() {
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);
  const [shortages, setShortages] = useState(none);

  useEffect(
    () =>
      useCart.subscribe(({ items }, before) =>
        setShortages((known) => keepShortages(known, before.items, items)),
      ),
    [],
  );

  useEffect(endLoadingOnReturn, []);

  const soldOut = new Set(
    [...shortages.values()]
      .filter(({ available }) => available === 0)
      .map(({ merchandiseId }) => merchandiseId),
  );

  async function start() {
    setProblem(null);
    // With nothing else to buy, what was sold out is asked for again.
    const isRetry = !useCart.getState().items.some(isBuyable);
    if (isRetry) setShortages(none);
    const leftOut = isRetry ? new Set<string>() : soldOut;
    const outcome = await checkOut(leftOut);
    if (outcome.state === "failed") setProblem(outcome.problem);
    if (outcome.state !== "short") return;
    const { items } = useCart.getState();
    const answered = outcome.lines.map(byVariant);
    // A line that was removed meanwhile is asked for again when it is added again.
    setShortages((known) => keepShortages(new Map([...known, ...answered]), items, items));
    const gone = new Set(leftOut);
    for (const { merchandiseId, available } of outcome.lines)
      if (available === 0) gone.add(merchandiseId);
    setProblem(items.every(({ variantId }) => gone.has(variantId)) ? nothingLeft : lessInStock);
    // Take what is left at once. A sold-out line stays, with a note of what happened to it.
    for (const { merchandiseId, available } of outcome.lines) {
      if (available > 0) limitQuantity(merchandiseId, available);
    }
  }

  function isBuyable({ variantId }: CartItem): boolean {
    return !soldOut.has(variantId);
  }

  function clearProblem() {
    setProblem(null);
  }

  return { problem, shortages, isBuyable, start, clearProblem };
}

function byVariant(line: ShortLine): [string, ShortLine] {
  return [line.merchandiseId, line];
}

/** Restored from the back/forward cache, the button would stay in its loading state. */
function endLoadingOnReturn(): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) useCart.setState({ isLoading: false });
  };
  addEventListener("pageshow", onPageShow);
  return () => removeEventListener("pageshow", onPageShow);
}

/** By variant id, from the last checkout attempt. `available` 0 is sold out. */
export type Shortages = ReadonlyMap<string, ShortLine>;

type Items = readonly CartItem[];

/**
 * Drops the shortages that a cart change makes obsolete: of removed lines, and of lines whose quantity
 * was raised above what the store had.
 */
export function keepShortages(shortages: Shortages, before: Items, now: Items): Shortages {
  const kept = [...shortages].filter(([variantId, { available }]) => {
    const quantity = getQuantity(now, variantId);
    return quantity > 0 && quantity <= Math.max(getQuantity(before, variantId), available);
  });
  return kept.length === shortages.size ? shortages : new Map(kept);
}
