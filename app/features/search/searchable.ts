import type { ArticleTeaser, Product } from "~/commerce/model";
import { splitSentences } from "~/lib/text";
import { createSearch, type Hit, type Searched } from "./search-index";

/** The best of what was found, and how many there are in all. */
export type Found = {
  products: readonly Hit<Product>[];
  articles: readonly Hit<ArticleTeaser>[];
  counts: { products: number; articles: number };
};

/** How many of each are asked for at most. */
export type AtMost = { products: number; articles: number };

/** `missing`: one of the two did not answer, and the search went without it. */
export type SearchResult = { found: Found; missing: "products" | "articles" | null };

export const nothingFound: Found = {
  products: [],
  articles: [],
  counts: { products: 0, articles: 0 },
};

export const noResult: SearchResult = { found: nothingFound, missing: null };

export type SearchSource = {
  find: (query: string, atMost?: AtMost) => Found;
  missing: SearchResult["missing"];
};

type Either = { product: Product } | { article: ArticleTeaser };

/**
 * A search over catalogue and articles together: the words of both form one index. `null` stands for a list that could
 * not be loaded.
 */
export function searchOver(
  products: readonly Product[] | null,
  articles: readonly ArticleTeaser[] | null,
): SearchSource {
  const items: Either[] = [
    ...(products ?? []).map((product) => ({ product })),
    ...(articles ?? []).map((article) => ({ article })),
  ];
  const search = createSearch(items, (item) =>
    "product" in item ? readProduct(item.product) : readArticle(item.article),
  );

  const find: SearchSource["find"] = (query, atMost) => {
    const ranked = search(query);
    const foundProducts = ranked.filter(({ item }) => "product" in item);
    const foundArticles = ranked.filter(({ item }) => "article" in item);
    return {
      products: foundProducts.slice(0, atMost?.products).flatMap(({ toHit }) => {
        const { item, ...shown } = toHit();
        return "product" in item ? [{ ...shown, item: item.product }] : [];
      }),
      articles: foundArticles.slice(0, atMost?.articles).flatMap(({ toHit }) => {
        const { item, ...shown } = toHit();
        return "article" in item ? [{ ...shown, item: item.article }] : [];
      }),
      counts: { products: foundProducts.length, articles: foundArticles.length },
    };
  };
  return { find, missing: products ? (articles ? null : "articles") : "products" };
}

function readProduct({ title, tags, description, options }: Product): Searched {
  const values = options.flatMap((option) => option.values);
  return { title, topics: [...topicsOf(tags), ...values], sentences: splitSentences(description) };
}

function readArticle({ title, tags, excerpt, opening }: ArticleTeaser): Searched {
  const sentences = [excerpt, opening].filter((text) => text !== "");
  return { title: title.trim() || "Untitled", topics: topicsOf(tags), sentences };
}

/** A tag such as `concern:dryness` is about its second half; `featured` is about nothing. */
function topicsOf(tags: readonly string[]): string[] {
  return tags
    .map((tag) =>
      tag
        .slice(tag.indexOf(":") + 1)
        .replace(/\s+/gu, " ")
        .trim(),
    )
    .filter(
      (topic) => topic !== "" && !/^(?:bestseller|new|featured|.*staff-pick.*)$/iu.test(topic),
    );
}
