import { concernLabels, sortOrders } from "#brand/content/shop/filter.ts";
import type { Product } from "~/commerce/model";
import { toMinorUnits } from "~/lib/money";
import { withQuery } from "~/lib/paths";
import type { ProductFilter } from "~/lib/storefront-events";
import { getConcerns } from "~/product/tags";
import { getPriceBands } from "./price-bands";

/** A value of a group. */
type FilterChoice = {
  value: string;
  label: string;
  matches: (product: Product) => boolean;
  /** Filter of the Storefront API with the same meaning. */
  productFilter: ProductFilter;
};

type Group = {
  legend: string;
  getChoices: (catalog: readonly Product[]) => readonly FilterChoice[];
  /** A value that no listed product has is left out, unless it is chosen. */
  hidesUnused?: true;
};

/**
 * Everything that a list is filtered by, in the order of the panel; the keys are parameters of the address. Several
 * values of a group mean "or", groups mean "and"; an empty group allows everything.
 */
export const filterGroups = {
  concern: {
    legend: "Concern",
    hidesUnused: true,
    getChoices: (catalog) =>
      [...new Set(catalog.flatMap(getConcerns))].sort().map((value) => ({
        value,
        label: concernLabels.get(value) ?? toLabel(value),
        matches: (product) => getConcerns(product).includes(value),
        productFilter: { tag: `concern:${value}` },
      })),
  },
  price: {
    legend: "Price",
    getChoices: (catalog) =>
      getPriceBands(catalog).map(({ value, label, range, contains }) => ({
        value,
        label,
        productFilter: { price: range },
        matches: ({ minPrice }) => minPrice !== null && contains(minPrice),
      })),
  },
  availability: {
    legend: "Availability",
    getChoices: () => [
      {
        value: "in-stock",
        label: "In stock",
        matches: (product) => product.availableForSale,
        productFilter: { available: true },
      },
      {
        value: "sold-out",
        label: "Sold out",
        matches: (product) => !product.availableForSale,
        productFilter: { available: false },
      },
    ],
  },
} as const satisfies Record<string, Group>;

export type FilterGroup = keyof typeof filterGroups;
type ByGroup<Value> = Readonly<Record<FilterGroup, Value>>;

export const groupNames = Object.keys(filterGroups) as FilterGroup[];
/** Parameters of a filtered or sorted list's address. */
export const filterParameters = ["sort", ...groupNames];

function mapGroups<Value>(getValue: (group: FilterGroup) => Value): ByGroup<Value> {
  const entries = groupNames.map((group) => [group, getValue(group)] as const);
  return Object.fromEntries(entries) as Record<FilterGroup, Value>;
}

type SortOrder = (typeof sortOrders)[number]["value"];
export type Filter = ByGroup<readonly string[]> & { sort: SortOrder };

/** What a catalog can be filtered by. */
export type FilterChoices = ByGroup<readonly FilterChoice[]>;

/** `catalog` is all that is known of it, so that the bands of prices are the same in each category. */
export function getFilterChoices(catalog: readonly Product[]): FilterChoices {
  return mapGroups((group) => filterGroups[group].getChoices(catalog));
}

function toLabel(value: string): string {
  return (value[0]?.toUpperCase() ?? "") + value.slice(1).replaceAll("-", " ");
}

/** `URLSearchParams` or `FormData`. */
type Parameters = { getAll(name: string): readonly unknown[] };

/** Parses the filter, with the values of each group in the order of the choices. Others are ignored. */
export function parseFilter(parameters: Parameters, choices: FilterChoices): Filter {
  const [order] = parameters.getAll("sort");
  return {
    sort: sortOrders.find(({ value }) => value === order)?.value ?? "featured",
    ...mapGroups((group) => {
      const requested = parameters.getAll(group);
      return choices[group].map(({ value }) => value).filter((value) => requested.includes(value));
    }),
  };
}

/** The values of a group, each with the number of products that have it and match the other groups. */
export function getOptions(
  group: FilterGroup,
  products: readonly Product[],
  filter: Filter,
  choices: FilterChoices,
) {
  const { hidesUnused }: Group = filterGroups[group];
  const others = groupNames.filter((other) => other !== group);
  const found = products.filter((product) => matchesFilter(product, filter, choices, others));
  return choices[group]
    .filter(
      ({ value, matches }) =>
        !hidesUnused || filter[group].includes(value) || products.some(matches),
    )
    .map(({ value, label, matches }) => ({ value, label, count: found.filter(matches).length }));
}

export function filterProducts(
  products: readonly Product[],
  filter: Filter,
  choices: FilterChoices,
): readonly Product[] {
  const found = products.filter((product) => matchesFilter(product, filter, choices, groupNames));
  if (filter.sort === "featured") return found;
  if (filter.sort === "name") {
    // A fixed locale sorts alike on the server and in every browser. Created here, because creating it is slow.
    const { compare } = new Intl.Collator("en");
    return found.sort((a, b) => compare(a.title, b.title));
  }
  const direction = filter.sort === "price-asc" ? 1 : -1;
  return found.sort((a, b) => {
    // Products without a price are last in both orders.
    if (!a.minPrice || !b.minPrice) return Number(!a.minPrice) - Number(!b.minPrice);
    return direction * (toMinorUnits(a.minPrice) - toMinorUnits(b.minPrice));
  });
}

function matchesFilter(
  product: Product,
  filter: Filter,
  choices: FilterChoices,
  groups: readonly FilterGroup[],
): boolean {
  return groups.every((group) => {
    const chosen = choices[group].filter(({ value }) => filter[group].includes(value));
    return chosen.length === 0 || chosen.some(({ matches }) => matches(product));
  });
}

export function getFilterPath(path: string, filter: Filter): string {
  const values = groupNames.flatMap((group) =>
    filter[group].map((value): [string, string] => [group, value]),
  );
  return withQuery(path, [["sort", filter.sort === "featured" ? "" : filter.sort], ...values]);
}
