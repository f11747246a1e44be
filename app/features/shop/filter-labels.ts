import { concernLabels } from "~/content/concern-labels";
import { availabilities, priceBands } from "~/content/shop-filter";
import type { FilterGroup } from "./filter";

/** What visitors read for a value. */
export function labelOf(group: FilterGroup, value: string): string {
  if (group === "concern") return concernLabels[value] ?? inWords(value);
  const known: readonly { value: string; label: string }[] =
    group === "price" ? priceBands : availabilities;
  return known.find((option) => option.value === value)?.label ?? value;
}

function inWords(value: string): string {
  return (value[0]?.toUpperCase() ?? "") + value.slice(1).replaceAll("-", " ");
}
