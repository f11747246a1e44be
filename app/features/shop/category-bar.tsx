import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { type CategoryId, categories } from "#brand/content/categories.ts";
import { useShownLinks } from "~/commerce/shown-links";
import { Link } from "~/ui/link";
import { tabVariants } from "~/ui/tab";
import { type Filter, getFilterPath } from "./filter";

const categoryLinks = categories.map(({ path, ...category }) => ({ ...category, to: path }));

type CategoryBarProps = {
  selected: CategoryId | null;
  filter: Filter;
  /** Identifies the list that is shown. */
  list: string;
};

/** The shop's categories as links; the bar stays under the header. */
export function CategoryBar({ selected, filter, list }: CategoryBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const seen = useRef(list);
  const isHistory = useNavigationType() === "POP";

  // A list that is chosen starts at its first product, even if the visitor had scrolled far down the old one. In the
  // history the router restores the place.
  useEffect(() => {
    if (seen.current === list) return;
    seen.current = list;
    if (isHistory) return;
    const section = bar.current?.parentElement;
    if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView();
    const link = bar.current?.querySelector("[aria-current]");
    link?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [list, isHistory]);

  return (
    <div
      ref={bar}
      className="sticky low:static top-header-line z-10 border-y border-line bg-surface"
    >
      <nav aria-label="Categories" className="page-width">
        <ul className="-mx-edge flex gap-6 overflow-x-auto px-edge scrollbar-none lg:gap-8">
          {useShownLinks(categoryLinks).map(({ id, label, to }) => (
            <li key={id}>
              <Link
                to={getFilterPath(to, filter)}
                preventScrollReset
                aria-current={id === selected ? "page" : undefined}
                className={tabVariants()}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
