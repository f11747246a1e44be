import type { Product } from "~/commerce/model";
import { availabilities, concernLabels, sortOrders } from "~/content/shop/filter";
import { toCents } from "~/lib/money";
import { withQuery } from "~/lib/paths";
import { getFirstAvailableVariant } from "~/product/first-available-variant";
import { getPriceBands, type PriceBand } from "./price-bands";

/** Several values of a group mean "or", groups mean "and"; an empty group allows everything. */
export const filterGroups = ["concern", "price", "availability"] as const;
type FilterGroup = (typeof filterGroups)[number];
type SortOrder = (typeof sortOrders)[number]["value"];

export type Filter = { readonly [Group in FilterGroup]: readonly string[] } & { sort: SortOrder };

/** What a catalog can be filtered by: the concerns that its tags name, and bands of its prices. */
export type FilterChoices = {
  concern: readonly FilterChoice[];
  price: readonly PriceBand[];
  availability: readonly FilterChoice[];
};

/** `catalog` is all that is known of it, so that the bands of prices are the same in each category. */
export function getFilterChoices(catalog: readonly Product[]): FilterChoices {
  const concern = getConcerns(catalog).map((value) => ({
    value,
    label: concernLabels.get(value) ?? toLabel(value),
  }));
  return { concern, price: getPriceBands(catalog), availability: availabilities };
}

/** `URLSearchParams` or `FormData`. */
type Parameters = { getAll(name: string): readonly unknown[] };

/** Parses the filter, with the values of each group in the order of the choices. Others are ignored. */
export function parseFilter(parameters: Parameters, choices: FilterChoices): Filter {
  const getChosen = (group: FilterGroup) => {
    const requested = parameters.getAll(group);
    return choices[group].map(({ value }) => value).filter((value) => requested.includes(value));
  };
  const [order] = parameters.getAll("sort");
  return {
    sort: sortOrders.find(({ value }) => value === order)?.value ?? "featured",
    concern: getChosen("concern"),
    price: getChosen("price"),
    availability: getChosen("availability"),
  };
}

export type FilterChoice = { value: string; label: string };

function toLabel(value: string): string {
  return (value[0]?.toUpperCase() ?? "") + value.slice(1).replaceAll("-", " ");
}

/**
 * The choices of a group, each with the number of products that have it and match the other groups. Concerns of
 * no product are left out, unless they are chosen.
 */
export function getOptions(
  group: FilterGroup,
  products: readonly Product[],
  filter: Filter,
  choices: FilterChoices,
) {
  const others = filterGroups.filter((other) => other !== group);
  const values = products
    .filter((product) => matchesFilter(product, filter, choices, others))
    .flatMap((product) => [...new Set(getValues(group, product, choices))]);
  const concerns = new Set([...getConcerns(products), ...filter.concern]);
  return choices[group]
    .filter(({ value }) => group !== "concern" || concerns.has(value))
    .map(({ value, label }) => ({
      value,
      label,
      count: values.filter((other) => other === value).length,
    }));
}

export function filterProducts(
  products: readonly Product[],
  filter: Filter,
  choices: FilterChoices,
): readonly Product[] {
  const found = products.filter((product) => matchesFilter(product, filter, choices, filterGroups));
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

function matchesFilter(
  product: Product,
  filter: Filter,
  choices: FilterChoices,
  groups: readonly FilterGroup[],
): boolean {
  return groups.every((group) => {
    const chosen = filter[group];
    return (
      chosen.length === 0 ||
      getValues(group, product, choices).some((value) => chosen.includes(value))
    );
  });
}

/** What a product has of a group. */
function getValues(group: FilterGroup, product: Product, { price }: FilterChoices): string[] {
  const { minPrice, tags } = product;
  if (group === "concern") return tags.flatMap(parseConcern);
  if (group === "price")
    return price.filter((band) => minPrice && band.contains(minPrice)).map(({ value }) => value);
  return [getFirstAvailableVariant(product)?.availableForSale ? "in-stock" : "sold-out"];
}

function parseConcern(tag: string): string | [] {
  const [, name] = /^\s*concern\s*:(.+)$/i.exec(tag) ?? [];
  const value = name?.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return value ? value.join("-") : [];
}

/** The concerns that the products' tags name, in alphabetical order. */
function getConcerns(products: readonly Product[]): string[] {
  return [...new Set(products.flatMap(({ tags }) => tags.flatMap(parseConcern)))].sort();
}

export function getFilterPath(path: string, filter: Filter): string {
  const choices = filterGroups.flatMap((group) =>
    filter[group].map((value): [string, string] => [group, value]),
  );
  return withQuery(path, [["sort", filter.sort === "featured" ? "" : filter.sort], ...choices]);
}
