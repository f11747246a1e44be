import type { MarkedPart } from "~/blocks/marked";
import type { ArticleTeaser, Product } from "~/commerce/model";
import { isFeatured } from "~/content/blog/blog-categories";
import { getArticlePath, getProductPath } from "~/lib/paths";
import { splitSentences } from "~/lib/text";
import { getCardBadge } from "~/product/tags";
import { findTerms, isSameWord, type TermMatch } from "./find-terms";
import { hasMatch, type MatchedTerms, markTerms, startNearMatch } from "./mark-terms";
import { getQueryTerms, tokenize } from "./search-query";

export type Hit = {
  to: string;
  /** `null` for an article. */
  product: Product | null;
  title: readonly MarkedPart[];
  line: readonly MarkedPart[];
  /** The matched topic, when neither title nor line has a match. */
  topic: readonly MarkedPart[] | null;
};

/** The best hits, and the total counts. */
export type Found = {
  products: readonly Hit[];
  articles: readonly Hit[];
  counts: { products: number; articles: number };
  /** Whether a word of the query is in no text, and one with a similar spelling was searched instead. */
  isGuess: boolean;
};

/** `missing`: the list that could not be loaded. */
export type SearchResult = { found: Found; missing: "products" | "articles" | null };

export const noResult: SearchResult = {
  found: { products: [], articles: [], counts: { products: 0, articles: 0 }, isGuess: false },
  missing: null,
};

export type SearchSource = Pick<SearchResult, "missing"> & {
  find(query: string, limits?: Found["counts"]): Found;
};

/** Indexes products and articles together. `null` stands for a list that could not be loaded. */
export function createSearchSource(
  products: readonly Product[] | null,
  articles: readonly ArticleTeaser[] | null,
): SearchSource {
  const entries = [...(products ?? []).map(readProduct), ...(articles ?? []).map(readArticle)];
  const index = createIndex(entries);
  const missing: SearchResult["missing"] = products ? (articles ? null : "articles") : "products";
  return {
    missing,

    /**
     * Finds what matches all terms, best first; when nothing matches all, what matches the most. A term without a
     * prefix match may have one typo.
     */
    find(query: string, limits?: Found["counts"]): Found {
      const { ranked, matched, isGuess } = rank(query, entries, index);
      const toHits = (found: readonly Entry[], limit?: number) =>
        found.slice(0, limit).map((entry) => createHit(entry, matched));
      const foundProducts = ranked.filter(({ product }) => product);
      const foundArticles = ranked.filter(({ product }) => !product);
      return {
        products: toHits(foundProducts, limits?.products),
        articles: toHits(foundArticles, limits?.articles),
        counts: { products: foundProducts.length, articles: foundArticles.length },
        isGuess,
      };
    },
  };
}

/** The searched texts of a product or an article. The first of the `sentences` with a match is shown. */
type Entry = Pick<Hit, "to" | "product"> & {
  title: string;
  topics: readonly string[];
  sentences: readonly string[];
};

function readProduct(product: Product): Entry {
  const { handle, title, tags, description, options } = product;
  const topics = [...getTopics(tags), ...options.flatMap(({ values }) => values)];
  return {
    to: getProductPath(handle),
    product,
    title,
    topics,
    sentences: splitSentences(description),
  };
}

function readArticle(article: ArticleTeaser): Entry {
  const { title, tags, excerpt, opening } = article;
  return {
    to: getArticlePath(article),
    product: null,
    title: title.trim() || "Untitled",
    topics: getTopics(tags),
    sentences: [excerpt, opening].filter((text) => text !== ""),
  };
}

/** `dryness` for the tag `concern:dryness`. Tags for badges are left out. */
function getTopics(tags: readonly string[]): string[] {
  return tags
    .map((tag) =>
      tag
        .slice(tag.indexOf(":") + 1)
        .replace(/\s+/gu, " ")
        .trim(),
    )
    .filter((topic) => topic !== "" && !isFeatured([topic]) && getCardBadge([topic]) === null);
}

/** For every term: the entries that have it, and its weight there. */
type Index = ReadonlyMap<string, ReadonlyMap<Entry, number>>;

function rank(query: string, entries: readonly Entry[], index: Index) {
  const matched = new Map<string, number>();
  const scores = new Map<Entry, { terms: number; score: number }>();
  let isGuess = false;
  const terms = [...index.keys()];
  for (const typed of getQueryTerms(query)) {
    const matches = findTerms(typed, terms);
    isGuess ||= matches.length > 0 && !matches.some(({ term }) => isSameWord(typed, term));
    for (const { term, letters } of matches)
      matched.set(term, Math.max(letters, matched.get(term) ?? 0));
    for (const [entry, score] of getScores(matches, index, entries.length)) {
      const before = scores.get(entry) ?? { terms: 0, score: 0 };
      scores.set(entry, { terms: before.terms + 1, score: before.score + score });
    }
  }

  const maxTerms = Math.max(...[...scores.values()].map(({ terms }) => terms));
  const getScore = (entry: Entry) => scores.get(entry)?.score ?? 0;
  const ranked = entries
    .filter((entry) => scores.get(entry)?.terms === maxTerms)
    .sort((a, b) => getScore(b) - getScore(a));
  return { ranked, matched, isGuess };
}

/** Weight of a term by field; higher in a short title. */
const weights = { title: 5, shortTitle: 5, topic: 4, sentence: 2 };

function createIndex(entries: readonly Entry[]): Index {
  const index = new Map<string, Map<Entry, number>>();
  for (const entry of entries) {
    const add = (text: string, weight: number) => {
      for (const { folded } of tokenize(text)) {
        const places = index.get(folded) ?? new Map<Entry, number>();
        places.set(entry, Math.max(weight, places.get(entry) ?? 0));
        index.set(folded, places);
      }
    };
    const length = Math.max(1, tokenize(entry.title).length);
    add(entry.title, weights.title + weights.shortTitle / length);
    for (const topic of entry.topics) add(topic, weights.topic);
    for (const sentence of entry.sentences) add(sentence, weights.sentence);
  }
  return index;
}

/** The score of one typed term per entry: its best field, weighted by inverse document frequency. */
function getScores(matches: readonly TermMatch[], index: Index, size: number) {
  const best = new Map<Entry, number>();
  for (const { term, closeness } of matches) {
    for (const [entry, weight] of index.get(term) ?? [])
      best.set(entry, Math.max(closeness * weight, best.get(entry) ?? 0));
  }
  const rarity = Math.log(1 + size / Math.max(1, best.size));
  return [...best].map(([entry, score]) => [entry, score * rarity] as const);
}

function createHit(entry: Entry, matched: MatchedTerms): Hit {
  const { to, product, title, topics, sentences } = entry;
  const sentence = sentences.find((text) => hasMatch(text, matched));
  const isShown = sentence !== undefined || hasMatch(title, matched);
  const topic = isShown ? undefined : topics.find((text) => hasMatch(text, matched));
  return {
    to,
    product,
    title: markTerms(title, matched),
    line: markTerms(sentence ? startNearMatch(sentence, matched) : (sentences[0] ?? ""), matched),
    topic: topic === undefined ? null : markTerms(topic, matched),
  };
}
