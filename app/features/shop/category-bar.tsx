import { useEffect, useRef } from "react";
import { categories } from "~/content/categories";
import { Link } from "~/ui/link";
import { tabClass } from "~/ui/tab-class";
import { type Filter, getFilterPath } from "./filter";

type CategoryBarProps = {
  selected: string;
  /** Kept from one category to the next. */
  filter: Filter;
  /** Names what is shown below. */
  list: string;
};

/** The shop's categories as links; the bar stays under the header. */
export function CategoryBar({ selected, filter, list }: CategoryBarProps) {
  const bar = useBarInView(list);
  return (
    <div
      ref={bar}
      className="sticky top-[calc(var(--header)-1px)] z-10 border-y border-line bg-surface"
    >
      <nav aria-label="Categories" className="page-width">
        <ul className={`flex gap-6 lg:gap-8 ${scrollClass}`}>
          {categories.map(({ id, label, path }) => (
            <li key={id}>
              <Link
                to={getFilterPath(path, filter)}
                preventScrollReset
                aria-current={id === selected ? "page" : undefined}
                className={tabClass}
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

const scrollClass = "-mx-edge overflow-x-auto px-edge scrollbar-none";

/** A new list starts at its first product, even if the visitor had scrolled far down the old one. */
function useBarInView(shown: string) {
  const bar = useRef<HTMLDivElement>(null);
  const seen = useRef(shown);

  useEffect(() => {
    if (seen.current === shown) return;
    seen.current = shown;
    const list = bar.current?.parentElement;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
    const link = bar.current?.querySelector("[aria-current]");
    link?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [shown]);

  return bar;
}
