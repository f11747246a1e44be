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

const maxParameters = 20;
const maxCharacters = 500;
const campaignName = new RegExp(`^${toNamePattern(campaignNames)}$`, "i");

/** The campaign parameters of a query. Anybody can write a link, so number and length are limited. */
export function parseCampaign(query: string): [string, string][] {
  return [...new URLSearchParams(query)]
    .filter(([name, value]) => campaignName.test(name) && (name + value).length <= maxCharacters)
    .slice(0, maxParameters);
}

/** The names as a regular expression. */
export function toNamePattern(names: readonly string[]): string {
  return `(?:${names.map((name) => name.replace("*", "[^=&]*")).join("|")})`;
}
