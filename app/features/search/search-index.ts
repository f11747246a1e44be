import type { MarkedPart } from "~/blocks/marked";
import type { ArticleTeaser, Product } from "~/commerce/model";
import { isFeatured } from "~/content/blog/blog-categories";
import { getArticlePath, getProductPath } from "~/lib/paths";
import { splitSentences } from "~/lib/text";
import { getCardBadge } from "~/product/tags";
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
/** Matched characters by folded term. */
type MatchedTerms = ReadonlyMap<string, number>;

function rank(query: string, entries: readonly Entry[], index: Index) {
  const matched = new Map<string, number>();
  const scores = new Map<Entry, { terms: number; score: number }>();
  let isGuess = false;
  for (const typed of getQueryTerms(query)) {
    const matches = findTerms(typed, index);
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

type TermMatch = { term: string; closeness: number; letters: number };

/** Minimum characters of a term that may have a typo. */
const minTypoCharacters = 4;

/** The indexed terms with the typed prefix, because the visitor is still typing; else those with one typo. */
function findTerms(typed: string, index: Index): TermMatch[] {
  const terms = [...index.keys()];
  const getShare = (term: string) => Math.min(1, typed.length / term.length);

  const exact = terms
    .filter((term) => term.startsWith(typed))
    .map((term) => ({ term, closeness: 0.4 + 0.6 * getShare(term), letters: typed.length }));
  if (exact.length > 0 || typed.length < minTypoCharacters) return exact;
  return terms
    .filter((term) => hasOneTypo(typed, term))
    .map((term) => ({ term, closeness: 0.1 + 0.2 * getShare(term), letters: term.length }));
}

/** Whether the term begins with what was typed, or with all but an ending such as that of a plural. */
function isSameWord(typed: string, term: string): boolean {
  return term.startsWith(typed) || (typed.startsWith(term) && typed.length - term.length < 3);
}

/** Whether it is a prefix of the term except for one missing, extra, wrong or swapped character. */
function hasOneTypo(typed: string, term: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === term[at]) at += 1;
  const rest = (from: number) => typed.slice(from);
  return (
    term.startsWith(rest(at), at + 1) ||
    term.startsWith(rest(at + 1), at) ||
    term.startsWith(rest(at + 1), at + 1) ||
    (typed[at] === term[at + 1] &&
      typed[at + 1] === term[at] &&
      term.startsWith(rest(at + 2), at + 2))
  );
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

function markTerms(text: string, matched: MatchedTerms): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const { folded, start, end } of tokenize(text)) {
    const letters = matched.get(folded);
    if (letters === undefined) continue;
    // Combining accents change the length: mark the whole word then.
    const to = folded.length === end - start ? start + letters : end;
    if (start > from) parts.push(text.slice(from, start));
    parts.push({ mark: text.slice(start, to) });
    from = to;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

function hasMatch(text: string, matched: MatchedTerms): boolean {
  return tokenize(text).some(({ folded }) => matched.has(folded));
}

/** Later matches may be cut off by the clamp to two lines. */
const maxCharactersBeforeMatch = 60;
const contextCharacters = 30;

/** Cuts the start of a long text, so that it begins shortly before the first match. */
function startNearMatch(text: string, matched: MatchedTerms): string {
  const words = tokenize(text);
  const first = words.find(({ folded }) => matched.has(folded));
  if (!first || first.end <= maxCharactersBeforeMatch) return text;
  const start = words.find((word) => word.start >= first.start - contextCharacters) ?? first;
  return `… ${text.slice(start.start)}`;
}
