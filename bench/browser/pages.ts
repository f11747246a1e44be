/** Pages of which the shop has many of a kind. */
const kinds = [/^\/products\//, /^\/shop\/./, /^\/blog\/./];

/** One address for each kind of page that search engines may keep, in the order of the site map. */
export async function pagesOf(origin: string): Promise<string[]> {
  const siteMap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = siteMap.matchAll(/<loc>([^<]+)<\/loc>/g);
  const paths = Array.from(addresses, ([, address = ""]) => new URL(address).pathname);
  const seen = new Set<RegExp>();
  return paths.filter((path) => {
    const kind = kinds.find((pattern) => pattern.test(path));
    if (!kind) return true;
    const isFirst = !seen.has(kind);
    seen.add(kind);
    return isFirst;
  });
}
