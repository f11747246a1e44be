import type { ReactNode } from "react";
import { Link } from "~/ui/link";
import { ArticleHit, ProductHit } from "./hit-rows";
import type { Found } from "./searchable";

export const resultsId = "search-results";

/** The options in the order of the arrow keys, with where each leads. */
export function optionsOf({ products, articles }: Found): { id: string; to: string }[] {
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
  const options = optionsOf(found);
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
          className="hit"
        >
          {content}
        </Link>
      )
    );
  }

  return (
    <div role="listbox" id={resultsId} aria-label="Results" className="search-results">
      {products.length > 0 && (
        <Group label="Products" className="search-products">
          {products.map((hit, index) => option(index, <ProductHit hit={hit} />))}
        </Group>
      )}
      {articles.length > 0 && (
        <Group label="Articles" className="search-articles">
          {found.articles.map((hit, index) =>
            option(products.length + index, <ArticleHit hit={hit} />),
          )}
        </Group>
      )}
    </div>
  );
}

type GroupProps = { label: string; className: string; children: ReactNode };

function Group({ label, className, children }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields; these are options
    <div role="group" aria-label={label} className={className}>
      <p aria-hidden="true" className="search-label">
        {label}
      </p>
      <div className="hits">{children}</div>
    </div>
  );
}
