import type { MarkedPart } from "~/blocks/marked";
import { getQueryTerms, tokenize } from "./search-query";

/** The searched texts of an item. Of `sentences` the first with a match is shown. */
export type Searched = { title: string; topics: readonly string[]; sentences: readonly string[] };

export type Hit<Item> = {
  item: Item;
  title: readonly MarkedPart[];
  line: readonly MarkedPart[];
  /** The matched topic, when neither title nor line has a match. */
  topic: readonly MarkedPart[] | null;
};

/** Weight of a term by field; higher in a short title. */
const weights = { title: 5, shortTitle: 5, topic: 4, sentence: 2 };

type Entry<Item> = { item: Item; searched: Searched; position: number };
/** For every term: the positions of its entries, and its weight there. */
type Index = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** A matched item. Its texts are marked only when it is shown. */
export type Ranked<Item> = { item: Item; toHit: () => Hit<Item> };

/**
 * Builds an index. The returned function finds the items that match all terms, best first; when none
 * matches all, those that match the most. A term without a prefix match may have one typo.
 */
export function createSearch<Item>(
  items: readonly Item[],
  read: (item: Item) => Searched,
): (query: string) => Ranked<Item>[] {
  const entries = items.map((item, position) => ({ item, searched: read(item), position }));
  const index = createIndex(entries);

  return (query) => {
    const typed = getQueryTerms(query);
    const scores = new Map<number, { words: number; score: number }>();
    const found = new Map<string, number>();

    for (const word of typed) {
      const near = findTerms(word, index);
      for (const { match, letters } of near) {
        found.set(match, Math.max(letters, found.get(match) ?? 0));
      }
      for (const [position, score] of getScores(near, index, entries.length)) {
        const before = scores.get(position) ?? { words: 0, score: 0 };
        scores.set(position, { words: before.words + 1, score: before.score + score });
      }
    }

    const maxTerms = Math.max(0, ...[...scores.values()].map(({ words }) => words));
    return [...scores]
      .filter(([, { words }]) => words === maxTerms)
      .sort(([a, { score: scoreA }], [b, { score: scoreB }]) => scoreB - scoreA || a - b)
      .flatMap(([position]) => {
        const entry = entries[position];
        return entry ? [{ item: entry.item, toHit: () => createHit(entry, found) }] : [];
      });
  };
}

function createIndex(entries: readonly Entry<unknown>[]): Index {
  const index = new Map<string, Map<number, number>>();
  const note = (text: string, position: number, weight: number) => {
    for (const { folded } of tokenize(text)) {
      const places = index.get(folded) ?? new Map<number, number>();
      places.set(position, Math.max(weight, places.get(position) ?? 0));
      index.set(folded, places);
    }
  };
  for (const { searched, position } of entries) {
    const length = Math.max(1, tokenize(searched.title).length);
    note(searched.title, position, weights.title + weights.shortTitle / length);
    for (const topic of searched.topics) note(topic, position, weights.topic);
    for (const sentence of searched.sentences) note(sentence, position, weights.sentence);
  }
  return index;
}

type TermMatch = { match: string; closeness: number; letters: number };

/** The indexed terms with the typed prefix, else those with one typo. */
function findTerms(typed: string, index: Index): TermMatch[] {
  const exact: TermMatch[] = [];
  const slips: TermMatch[] = [];
  for (const match of index.keys()) {
    const closeness = getPrefixScore(typed, match);
    if (closeness > 0) exact.push({ match, closeness, letters: typed.length });
    else if (exact.length === 0) {
      const slip = getTypoScore(typed, match);
      if (slip > 0) slips.push({ match, closeness: slip, letters: match.length });
    }
  }
  return exact.length > 0 ? exact : slips;
}

/** The score of one typed term per entry: its best field, weighted by inverse document frequency. */
function getScores(near: readonly TermMatch[], index: Index, size: number): Map<number, number> {
  const best = new Map<number, number>();
  for (const { match, closeness } of near) {
    for (const [position, weight] of index.get(match) ?? []) {
      best.set(position, Math.max(closeness * weight, best.get(position) ?? 0));
    }
  }
  const rarity = Math.log(1 + size / Math.max(1, best.size));
  return new Map([...best].map(([position, score]) => [position, score * rarity]));
}

function createHit<Item>({ item, searched }: Entry<Item>, found: MatchedTerms): Hit<Item> {
  const { title, topics, sentences } = searched;
  const telling = sentences.find((sentence) => hasMatch(sentence, found));
  const isSaid = telling !== undefined || hasMatch(title, found);
  const topic = isSaid ? undefined : topics.find((text) => hasMatch(text, found));
  return {
    item,
    title: markTerms(title, found),
    line: markTerms(telling ? startNearMatch(telling, found) : (sentences[0] ?? ""), found),
    topic: topic === undefined ? null : markTerms(topic, found),
  };
}

/** Minimum characters of a term that may have a typo. */
const minTypoCharacters = 4;

/**
 * Score of a prefix match, from 1 for the whole word to 0 for no match. Matches prefixes, because
 * the visitor is still typing.
 */
function getPrefixScore(typed: string, word: string): number {
  return word.startsWith(typed) ? 0.4 + (0.6 * typed.length) / word.length : 0;
}

/**
 * Score of a prefix match with one typo: a character missing, added, wrong, or swapped with the next.
 * Always lower than an exact prefix.
 */
function getTypoScore(typed: string, word: string): number {
  if (typed.length < minTypoCharacters || !hasOneTypo(typed, word)) return 0;
  return 0.1 + 0.2 * Math.min(1, typed.length / word.length);
}

function hasOneTypo(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const rest = (from: number) => typed.slice(from);
  return (
    word.startsWith(rest(at), at + 1) ||
    word.startsWith(rest(at + 1), at) ||
    word.startsWith(rest(at + 1), at + 1) ||
    (typed[at] === word[at + 1] &&
      typed[at + 1] === word[at] &&
      word.startsWith(rest(at + 2), at + 2))
  );
}

/** Matched characters by folded term. */
type MatchedTerms = ReadonlyMap<string, number>;

/** A text in pieces, so that what was found in it can be marked. */
function markTerms(text: string, found: MatchedTerms): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const { folded, start, end } of tokenize(text)) {
    const letters = found.get(folded);
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

function hasMatch(text: string, found: MatchedTerms): boolean {
  return tokenize(text).some(({ folded }) => found.has(folded));
}

/** Later matches may be cut off by the clamp to two lines. */
const maxCharactersBeforeMatch = 60;
const contextCharacters = 30;

/** Cuts the start of a long text, so that it begins shortly before the first match. */
function startNearMatch(text: string, found: MatchedTerms): string {
  const words = tokenize(text);
  const first = words.find(({ folded }) => found.has(folded));
  if (!first || first.end <= maxCharactersBeforeMatch) return text;
  const start = words.find((word) => word.start >= first.start - contextCharacters) ?? first;
  return `… ${text.slice(start.start)}`;
}
