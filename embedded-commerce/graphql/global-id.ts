const pattern = /^gid:\/\/shopify\/\w+\/[^/\s]+$/;
/** Anything may be sent as an identifier; an error message repeats only so much of it. */
const maxShownCharacters = 120;

export function isGlobalId(id: unknown): boolean {
  return typeof id === "string" && pattern.test(id);
}

export function invalidGlobalId(id: unknown): string {
  return `Invalid global id '${shortened(String(id))}'`;
}

export function shortened(text: string): string {
  return text.length > maxShownCharacters ? `${text.slice(0, maxShownCharacters)}…` : text;
}
