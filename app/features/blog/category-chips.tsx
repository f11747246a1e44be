import { useEffect, useRef } from "react";
import { blogCategories } from "~/content/blog/blog-categories";
import { Link } from "~/ui/link";
import { categoryBySlug } from "./category";
import { getBlogPath, type PostFilter } from "./post-filter";

const choices = [{ slug: "", name: "All Articles" }, ...blogCategories];

/** Choosing a category keeps the search (rule 30 in docs/rules.md). */
export function CategoryChips({ filter }: { filter: PostFilter }) {
  const chosen = categoryBySlug(filter.category);
  const row = useChosenInView(filter.category);
  return (
    <div className="border-y border-line">
      <nav aria-label="Article categories" className="page-width">
        <ul
          ref={row}
          className="-mx-edge flex gap-6 overflow-x-auto px-edge scrollbar-none lg:justify-between"
        >
          {choices.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to={getBlogPath({ category: slug, search: filter.search })}
                preventScrollReset
                aria-current={slug === filter.category ? "page" : undefined}
                className={chipClass}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {chosen && <p className="page-width pt-1 pb-5 text-muted">{chosen.description}</p>}
    </div>
  );
}

/** Scrolls the row, not the page, so that the chosen category is in view. */
function useChosenInView(slug: string) {
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const link = row.current?.querySelector("[aria-current]");
    if (!row.current || !link || (slug === "" && row.current.scrollLeft === 0)) return;
    const [frame, chip] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    row.current.scrollLeft += chip.left + chip.width / 2 - (frame.left + frame.width / 2);
  }, [slug]);

  return row;
}

const chipClass = [
  "relative flex h-15 items-center whitespace-nowrap text-muted -outline-offset-2 hover:text-ink",
  "aria-[current]:font-medium aria-[current]:text-ink aria-[current]:after:absolute",
  "aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-0.5",
  "aria-[current]:after:bg-primary forced-colors:aria-[current]:after:bg-[Highlight]",
].join(" ");
