import MiniSearch from "minisearch";
import type { HelpAnswer, HelpTopic } from "#brand/content/help/faq.ts";
import { isFeatured } from "~/commerce/article-tags";
import type { ArticleTeaser, Product } from "~/commerce/model";
import { getArticlePath, getProductPath } from "~/lib/paths";
import { firstSentences } from "~/lib/text";
import { getCardBadge } from "~/product/tags";
import { faqPath } from "~/site/help-answers";
import { getQueryTerms, tokenize } from "./search-query";

export type Hit = {
  to: string;
  /** `null` for an article or an answer. */
  product: Product | null;
  isAnswer?: boolean;
  title: string;
  line: string;
};

/** The best hits, and the total counts. */
export type Found = {
  products: readonly Hit[];
  articles: readonly Hit[];
  answers: readonly Hit[];
  counts: { products: number; articles: number };
  /** Whether the best of all hits is an answer. */
  isAnswered: boolean;
  /** Whether nothing has all words of the query, so that these have some of them or similar ones. */
  isGuess: boolean;
};

/** `missing`: the list that could not be loaded. */
export type SearchResult = { found: Found; missing: "products" | "articles" | null };

export const noResult: SearchResult = {
  found: {
    products: [],
    articles: [],
    answers: [],
    counts: { products: 0, articles: 0 },
    isAnswered: false,
    isGuess: false,
  },
  missing: null,
};

export type SearchSource = Pick<SearchResult, "missing"> & {
  find(query: string, limits?: Found["counts"]): Found;
};

const maxAnswers = 3;

/** Indexes products, articles and the FAQ together. `null` stands for a list that could not be loaded. */
export function createSearchSource(
  products: readonly Product[] | null,
  articles: readonly ArticleTeaser[] | null,
  topics: readonly HelpTopic[],
): SearchSource {
  const entries = [
    ...(products ?? []).filter(({ isHidden }) => !isHidden).map(readProduct),
    ...(articles ?? []).map(readArticle),
    ...topics.flatMap(({ answers }) => answers.map(readAnswer)),
  ];
  const index = new MiniSearch({
    fields: ["title", "topics", "text"] satisfies (keyof Entry)[],
    tokenize,
    processTerm: withoutPlural,
    searchOptions: { boost: { title: 4, topics: 2 }, prefix: true },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  /** Only a word that nothing has may have typos. */
  const fuzzy = (term: string) => (index.search(term).length > 0 ? 0 : getMaxTypos(term));

  const missing: SearchResult["missing"] = products ? (articles ? null : "articles") : "products";
  return {
    missing,

    /** Finds what has all words, each as the beginning of one; where nothing has, what has some of them. */
    find(query: string, limits?: Found["counts"]): Found {
      const terms = getQueryTerms(query).join(" ");
      const exact = index.search(terms, { combineWith: "AND" });
      const results = exact.length > 0 ? exact : index.search(terms, { fuzzy });
      const hits = results.flatMap(({ id }) => entries[id]?.hit ?? []);
      const foundProducts = hits.filter(({ product }) => product);
      const foundArticles = hits.filter(({ product, isAnswer }) => !product && !isAnswer);
      return {
        products: foundProducts.slice(0, limits?.products),
        articles: foundArticles.slice(0, limits?.articles),
        answers: hits.filter(({ isAnswer }) => isAnswer).slice(0, maxAnswers),
        counts: { products: foundProducts.length, articles: foundArticles.length },
        isAnswered: hits[0]?.isAnswer === true,
        isGuess: exact.length === 0 && hits.length > 0,
      };
    },
  };
}

/** Characters that may be missing, extra or wrong in a term of the query. */
function getMaxTypos({ length }: string): number {
  if (length < 4) return 0;
  return length < 5 ? 1 : 2;
}

/** `oil` for `oils`, in texts and queries alike. */
function withoutPlural(term: string): string {
  return term.replace(/(?<=.{3})s$/u, "");
}

/** The searched texts of a product or an article. */
type Entry = { hit: Hit; title: string; topics: string; text: string };

function readProduct(product: Product): Entry {
  const { handle, title, tags, description, options } = product;
  const topics = [...getTopics(tags), ...options.flatMap(({ values }) => values)];
  const line = firstSentences(description);
  return {
    hit: { to: getProductPath(handle), product, title, line },
    title,
    topics: topics.join(" "),
    text: description,
  };
}

function readArticle(article: ArticleTeaser): Entry {
  const { tags, excerpt, opening } = article;
  const title = article.title.trim() || "Untitled";
  return {
    hit: { to: getArticlePath(article), product: null, title, line: excerpt || opening },
    title,
    topics: getTopics(tags).join(" "),
    text: `${excerpt} ${opening}`,
  };
}

function readAnswer({ id, question, answer, keywords = "" }: HelpAnswer): Entry {
  return {
    hit: { to: `${faqPath}#${id}`, product: null, isAnswer: true, title: question, line: answer },
    title: question,
    topics: keywords,
    text: answer,
  };
}

/** `dryness` for the tag `concern:dryness`. Tags for badges are left out. */
function getTopics(tags: readonly string[]): string[] {
  return tags
    .map((tag) => tag.slice(tag.indexOf(":") + 1).trim())
    .filter((topic) => !isFeatured([topic]) && getCardBadge([topic]) === null);
}
