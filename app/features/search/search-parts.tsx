import { categories } from "#brand/content/categories.ts";
import { type NavigationLink, subscribeLink } from "#brand/content/navigation.ts";
import { useHasPage } from "~/commerce/pages";
import { useShownLinks } from "~/commerce/shown-links";
import { formatPrice } from "~/lib/money";
import { counted, joinWith } from "~/lib/text";
import { ProductFrame, ProductImage } from "~/product/product-image";
import { formatUnitPrice } from "~/product/unit-price";
import { Link, TextLink } from "~/ui/link";
import type { Found, Hit, SearchResult } from "./search-index";

/** In a grid, products at the left, articles at the right. */
const groupClasses = {
  Products: "lg:col-span-8 lg:only:col-span-9",
  Articles: "lg:col-span-4 lg:only:col-span-9",
  Answers: "lg:col-span-9",
} as const;

/** What was found, in the order in which it is shown: answers first where the best hit is one. */
export function groupHits({ products, articles, answers, isAnswered }: Found) {
  const lists = { Products: products, Articles: articles, Answers: answers };
  const order = isAnswered
    ? (["Answers", "Products", "Articles"] as const)
    : (["Products", "Articles", "Answers"] as const);
  const titles = order.filter((title) => lists[title].length > 0);
  return titles.map((title, index) => ({
    title,
    hits: lists[title],
    className: groupClasses[title],
    /** The index of its first hit among all. */
    first: titles.slice(0, index).reduce((sum, before) => sum + lists[before].length, 0),
  }));
}

export function countHits({ counts, answers }: Found): number {
  return counts.products + counts.articles + answers.length;
}

export const hitClass = "-mx-2 flex gap-4 rounded-control px-2 py-3 hover:bg-raised";

export function HitContent({ hit, isLarge = false }: { hit: Hit; isLarge?: boolean }) {
  const { product, title, line } = hit;
  const unit = product?.minUnitPrice;
  return (
    <>
      {product && (
        <ProductFrame
          size="thumbnail"
          className={`flex-none self-start ${isLarge ? "w-20 lg:w-24" : "w-16"}`}
        >
          <ProductImage image={product.images[0]} use="thumbnail" sizes="104px" alt="" />
        </ProductFrame>
      )}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span
          dir="auto"
          className={`block text-balance ${isLarge ? "font-display text-display-xs" : "font-semibold"}`}
        >
          {title}
        </span>
        {line && (
          <span dir="auto" className="mt-1 line-clamp-2 text-note text-muted">
            {line}
          </span>
        )}
        {product?.minPrice && (
          <span className="mt-1 block text-note font-medium tabular">
            from <span translate="no">{formatPrice(product.minPrice)}</span>
            {unit && <span translate="no">, {formatUnitPrice(unit)}</span>}
          </span>
        )}
      </span>
    </>
  );
}

/** `4 products and 1 article for “serum”`. Says so when the word was guessed. */
export function getResultText({ counts, answers, isGuess }: Found, query: string): string {
  const { products, articles } = counts;
  const kinds = [
    ...(products > 0 ? [counted(products, "product")] : []),
    ...(articles > 0 ? [counted(articles, "article")] : []),
    ...(answers.length > 0 ? [counted(answers.length, "answer")] : []),
  ];
  if (kinds.length === 0) return `No results for “${query}”.`;
  if (isGuess) return `No results for “${query}”. Did you mean one of these?`;
  return `${joinWith("and", kinds)} for “${query}”`;
}

/** Reports that products or articles could not be searched. */
export function PartialResults({ missing }: Pick<SearchResult, "missing">) {
  if (!missing) return null;
  return (
    <p className="mb-4 text-note text-error">
      {missing === "articles"
        ? "We couldn’t search the journal, so you’re seeing products only."
        : "We couldn’t search our products, so you’re seeing articles only."}
    </p>
  );
}

/** Categories and other pages, shown before a search and when it found nothing. */
export function SearchSuggestions({ onFollow }: { onFollow?: () => void }) {
  const hasPage = useHasPage();
  return (
    <div className="lg:w-2/3">
      <h2 className="mb-2 text-sm text-muted">Browse</h2>
      <ul className="border-b border-line">
        {categories
          .filter(({ path }) => hasPage(path))
          .map(({ id, label, path, description }) => (
            <li key={id} className="border-t border-line">
              <Link
                to={path}
                onClick={onFollow}
                className="group grid grid-cols-1 items-baseline gap-x-gutter gap-y-1 py-3 sm:grid-cols-[13em_1fr]"
              >
                <span className="font-display text-display-sm decoration-1 underline-offset-4 group-hover:underline">
                  {label}
                </span>
                <span className="text-note text-muted">{description}</span>
              </Link>
            </li>
          ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-8">
        {useShownLinks(pages).map(({ to, label }) => (
          <TextLink key={to} to={to} onClick={onFollow}>
            {label}
          </TextLink>
        ))}
      </p>
    </div>
  );
}

const pages: readonly NavigationLink[] = [
  { to: "/quiz", label: "Not sure? Take our quiz" },
  { ...subscribeLink, label: "Plans and subscriptions" },
  { to: "/faq", label: "Shipping, returns and FAQ" },
];
