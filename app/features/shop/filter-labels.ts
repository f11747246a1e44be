import { availabilityLabels, concernLabels, priceLabels } from "~/content/shop/filter-labels";
import type { FilterGroup } from "./filter";

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
