import { sortLabels } from "~/content/shop/filter-labels";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { TextLink } from "~/ui/text-link";
import { type Filter, filterGroups, getFilterPath } from "./filter";
import { filterButtonId } from "./filter-button";
import { getLabel } from "./filter-options";

/** The chosen filters and sort order, each as a link that removes it. */
export function ActiveFilters({ filter, path }: { filter: Filter; path: string }) {
  const chips = filterGroups.flatMap((group) =>
    filter[group].map((value) => ({
      label: getLabel(group, value),
      without: { ...filter, [group]: filter[group].filter((other) => other !== value) },
    })),
  );
  if (filter.sort !== "featured")
    chips.push({ label: sortLabels[filter.sort], without: { ...filter, sort: "featured" } });
  if (chips.length === 0) return null;

  return (
    <ul aria-label="Filters in force" className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2">
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
