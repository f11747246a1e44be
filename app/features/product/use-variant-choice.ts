import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { Product, Variant } from "~/commerce/model";
import { afterPaint } from "~/ui/after-paint";
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
  const { search } = useLocation();
  const navigate = useNavigate();
  const [seenSearch, setSeenSearch] = useState(search);
  const [chosen, setChosen] = useState(() => fromAddress(product, address));

  /** What the address is still to say; nothing once the page is left. */
  const unwritten = useRef<Chosen | null>(null);
  useEffect(() => {
    return () => {
      unwritten.current = null;
    };
  }, []);

  // The address may change under us (back, a link to this product); our own writing is no news.
  if (search !== seenSearch) {
    setSeenSearch(search);
    if (String(address) !== chosen.query) setChosen(fromAddress(product, address));
  }

  function choose(name: string, value: string) {
    const choice = new Map(chosen.choice).set(name, value);
    const query = addressWith(address, choice);
    const variant = variantOf(product, choice) ?? chosen.variant;
    const next = { choice, variant, query: String(query) };
    setChosen(next);
    // The choice is painted first: the router takes longer than a frame to write an address.
    unwritten.current = next;
    afterPaint(() => {
      if (unwritten.current !== next) return;
      navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true });
    });
  }

  const isMade = variantOf(product, chosen.choice) !== null;
  return { choice: chosen.choice, variant: chosen.variant, isMade, choose };
}

function fromAddress(product: Product, address: URLSearchParams): Chosen {
  const choice = choiceFromAddress(product, address);
  const variant = variantOf(product, choice) ?? product.variants[0] ?? null;
  return { choice, variant, query: String(address) };
}
