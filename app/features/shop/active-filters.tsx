import { sortOrders } from "#brand/content/shop/filter.ts";
import { Icon } from "~/ui/icon";
import { Link, TextLink } from "~/ui/link";
import { type Filter, type FilterChoices, getFilterPath, groupNames } from "./filter";
import { filterButtonId } from "./filter-button";

type ActiveFiltersProps = { filter: Filter; choices: FilterChoices; path: string };

/** The chosen filters and sort order, each as a link that removes it. */
export function ActiveFilters({ filter, choices, path }: ActiveFiltersProps) {
  const chips = groupNames.flatMap((group) =>
    choices[group]
      .filter(({ value }) => filter[group].some((other) => other === value))
      .map(({ value, label }) => ({
        label,
        without: { ...filter, [group]: filter[group].filter((other) => other !== value) },
      })),
  );
  const order = sortOrders.find(({ value }) => value === filter.sort);
  if (order && order.value !== "featured")
    chips.push({ label: order.label, without: { ...filter, sort: "featured" } });
  if (chips.length === 0) return null;

  return (
    <ul aria-label="Active filters" className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={getFilterPath(path, without)}
            preventScrollReset
            aria-label={`Remove ${label}`}
            onClick={focusFilterButton}
            className="inline-flex min-h-11 items-center gap-2 rounded-control bg-raised px-4 text-note hover:bg-sunken forced-colors:border"
          >
            {label}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <TextLink to={path} preventScrollReset onClick={focusFilterButton} className="px-2">
          Clear all
        </TextLink>
      </li>
    </ul>
  );
}

/** The pressed link is about to be removed. */
function focusFilterButton(): void {
  document.getElementById(filterButtonId)?.focus({ preventScroll: true });
}
