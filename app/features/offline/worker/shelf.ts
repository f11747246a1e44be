import { cacheNames, keptHeaders } from "../cache-names";
import { copyOf, filesNamedIn, mayBeKept } from "./kept-page";
import { fileNamesIn, most, reachable, surplus } from "./limits";
import { scope } from "./scope";

/**
 * What is kept on the device. Nothing here may keep a visitor from her page: a storage that is full or
 * refused is met by keeping less, and in silence.
 */
const { origin } = scope.location;
const byAddress = { ignoreVary: true };

export async function keptPage(key: string): Promise<Response | undefined> {
  return (await caches.open(cacheNames.pages)).match(origin + key, byAddress);
}

/** Puts a page last in the row, so that the first is the one not seen for longest. */
export async function keepPage(key: string, response: Response): Promise<string | null> {
  if (!mayBeKept(response)) return null;
  const html = await response.text();
  const copy = copyOf(html, response.headers, new Date());
  if (!copy) return null;
  await attempt(async () => {
    const pages = await caches.open(cacheNames.pages);
    await pages.put(origin + key, copy);
    await trim(pages, most.pages);
  });
  return html;
}

/** Asks for a page behind the visitor's back, unless the copy is of the last minutes. */
export async function renewPage(key: string): Promise<void> {
  const copy = await keptPage(key);
  const keptAt = Date.parse(copy?.headers.get(keptHeaders.at) ?? "");
  const isRecent = Date.now() - keptAt < recentMs;
  const html = isRecent ? await copy?.text() : await fetchPage(key);
  if (html) await keepFiles(filesNamedIn(html));
}

async function fetchPage(key: string): Promise<string | null> {
  const response = await fetch(key, { headers: { accept: "text/html" } });
  return keepPage(key, response);
}

export function keepFiles(paths: readonly string[]): Promise<void> {
  return keepMissing(cacheNames.files, paths, {});
}

/** Asked for as a picture is, so that it is the same of several formats. */
export async function keepPictures(urls: readonly string[]): Promise<void> {
  const accept = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
  await keepMissing(cacheNames.pictures, urls, { accept });
  await attempt(async () => trim(await caches.open(cacheNames.pictures), most.pictures));
}

/** From the browser's own cache where it has them: their addresses say what is in them. */
async function keepMissing(
  name: string,
  urls: readonly string[],
  headers: Record<string, string>,
): Promise<void> {
  await attempt(async () => {
    const cache = await caches.open(name);
    for (const url of urls) {
      if (await cache.match(url, byAddress)) continue;
      const response = await fetch(url, { headers, cache: "force-cache" });
      if (isKeepable(response)) await cache.put(url, response);
    }
  });
}

/** What is kept under an address that says what is in it, or else the network's answer, kept as well. */
export async function keptOrFetched(
  name: string,
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(name).catch(() => null);
  const kept = await cache?.match(request.url, byAddress).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(request);
  if (cache && isKeepable(response)) {
    const copy = response.clone();
    later(attempt(() => cache.put(request.url, copy)));
  }
  return response;
}

/** What came whole, but for pictures of unusual size. What nobody may read might be a failure. */
function isKeepable({ status, headers }: Response): boolean {
  const isPicture = headers.get("content-type")?.startsWith("image/");
  return (
    status === 200 && !(isPicture && Number(headers.get("content-length")) > most.bytesOfPicture)
  );
}

/** Removes what older builds left and no kept page can need any more. */
export async function sweep(precached: readonly string[]): Promise<void> {
  await attempt(async () => {
    const known: readonly string[] = Object.values(cacheNames);
    for (const name of await caches.keys()) if (!known.includes(name)) await caches.delete(name);

    const pages = await caches.open(cacheNames.pages);
    const files = await caches.open(cacheNames.files);
    const kept = await files.keys();
    const byName = new Map(kept.map((request) => [nameOf(request.url), request]));
    const roots = precached.map(nameOf);
    for (const request of await pages.keys())
      roots.push(...fileNamesIn((await (await pages.match(request, byAddress))?.text()) ?? ""));

    const needed = await reachable(roots, async (name) => {
      const request = byName.get(name);
      const isText = request && /\.(?:js|css)$/.test(name);
      return isText
        ? fileNamesIn((await (await files.match(request, byAddress))?.text()) ?? "")
        : [];
    });
    for (const [name, request] of byName) if (!needed.has(name)) await files.delete(request);
  });
}

async function trim(cache: Cache, limit: number): Promise<void> {
  for (const request of surplus(await cache.keys(), limit)) await cache.delete(request, byAddress);
}

function nameOf(address: string): string {
  return address.slice(address.lastIndexOf("/") + 1);
}

/** A full storage gives back the largest part of what it holds; then there is room for the rest. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    if (isFull) await caches.delete(cacheNames.pictures).catch(() => false);
  }
}

const recentMs = 5 * 60_000;
