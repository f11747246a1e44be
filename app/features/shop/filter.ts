import type { Product } from "~/commerce/model";
import { availabilities, priceBands, type SortOrder, sortOrders } from "~/content/shop/shop-filter";
import { toCents } from "~/lib/money";

/** Several values of a group mean "or", groups mean "and"; an empty group allows everything. */
export const filterGroups = ["concern", "price", "availability"] as const;
export type FilterGroup = (typeof filterGroups)[number];
export type Filter = Readonly<Record<FilterGroup, readonly string[]>> & { sort: SortOrder };

export const priceValues = priceBands.map(({ value }) => value);

/** An address's parameters or a form's fields. */
type Parameters = { getAll(name: string): readonly unknown[] };

/**
 * The filter that an address asks for, in one order however it was written. Only what is known
 * counts: `concerns` are those of the catalogue.
 */
export function parseFilter(parameters: Parameters, concerns: readonly string[]): Filter {
  const chosen = (group: FilterGroup, known: readonly string[]) => {
    const requested = parameters.getAll(group);
    return known.filter((value) => requested.includes(value));
  };
  const orders = parameters.getAll("sort");
  return {
    sort: sortOrders.find((order) => order === orders[0]) ?? "featured",
    concern: chosen("concern", concerns),
    price: chosen("price", priceValues),
    availability: chosen("availability", availabilities),
  };
}

/** The products that pass, in the requested order. */
export function filterProducts(products: readonly Product[], filter: Filter): readonly Product[] {
  const found = products.filter((product) => matchesFilter(product, filter, filterGroups));
  if (filter.sort === "featured") return found;
  if (filter.sort === "name") {
    // One order of names on the server and in every browser; made here, because it takes time to get ready.
    const { compare } = new Intl.Collator("en");
    return found.sort((a, b) => compare(a.title, b.title));
  }
  const direction = filter.sort === "price-asc" ? 1 : -1;
  return found.sort((a, b) => {
    // What has no price stands last in both orders.
    if (!a.minPrice || !b.minPrice) return Number(!a.minPrice) - Number(!b.minPrice);
    return direction * (toCents(a.minPrice) - toCents(b.minPrice));
  });
}

export function matchesFilter(
  product: Product,
  filter: Filter,
  groups: readonly FilterGroup[],
): boolean {
  return groups.every((group) => {
    const chosen = filter[group];
    return (
      chosen.length === 0 || valuesByGroup[group](product).some((value) => chosen.includes(value))
    );
  });
}

export const valuesByGroup: Record<FilterGroup, (product: Product) => readonly string[]> = {
  concern: ({ tags }) =>
    tags.flatMap((tag) => {
      const [, name] = /^\s*concern\s*:(.+)$/i.exec(tag) ?? [];
      const value = name?.toLowerCase().match(/[\p{L}\p{N}]+/gu);
      return value ? value.join("-") : [];
    }),
  price: ({ minPrice }) => {
    if (!minPrice) return [];
    const cents = toCents(minPrice);
    return priceBands
      .filter(({ belowCents }) => cents < belowCents)
      .map(({ value }) => value)
      .slice(0, 1);
  },
  availability: ({ variants }) => [
    variants.some(({ availableForSale }) => availableForSale) ? "in-stock" : "sold-out",
  ],
};

/** The concerns that the products' tags name, in alphabetical order. */
export function getConcerns(products: readonly Product[]): string[] {
  return [...new Set(products.flatMap(valuesByGroup.concern))].sort();
}

/** The address of a filtered list; what is not chosen stays out of it. */
export function getFilterPath(path: string, filter: Filter): string {
  const parameters = new URLSearchParams();
  if (filter.sort !== "featured") parameters.set("sort", filter.sort);
  for (const group of filterGroups)
    for (const value of filter[group]) parameters.append(group, value);
  const query = parameters.toString();
  return query === "" ? path : `${path}?${query}`;
}
