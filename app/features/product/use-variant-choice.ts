import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { Product, Variant } from "~/commerce/model";
import { addressWith, type Choice, choiceFromAddress, variantOf } from "./variant-choice";

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

  // The address may change under us: back, or a link to this product.
  if (key !== seenKey) {
    setSeenKey(key);
    if (String(address) !== chosen.query) setChosen(fromAddress(product, address));
  }

  function choose(name: string, value: string) {
    const choice = new Map(chosen.choice).set(name, value);
    const query = String(addressWith(address, choice));
    setChosen({ choice, variant: variantOf(product, choice) ?? chosen.variant, query });
    // Past the router, which would render every link of the page anew.
    history.replaceState(history.state, "", `?${query}`);
  }

  const isMade = variantOf(product, chosen.choice) !== null;
  return { choice: chosen.choice, variant: chosen.variant, isMade, choose };
}

function fromAddress(product: Product, address: URLSearchParams): Chosen {
  const choice = choiceFromAddress(product, address);
  const variant = variantOf(product, choice) ?? product.variants[0] ?? null;
  return { choice, variant, query: String(address) };
}
