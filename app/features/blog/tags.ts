/** Tags without stray spaces, empty ones and repetitions; of two that differ in case, the first stays. */
export function tidyTags(tags: readonly string[]): string[] {
  const tidy = tags.map((tag) => tag.trim().replace(/\s+/g, " ")).filter((tag) => tag !== "");
  return distinctTags(tidy);
}

export function distinctTags(tags: readonly string[]): string[] {
  const byName = new Map<string, string>();
  for (const tag of tags) {
    const name = tag.toLowerCase();
    if (!byName.has(name)) byName.set(name, tag);
  }
  return [...byName.values()];
}
