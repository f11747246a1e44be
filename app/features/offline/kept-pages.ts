import { site } from "~/content/site";
import { cacheNames, keptHeaders, offlinePath } from "./cache-names";

export type KeptPage = { path: string; title: string; atMs: number };

/** The pages that this device has, the one seen last first; none where nothing may be stored. */
export async function readKeptPages(): Promise<KeptPage[]> {
  try {
    const pages = await caches.open(cacheNames.pages);
    const found: KeptPage[] = [];
    for (const request of await pages.keys()) {
      const copy = await pages.match(request, { ignoreVary: true });
      const page = copy && pageIn(request.url, copy.headers);
      if (page) found.unshift(page);
    }
    return found;
  } catch {
    return [];
  }
}

function pageIn(address: string, headers: Headers): KeptPage | null {
  const { pathname, search } = new URL(address);
  const title = titleIn(headers.get(keptHeaders.title) ?? "");
  if (!title || pathname === offlinePath) return null;
  const atMs = Date.parse(headers.get(keptHeaders.at) ?? "");
  return { path: pathname + search, title, atMs };
}

/** The page's own part of its title: without the shop's name and the section's. */
function titleIn(encoded: string): string | undefined {
  const parts = decodeURIComponent(encoded).split(" | ");
  return parts.find((part) => part !== site.name);
}

/** The page that was wanted, from the fragment of the address; `null` for what is no page of the shop. */
export function wantedPage(hash: string): string | null {
  const path = hash.slice(1);
  const url = URL.canParse(path, location.origin) ? new URL(path, location.origin) : null;
  const isOurs = path.startsWith("/") && url?.origin === location.origin;
  return isOurs && url.pathname !== offlinePath ? url.pathname + url.search : null;
}
