import { availabilityLabels, concernLabels, priceLabels } from "~/content/filter-labels";
import type { FilterGroup } from "./filter";

const labels: Record<FilterGroup, Readonly<Record<string, string>>> = {
  concern: concernLabels,
  price: priceLabels,
  availability: availabilityLabels,
};

/** What visitors read for a value. */
export function labelOf(group: FilterGroup, value: string): string {
  const known = labels[group];
  // A tag may be called like something that every object has.
  return (Object.hasOwn(known, value) && known[value]) || inWords(value);
}

function inWords(value: string): string {
  return (value[0]?.toUpperCase() ?? "") + value.slice(1).replaceAll("-", " ");
}
