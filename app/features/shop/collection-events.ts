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
  const reportedPath = useRef<string>(undefined);
  const report = useEffectEvent(() => {
    if (path === undefined) return;
    const { filter, choices, productsCount } = list;
    const collection = { id: null, handle: path.split("/").at(-1) ?? "", productsCount };
    if (reportedPath.current !== path) {
      reportedPath.current = path;
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another list
  useEffect(() => {
    if (isWhole) report();
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
