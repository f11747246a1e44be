import { useEffect, useState } from "react";
import type { KeptProduct } from "~/blocks/kept-product";
import type { Product } from "~/commerce/model";

/** What the store says of a saved product today. */
export type Offer = Product | "gone" | "unknown";

type Asked = { offers: ReadonlyMap<string, Product | "gone">; failure: unknown };

const nothing: Asked = { offers: new Map(), failure: null };

/** Asks for the saved products while the list is open: all in one call where that is possible. */
export function useSavedOffers(isOpen: boolean, items: readonly KeptProduct[]) {
  const [asked, setAsked] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const handles = items.map(({ handle }) => handle).join("/");

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (!isOpen || handles === "") return;
    let isCurrent = true;
    ask(handles.split("/")).then(
      (offers) => isCurrent && setAsked({ offers, failure: null }),
      (failure) => isCurrent && setAsked(({ offers }) => ({ offers, failure })),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, handles, attempt]);

  return {
    of: (handle: string): Offer => asked.offers.get(handle) ?? "unknown",
    failure: asked.failure,
    tryAgain: () => setAttempt(attempt + 1),
  };
}

/** A product that is not in the catalogue's one call is asked for by its handle before it counts as gone. */
async function ask(handles: readonly string[]): Promise<Map<string, Product | "gone">> {
  const { catalogueQuery, productQuery, valueInBrowser } = await import(
    "~/commerce/browser-queries"
  );
  const catalogue = await valueInBrowser(catalogueQuery);
  const offers = handles.map(async (handle) => {
    const listed = catalogue.find((product) => product.handle === handle);
    const product = listed ?? (await valueInBrowser(productQuery(handle)));
    return [handle, product ?? "gone"] as const;
  });
  return new Map(await Promise.all(offers));
}
