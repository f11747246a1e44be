import { useState } from "react";
import type { ShortLine } from "~/commerce/operations/cart-create";
import { offlineWords } from "~/content/offline";
import { useIsOffline } from "~/ui/use-is-offline";
import type { CartItem } from "./cart-item";
import { changeQuantity } from "./cart-store";
import { type CheckoutProblem, checkOut } from "./checkout";

/** By variant id: what the store said at the last try. `granted` 0 is sold out. */
export type Shortages = ReadonlyMap<string, ShortLine>;

const shortOf: CheckoutProblem = {
  title: "There is less than you asked for",
  description: "We marked the lines above. Check out again to order what is left.",
};

/** The drawer's side of a checkout: its problem, and the lines of which there is not enough. */
export function useCheckout() {
  const [found, setProblem] = useState<CheckoutProblem | null>(null);
  const isOffline = useIsOffline();
  // With the network back there is none.
  const problem = found === offlineWords.checkout && !isOffline ? null : found;
  const [shortages, setShortages] = useState<Shortages>(new Map());

  const soldOut = new Set(
    [...shortages.values()]
      .filter(({ granted }) => granted === 0)
      .map(({ merchandiseId }) => merchandiseId),
  );

  async function start() {
    setProblem(null);
    const outcome = await checkOut(soldOut);
    if (outcome.state === "failed") setProblem(outcome.problem);
    if (outcome.state !== "short") return;
    setShortages(new Map([...shortages, ...outcome.lines.map(byVariant)]));
    setProblem(shortOf);
    // What is left is taken at once. A sold-out line stays, so that she sees what happened to it.
    for (const { merchandiseId, granted } of outcome.lines) {
      if (granted > 0) changeQuantity(merchandiseId, granted);
    }
  }

  function isBuyable({ variantId }: CartItem): boolean {
    return !soldOut.has(variantId);
  }

  /** A change of the cart makes an earlier problem old news. */
  function forgetProblem() {
    setProblem(null);
  }

  return { problem, shortages, isBuyable, start, forgetProblem };
}

function byVariant(line: ShortLine): [string, ShortLine] {
  return [line.merchandiseId, line];
}
