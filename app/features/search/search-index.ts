import { beginsWith, beginsWithSlip } from "./closeness";
import { type FoundWords, fromFound, hasFound, type MarkedPart, markedParts } from "./marked-parts";
import { queryWords, wordsOf } from "./words";

/** What is searched of a thing. Of `sentences` one is shown: the first that says why it was found. */
export type Searched = { title: string; topics: readonly string[]; sentences: readonly string[] };

export type Hit<Item> = {
  item: Item;
  title: readonly MarkedPart[];
  line: readonly MarkedPart[];
  /** The topic by which it was found, when neither title nor line says so. */
  topic: readonly MarkedPart[] | null;
};

/** What a word counts by where it stands; in a short title it counts more. */
const weights = { title: 5, shortTitle: 5, topic: 4, sentence: 2 };

type Entry<Item> = { item: Item; searched: Searched; position: number };
/** For every word: in which entries it stands, by position, and what it counts there. */
type Index = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** A thing that was found; its texts are marked only when it is shown, for most are not. */
export type Ranked<Item> = { item: Item; toHit: () => Hit<Item> };

/**
 * Prepares things for searching. The function it returns gives those that hold all words, in any
 * order, best first; when none holds all, those that hold the most. A slip in a word is forgiven
 * when no word begins as it was typed.
 */
export function createSearch<Item>(
  items: readonly Item[],
  read: (item: Item) => Searched,
): (query: string) => Ranked<Item>[] {
  const entries = items.map((item, position) => ({ item, searched: read(item), position }));
  const index = indexOf(entries);

  return (query) => {
    const typed = queryWords(query);
    const scores = new Map<number, { words: number; score: number }>();
    const found = new Map<string, number>();

    for (const word of typed) {
      const near = wordsNear(word, index);
      for (const { match, letters } of near) {
        found.set(match, Math.max(letters, found.get(match) ?? 0));
      }
      for (const [position, score] of scoresOf(near, index, entries.length)) {
        const before = scores.get(position) ?? { words: 0, score: 0 };
        scores.set(position, { words: before.words + 1, score: before.score + score });
      }
    }

    const most = Math.max(0, ...[...scores.values()].map(({ words }) => words));
    return [...scores]
      .filter(([, { words }]) => words === most)
      .sort(([a, { score: scoreA }], [b, { score: scoreB }]) => scoreB - scoreA || a - b)
      .flatMap(([position]) => {
        const entry = entries[position];
        return entry ? [{ item: entry.item, toHit: () => hitOf(entry, found) }] : [];
      });
  };
}

function indexOf(entries: readonly Entry<unknown>[]): Index {
  const index = new Map<string, Map<number, number>>();
  const note = (text: string, position: number, weight: number) => {
    for (const { folded } of wordsOf(text)) {
      const places = index.get(folded) ?? new Map<number, number>();
      places.set(position, Math.max(weight, places.get(position) ?? 0));
      index.set(folded, places);
    }
  };
  for (const { searched, position } of entries) {
    const length = Math.max(1, wordsOf(searched.title).length);
    note(searched.title, position, weights.title + weights.shortTitle / length);
    for (const topic of searched.topics) note(topic, position, weights.topic);
    for (const sentence of searched.sentences) note(sentence, position, weights.sentence);
  }
  return index;
}

type Near = { match: string; closeness: number; letters: number };

/** The words that were meant: those that begin as typed, else those that do but for one slip. */
function wordsNear(typed: string, index: Index): Near[] {
  const exact: Near[] = [];
  const slips: Near[] = [];
  for (const match of index.keys()) {
    const closeness = beginsWith(typed, match);
    if (closeness > 0) exact.push({ match, closeness, letters: typed.length });
    else if (exact.length === 0) {
      const slip = beginsWithSlip(typed, match);
      if (slip > 0) slips.push({ match, closeness: slip, letters: match.length });
    }
  }
  return exact.length > 0 ? exact : slips;
}

/** What one typed word counts for each entry: its best place there, and more the rarer it is. */
function scoresOf(near: readonly Near[], index: Index, size: number): Map<number, number> {
  const best = new Map<number, number>();
  for (const { match, closeness } of near) {
    for (const [position, weight] of index.get(match) ?? []) {
      best.set(position, Math.max(closeness * weight, best.get(position) ?? 0));
    }
  }
  const rarity = Math.log(1 + size / Math.max(1, best.size));
  return new Map([...best].map(([position, score]) => [position, score * rarity]));
}

function hitOf<Item>({ item, searched }: Entry<Item>, found: FoundWords): Hit<Item> {
  const { title, topics, sentences } = searched;
  const telling = sentences.find((sentence) => hasFound(sentence, found));
  const isSaid = telling !== undefined || hasFound(title, found);
  const topic = isSaid ? undefined : topics.find((text) => hasFound(text, found));
  return {
    item,
    title: markedParts(title, found),
    line: markedParts(telling ? fromFound(telling, found) : (sentences[0] ?? ""), found),
    topic: topic === undefined ? null : markedParts(topic, found),
  };
}
