import type { ReactNode } from "react";
import { Link } from "~/ui/link";
import {
  ArticleHit,
  articlesClass,
  hitClass,
  ProductHit,
  productsClass,
  resultsClass,
} from "./hit-rows";
import type { Found } from "./searchable";

export const resultsId = "search-results";

/** The options in the order of the arrow keys, with where each leads. */
export function getOptions({ products, articles }: Found): { id: string; to: string }[] {
  return [
    ...products.map(({ item }) => `/products/${item.handle}`),
    ...articles.map(({ item }) => `/blog/${item.handle}`),
  ].map((to, index) => ({ id: `search-option-${index}`, to }));
}

type ComboboxResultsProps = {
  found: Found;
  /** The option that the arrow keys are on, from 0; -1 while they are in the field. */
  active: number;
  onFollow: () => void;
};

/** The list of the combobox: what was found, products before articles. */
export function ComboboxResults({ found, active, onFollow }: ComboboxResultsProps) {
  const options = getOptions(found);
  const { products, articles } = found;

  function option(index: number, content: ReactNode) {
    const { id, to } = options[index] ?? {};
    return (
      to && (
        <Link
          key={to}
          id={id}
          to={to}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onClick={onFollow}
          className={`${hitClass} border-t border-line ${activeClass}`}
        >
          {content}
        </Link>
      )
    );
  }

  return (
    <div role="listbox" id={resultsId} aria-label="Results" className={resultsClass}>
      {products.length > 0 && (
        <Group
          label="Products"
          className={productsClass}
          listClass="lg:grid lg:grid-cols-2 lg:gap-x-10"
        >
          {products.map((hit, index) => option(index, <ProductHit hit={hit} />))}
        </Group>
      )}
      {articles.length > 0 && (
        <Group label="Articles" className={articlesClass}>
          {found.articles.map((hit, index) =>
            option(products.length + index, <ArticleHit hit={hit} />),
          )}
        </Group>
      )}
    </div>
  );
}

/** Where the arrow keys are. */
const activeClass = [
  "aria-selected:bg-raised aria-selected:outline-2 aria-selected:-outline-offset-2",
  "aria-selected:outline-ink",
].join(" ");

type GroupProps = { label: string; className: string; listClass?: string; children: ReactNode };

function Group({ label, className, listClass, children }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields; these are options
    <div role="group" aria-label={label} className={className}>
      <p aria-hidden="true" className="mb-2 text-sm text-muted">
        {label}
      </p>
      <div className={listClass}>{children}</div>
    </div>
  );
}
