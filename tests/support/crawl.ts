import type { APIRequestContext } from "@playwright/test";
import { elementsOf } from "./html-elements";

export type CrawledPage = {
  /** Path and query as first linked to. */
  address: string;
  status: number;
  /** The first page that leads here, for whoever has to correct its link. */
  from: string;
  ids: ReadonlySet<string>;
  links: readonly string[];
};

/** Every page that can be reached from home by links alone, as served, without scripts. */
export async function crawl(request: APIRequestContext, origin: string): Promise<CrawledPage[]> {
  const pages = new Map<string, CrawledPage>();
  const waiting: [address: string, from: string][] = [["/", "/"]];

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [address, from] = next;
    if (pages.has(address)) continue;
    const page = await read(request, address, from);
    pages.set(address, page);
    for (const link of page.links) {
      const url = new URL(link, origin + address);
      if (url.origin === origin) waiting.push([url.pathname + url.search, address]);
    }
  }
  return [...pages.values()];
}

async function read(request: APIRequestContext, address: string, from: string) {
  const response = await request.get(address);
  const isPage = response.headers()["content-type"]?.startsWith("text/html");
  const elements = isPage ? elementsOf(await response.text()) : [];
  return {
    address,
    from,
    status: response.status(),
    ids: new Set(elements.flatMap(({ attributes }) => attributes.id ?? [])),
    links: elements.flatMap(({ name, attributes }) =>
      name === "a" ? (attributes.href ?? []) : [],
    ),
  };
}
