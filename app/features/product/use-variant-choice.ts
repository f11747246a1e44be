import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { Product, Variant } from "~/commerce/model";
import { type Choice, findVariant, parseChoice, writeChoice } from "./variant-choice";

type Chosen = {
  choice: Choice;
  variant: Variant | null;
  /** The query that this choice was read from or written to. */
  query: string;
};

/**
 * What is chosen, and the variant that goes into the cart. The address carries the choice, so that
 * it can be shared. A combination that does not exist leaves the variant as it was.
 */
export function useVariantChoice(product: Product) {
  const [address] = useSearchParams();
  const { key } = useLocation();
  const [seenKey, setSeenKey] = useState(key);
  const [chosen, setChosen] = useState(() => fromAddress(product, address));

  // The URL may change without a remount: Back, or a link to this product.
  if (key !== seenKey) {
    setSeenKey(key);
    if (String(address) !== chosen.query) setChosen(fromAddress(product, address));
  }

  function choose(name: string, value: string) {
    const choice = new Map(chosen.choice).set(name, value);
    const query = String(writeChoice(address, choice));
    setChosen({ choice, variant: findVariant(product, choice) ?? chosen.variant, query });
    // Not through the router, which would render every link of the page again.
    history.replaceState(history.state, "", `?${query}`);
  }

  const isMade = findVariant(product, chosen.choice) !== null;
  return { choice: chosen.choice, variant: chosen.variant, isMade, choose };
}

function fromAddress(product: Product, address: URLSearchParams): Chosen {
  const choice = parseChoice(product, address);
  const variant = findVariant(product, choice) ?? product.variants[0] ?? null;
  return { choice, variant, query: String(address) };
}
