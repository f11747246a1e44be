import { useEffect, useEffectEvent, useRef } from "react";
import { dispatchStorefrontEvent, type ProductFilter } from "~/lib/storefront-events";
import { type Filter, type FilterChoices, groupNames } from "./filter";

type ShownList = {
  /** Path of the category; undefined for an unknown one. */
  path: string | undefined;
  /** Its address with filter and order. */
  address: string;
  filter: Filter;
  choices: FilterChoices;
  /** How many products it has on all pages. */
  productsCount: number;
  /** Whether all of them are known. */
  isWhole: boolean;
};

/** Reports a list once it is whole, and each change of its filter and order. */
export function useCollectionEvents({ path, address, isWhole, ...list }: ShownList): void {
  const reported = useRef<Pick<ShownList, "path" | "address">>(undefined);
  const report = useEffectEvent((address: string) => {
    const previous = reported.current;
    if (path === undefined || previous?.address === address) return;
    reported.current = { path, address };
    const { filter, choices, productsCount } = list;
    const collection = { id: null, handle: path.split("/").at(-1) ?? "", productsCount };
    if (previous?.path !== path) {
      dispatchStorefrontEvent("shopify:collection:view", { collection });
      return;
    }
    dispatchStorefrontEvent("shopify:collection:update", {
      collection,
      productFilters: getProductFilters(filter, choices),
      sortKey: sortKeys[filter.sort],
      promise: Promise.resolve({ productsCount }),
    });
  });
  useEffect(() => {
    if (isWhole) report(address);
  }, [address, isWhole]);
}

function getProductFilters(filter: Filter, choices: FilterChoices): ProductFilter[] {
  return groupNames.flatMap((group) =>
    choices[group]
      .filter(({ value }) => filter[group].some((other) => other === value))
      .map(({ productFilter }) => structuredClone(productFilter)),
  );
}

const sortKeys = {
  featured: "MANUAL",
  name: "TITLE",
  "price-asc": "PRICE",
  "price-desc": "PRICE",
} as const satisfies Record<Filter["sort"], string>;
