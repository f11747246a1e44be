import type { Product } from "~/commerce/model";
import { availabilityLabels, concernLabels, priceLabels } from "~/content/shop/filter-labels";
import { availabilities } from "~/content/shop/shop-filter";
import {
  type Filter,
  type FilterGroup,
  filterGroups,
  getConcerns,
  matchesFilter,
  priceValues,
  valuesByGroup,
} from "./filter";

export type FilterOption = { value: string; label: string; count: number };

/**
 * What can be chosen in a group, and how many products each value would add: those that pass the
 * other groups. Concerns that no product here has are left out, unless they are in force.
 */
export function getOptions(
  group: FilterGroup,
  products: readonly Product[],
  filter: Filter,
): FilterOption[] {
  const others = filterGroups.filter((other) => other !== group);
  const values = products
    .filter((product) => matchesFilter(product, filter, others))
    .flatMap((product) => [...new Set(valuesByGroup[group](product))]);
  return getOfferedValues(group, products, filter).map((value) => ({
    value,
    label: getLabel(group, value),
    count: values.filter((other) => other === value).length,
  }));
}

function getOfferedValues(
  group: FilterGroup,
  products: readonly Product[],
  filter: Filter,
): readonly string[] {
  if (group === "price") return priceValues;
  if (group === "availability") return availabilities;
  return [...new Set([...getConcerns(products), ...filter.concern])];
}

const labels: Record<FilterGroup, Readonly<Record<string, string>>> = {
  concern: concernLabels,
  price: priceLabels,
  availability: availabilityLabels,
};

/** What visitors read for a value. */
export function getLabel(group: FilterGroup, value: string): string {
  const known = labels[group];
  // A tag may be named like a property of Object.prototype.
  return (Object.hasOwn(known, value) && known[value]) || toLabel(value);
}

function toLabel(value: string): string {
  return (value[0]?.toUpperCase() ?? "") + value.slice(1).replaceAll("-", " ");
}
