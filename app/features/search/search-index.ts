import type { MarkedPart } from "~/blocks/marked";
import { hasMatch, type MatchedTerms, markTerms, startNearMatch } from "./mark-terms";
import { getPrefixScore, getTypoScore } from "./match-score";
import { getQueryTerms, tokenize } from "./tokenize";

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
