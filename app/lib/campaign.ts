/** Query parameters that say which campaign a link belongs to. `*` stands for any text. They never change a page. */
export const campaignNames: readonly string[] = [
  "utm_*",
  "gclid",
  "gbraid",
  "wbraid",
  "fbclid",
  "msclkid",
  "ttclid",
  "srsltid",
  "ref",
];

/** The names as a regular expression. */
export function toNamePattern(names: readonly string[]): string {
  return `(?:${names.map((name) => name.replace("*", "[^=&]*")).join("|")})`;
}
