/** What visitors can choose to avoid: its name in a sentence, and words that the ingredient lists have for it. */
export const avoidable: readonly { name: string; words: readonly string[] }[] = [
  { name: "fish", words: ["fish"] },
  { name: "oats", words: ["Avena"] },
  { name: "chamomile and its relative ragweed", words: ["Chamomilla"] },
  { name: "menthol and mint", words: ["Menthol", "Mentha"] },
  { name: "fragrance, also of essential oils", words: ["Parfum", "Limonene", "Linalool"] },
  { name: "saw palmetto", words: ["saw palmetto", "Serenoa"] },
];

export const avoidCopy = {
  title: "What I avoid",
  note: "Choose it once, and every product that lists it says so. It stays on this device.",
  contains: (names: string) => `You avoid ${names}: it’s on this list of ingredients.`,
  unknown: "You avoid some ingredients: we don’t know this formula. Read the label.",
  instead: "Without what you avoid, by our lists:",
  clear: "Avoid Nothing",
};
