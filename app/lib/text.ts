/** The first `count` sentences. */
export function firstSentences(text: string, count = 1): string {
  return splitSentences(text).slice(0, count).join(" ");
}

/** The first sentences as a meta description: from 70 to 160 characters if the text is long enough. */
export function shortDescription(text: string): string {
  let description = "";
  for (const sentence of splitSentences(text)) {
    if (description.length >= 70) break;
    description = `${description} ${sentence}`.trim();
  }
  if (description.length <= 160) return description;
  return `${description.slice(0, 160).replace(/\s+\S*$/, "")}…`;
}

/**
 * The sentences as the browser or server segments them, without ends that are none, such as that of an abbreviation. A
 * browser without `Intl.Segmenter` gets the whole text.
 */
export function splitSentences(text: string): string[] {
  const whole = text.trim();
  const sentences: string[] = [];
  let start = 0;
  for (const end of [...getBoundaries(whole), whole.length]) {
    const sentence = whole.slice(start, end).trim();
    if (sentence === "" || !(end === whole.length || isEnd(sentence, whole.slice(end)))) continue;
    sentences.push(sentence);
    start = end;
  }
  return sentences;
}

let segmenter: Intl.Segmenter | undefined;

/** Indexes at which the segments after the first begin. An asterisk after a full stop counts as a closing quotation mark. */
function getBoundaries(text: string): number[] {
  if (!/[.!?…。！？]/u.test(text) || !("Segmenter" in Intl)) return [];
  segmenter ??= new Intl.Segmenter("en", { granularity: "sentence" });
  const segments = segmenter.segment(text.replaceAll(/([.!?…])\*/g, "$1”"));
  return Array.from(segments, ({ index }) => index).slice(1);
}

/** Whether a sentence can end between the two texts. */
function isEnd(before: string, after: string): boolean {
  if (/^\s*\p{Ll}/u.test(after) || !/[.!?…。！？]["'”’»)\]*]*$/u.test(before)) return false;
  if (/\bvitamin \p{L}\.$/iu.test(before)) return true;
  return !abbreviation.test(before) && !(numbered.test(before) && /^\s*\d/.test(after));
}

/** Words that are written with a full stop, and single letters. */
const abbreviation =
  /(?:^|[\s(.’'])(?:\p{L}|approx|bzw|ca|cf|dott|dr|dra|evtl|ggf|inkl|incl|mlle|mme|mr|mrs|ms|prof|sp|spp|sr|sra|ssp|st|subsp|var|vgl|vs)\.$/iu;
/** Abbreviations before a number. */
const numbered = /(?:^|[\s(])(?:abb|art|fig|max|min|no|nr|núm|pp?|tel|vol)\.$/iu;

/** A word as it is compared: without case, accents and apostrophes, `strasse` for `Straße`. */
export function fold(word: string): string {
  if (/^[a-z]+$/.test(word)) return word;
  return word
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/gu, (letter) => plainLetters[letter] ?? letter);
}

/** Folds letters that are not others with an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};

const unit = "mcg|mg|g|kg|ml|fl oz|oz|IU";

/**
 * Keeps a number and its unit on one line, and the two numbers of a range: with no-break spaces, and a word joiner
 * (U+2060) after the dash.
 */
export function keepUnits(text: string): string {
  return text
    .replace(new RegExp(`(\\d) (?=(?:${unit})\\b)`, "g"), "$1\u00A0")
    .replace(/\bfl oz\b/g, "fl\u00A0oz")
    .replace(/(?<![\d-])(\d{1,3}[-–])(?=\d{1,3}(?![\d-]))/g, "$1\u2060");
}

/** `1 product`, `7 products`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** `no`, `seven`; above twelve as a figure. */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}

const words = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** `30, 60 or 90`. */
export function joinWith(word: "and" | "or", items: readonly (string | number)[]): string {
  const others = items.slice(0, -1).join(", ");
  return `${others && `${others} ${word} `}${items.at(-1)}`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
