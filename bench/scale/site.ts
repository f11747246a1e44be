import { siteUrl } from "./machines.ts";

export type SitePage = {
  /** Path and query. */
  address: string;
  /** Seconds for which it is kept; `null` for one that is rendered for each visit. */
  fresh: number | null;
  /** What a browser asks the shop for beside it. */
  files: readonly string[];
  /** How often rendering it once asks the store. */
  calls: number;
};

/** Lists as visitors narrow them, and the page of which no copy is kept. */
const beside = [
  "/shop?sort=price-asc",
  "/shop?sort=price-desc",
  "/shop?sort=name",
  "/shop/haircare?sort=price-asc",
  "/search",
];

/** Every page of the sitemap and a few beside them, read once from an instance that has no copy of any. */
export async function readSite(
  origin: string,
  callsOfStore: () => Promise<number>,
): Promise<SitePage[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = ""]) => location);
  const addresses = listed.map((location) => location.slice(siteUrl.length) || "/");
  const styles = new Map<string, string[]>();
  const pages: SitePage[] = [];

  for (const address of new Set([...addresses, ...beside])) {
    const before = await callsOfStore();
    const response = await fetch(origin + address);
    const html = await response.text();
    if (response.status !== 200) throw new Error(`${address} answers ${response.status}`);
    const calls = (await callsOfStore()) - before;
    const files = new Set(filesIn(html));
    for (const style of [...files].filter((file) => file.endsWith(".css"))) {
      const fonts = styles.get(style) ?? filesIn(await (await fetch(origin + style)).text());
      styles.set(style, fonts);
      for (const font of fonts) files.add(font);
    }
    const sharedAge = /s-maxage=(\d+)/.exec(response.headers.get("cache-control") ?? "")?.[1];
    const fresh = sharedAge ? Number(sharedAge) : null;
    pages.push({ address, fresh, files: [...files], calls });
  }
  return pages;
}

/** Scripts, styles, fonts, icons and our own pictures, one size of each; the store's pictures are the store's. */
function filesIn(text: string): string[] {
  const named = [...text.matchAll(/(?:src|href)="(\/(?:assets|pictures)\/[^"\s#]+)/g)];
  const styled = [...text.matchAll(/url\(["']?(\/assets\/[^"')]+\.woff2)["']?\)/g)];
  return [...named, ...styled].flatMap(([, file]) => file ?? []);
}
