import type { ArticleTeaser, Product } from "~/commerce/model";
import { splitSentences } from "~/lib/text";
import { createSearch, type Ranked, type Searched } from "./search-index";
import type { Found, SearchResult } from "./search-parts";

type ResultLimits = { products: number; articles: number };

export type SearchSource = {
  find: (query: string, limits?: ResultLimits) => Found;
  missing: SearchResult["missing"];
};

/**
 * Indexes products and articles together. `null` stands for a list that could not be loaded.
 */
export function createSearchSource(
  products: readonly Product[] | null,
  articles: readonly ArticleTeaser[] | null,
): SearchSource {
  const search = createSearch([...(products ?? []), ...(articles ?? [])], (item) =>
    isProduct(item) ? readProduct(item) : readArticle(item),
  );

  const find: SearchSource["find"] = (query, limits) => {
    const ranked = search(query);
    const foundProducts = ranked.filter((found): found is Ranked<Product> => isProduct(found.item));
    const foundArticles = ranked.filter(
      (found): found is Ranked<ArticleTeaser> => !isProduct(found.item),
    );
    return {
      products: foundProducts.slice(0, limits?.products).map(({ toHit }) => toHit()),
      articles: foundArticles.slice(0, limits?.articles).map(({ toHit }) => toHit()),
      counts: { products: foundProducts.length, articles: foundArticles.length },
    };
  };
  return { find, missing: products ? (articles ? null : "articles") : "products" };
}

function isProduct(item: Product | ArticleTeaser): item is Product {
  return "variants" in item;
}

function readProduct({ title, tags, description, options }: Product): Searched {
  const values = options.flatMap((option) => option.values);
  return { title, topics: [...getTopics(tags), ...values], sentences: splitSentences(description) };
}

function readArticle({ title, tags, excerpt, opening }: ArticleTeaser): Searched {
  const sentences = [excerpt, opening].filter((text) => text !== "");
  return { title: title.trim() || "Untitled", topics: getTopics(tags), sentences };
}

/** The topic of `concern:dryness` is its second half; tags that only mark an item have none. */
function getTopics(tags: readonly string[]): string[] {
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
