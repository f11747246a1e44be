/** What visitors can choose to avoid: its name in a sentence, and words that the ingredient lists have for it. */
export const avoidable: readonly { name: string; words: readonly string[] }[] = [
  { name: "fish", words: ["fish"] },
  { name: "oats", words: ["Avena"] },
  { name: "chamomile (ragweed family)", words: ["Chamomilla"] },
  { name: "mint or menthol", words: ["Menthol", "Mentha"] },
  { name: "fragrance", words: ["Parfum", "Limonene", "Linalool"] },
  { name: "saw palmetto", words: ["saw palmetto", "Serenoa"] },
];

export const avoidCopy = {
  title: "What I avoid",
  note: "Choose it once, and each product that contains it says so.",
  isPersisted: "It stays on this device.",
  isInMemory:
    "Your browser isn’t saving data for this site, so your choice will last until you close this tab.",
  contains: (names: string) => `Contains ${names}, which you avoid.`,
  unknown: "We don’t know this formula: read the label for what you avoid.",
  instead: "Without what you avoid, by our lists:",
  clear: "Avoid Nothing",
};
