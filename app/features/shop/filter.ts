import type { Product } from "~/commerce/model";
import { availabilities, concernLabels, priceBands, sortOrders } from "~/content/shop/filter";
import { toCents } from "~/lib/money";
import { withQuery } from "~/lib/paths";
import { getFirstAvailableVariant } from "~/product/first-available-variant";

/** Several values of a group mean "or", groups mean "and"; an empty group allows everything. */
export const filterGroups = ["concern", "price", "availability"] as const;
type FilterGroup = (typeof filterGroups)[number];
type SortOrder = (typeof sortOrders)[number]["value"];

/** Concerns are what the store's tags say. */
type FilterValues = {
  concern: string;
  price: (typeof priceBands)[number]["value"];
  availability: (typeof availabilities)[number]["value"];
};

export type Filter = {
  readonly [Group in FilterGroup]: readonly FilterValues[Group][];
} & { sort: SortOrder };

/** `URLSearchParams` or `FormData`. */
type Parameters = { getAll(name: string): readonly unknown[] };

/**
 * Parses the filter, with the values of each group in a fixed order. Unknown values are ignored; `concerns` are
 * those of the catalogue.
 */
export function parseFilter(parameters: Parameters, concerns: readonly string[]): Filter {
  const getChosen = <Value extends string>(group: FilterGroup, values: readonly Value[]) => {
    const requested = parameters.getAll(group);
    return values.filter((value) => requested.includes(value));
  };
  const [order] = parameters.getAll("sort");
  return {
    sort: sortOrders.find(({ value }) => value === order)?.value ?? "featured",
    concern: getChosen("concern", concerns),
    price: getChosen(
      "price",
      priceBands.map(({ value }) => value),
    ),
    availability: getChosen(
      "availability",
      availabilities.map(({ value }) => value),
    ),
  };
}

export type FilterChoice = { value: string; label: string };

/** The values of a group, with what visitors read. `concerns` are the values of the first group. */
export function getChoices(
  group: FilterGroup,
  concerns: readonly string[],
): readonly FilterChoice[] {
  if (group === "price") return priceBands;
  if (group === "availability") return availabilities;
  return concerns.map((value) => ({ value, label: concernLabels.get(value) ?? toLabel(value) }));
}

function toLabel(value: string): string {
  return (value[0]?.toUpperCase() ?? "") + value.slice(1).replaceAll("-", " ");
}

/**
 * The choices of a group, each with the number of products that have it and match the other groups. Concerns of
 * no product are left out, unless they are chosen.
 */
export function getOptions(group: FilterGroup, products: readonly Product[], filter: Filter) {
  const others = filterGroups.filter((other) => other !== group);
  const values = products
    .filter((product) => matchesFilter(product, filter, others))
    .flatMap((product) => [...new Set(valuesByGroup[group](product))]);
  const concerns = [...new Set([...getConcerns(products), ...filter.concern])];
  return getChoices(group, concerns).map(({ value, label }) => ({
    value,
    label,
    count: values.filter((other) => other === value).length,
  }));
}

export function filterProducts(products: readonly Product[], filter: Filter): readonly Product[] {
  const found = products.filter((product) => matchesFilter(product, filter, filterGroups));
  if (filter.sort === "featured") return found;
  if (filter.sort === "name") {
    // The same order on the server and in every browser. Created here, because creating it is slow.
    const { compare } = new Intl.Collator("en");
    return found.sort((a, b) => compare(a.title, b.title));
  }
  const direction = filter.sort === "price-asc" ? 1 : -1;
  return found.sort((a, b) => {
    // Products without a price are last in both orders.
    if (!a.minPrice || !b.minPrice) return Number(!a.minPrice) - Number(!b.minPrice);
    return direction * (toCents(a.minPrice) - toCents(b.minPrice));
  });
}

function matchesFilter(product: Product, filter: Filter, groups: readonly FilterGroup[]): boolean {
  return groups.every((group) => {
    const chosen = filter[group];
    return (
      chosen.length === 0 ||
      valuesByGroup[group](product).some((value) => chosen.some((other) => other === value))
    );
  });
}

const valuesByGroup: {
  [Group in FilterGroup]: (product: Product) => readonly FilterValues[Group][];
} = {
  concern: ({ tags }) =>
    tags.flatMap((tag) => {
      const [, name] = /^\s*concern\s*:(.+)$/i.exec(tag) ?? [];
      const value = name?.toLowerCase().match(/[\p{L}\p{N}]+/gu);
      return value ? value.join("-") : [];
    }),
  price: ({ minPrice }) => {
    if (!minPrice) return [];
    const cents = toCents(minPrice);
    const band = priceBands.find(({ belowCents }) => cents < belowCents);
    return band ? [band.value] : [];
  },
  availability: (product) => [
    getFirstAvailableVariant(product)?.availableForSale ? "in-stock" : "sold-out",
  ],
};

/** The concerns that the products' tags name, in alphabetical order. */
export function getConcerns(products: readonly Product[]): string[] {
  return [...new Set(products.flatMap(valuesByGroup.concern))].sort();
}

export function getFilterPath(path: string, filter: Filter): string {
  const choices = filterGroups.flatMap((group) =>
    filter[group].map((value): [string, string] => [group, value]),
  );
  return withQuery(path, [["sort", filter.sort === "featured" ? "" : filter.sort], ...choices]);
}
