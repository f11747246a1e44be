import type { Product } from "~/commerce/model";
import { availabilities } from "~/content/shop-filter";
import {
  concernsOf,
  type Filter,
  type FilterGroup,
  filterGroups,
  passes,
  priceValues,
  valuesIn,
} from "./filter";
import { labelOf } from "./filter-labels";

export type FilterOption = { value: string; label: string; count: number };

/**
 * What can be chosen in a group, and how many products each value would add: those that pass the
 * other groups. Concerns that no product here has are left out, unless they are in force.
 */
export function optionsOf(
  group: FilterGroup,
  products: readonly Product[],
  filter: Filter,
): FilterOption[] {
  const others = filterGroups.filter((other) => other !== group);
  const values = products
    .filter((product) => passes(product, filter, others))
    .flatMap((product) => [...new Set(valuesIn[group](product))]);
  return offeredIn(group, products, filter).map((value) => ({
    value,
    label: labelOf(group, value),
    count: values.filter((other) => other === value).length,
  }));
}

function offeredIn(
  group: FilterGroup,
  products: readonly Product[],
  filter: Filter,
): readonly string[] {
  if (group === "price") return priceValues;
  if (group === "availability") return availabilities;
  return [...new Set([...concernsOf(products), ...filter.concern])];
}
