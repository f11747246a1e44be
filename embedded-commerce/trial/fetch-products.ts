import { setTimeout as pause } from "node:timers/promises";
import { type ForeignProduct, readJson, UnreadableProducts } from "./product-files.ts";

/** The platform's largest page. */
const pageSize = 250;
/** The shop lists no more than the first page; the others are for the report. */
const maxPages = 4;
const pauseMs = 1_000;
const maxBytes = 20_000_000;

/** Names the program and who asked for it. */
const userAgent = "storefront-trial/1.0 (asked for by the owner of this store; products.json only)";

/** The host of `brand.com` or of an address in it; null for anything else. */
export function parseDomain(text: string): string | null {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  const isPublicName = url !== null && /^(?:[a-z\d-]+\.)+[a-z]{2,}$/.test(url.hostname);
  return isPublicName && url.port === "" ? url.hostname : null;
}

/** The products that a store publishes, one request at a time. Throws `UnreadableProducts`. */
export async function fetchProducts(
  domain: string,
  fetchPage: typeof fetch = fetch,
  pauseBetweenMs = pauseMs,
): Promise<ForeignProduct[]> {
  const found: ForeignProduct[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    if (page > 1) await pause(pauseBetweenMs);
    const products = await fetchOnePage(domain, page, fetchPage);
    found.push(...products);
    if (products.length < pageSize) break;
  }
  return found;
}

async function fetchOnePage(domain: string, page: number, fetchPage: typeof fetch) {
  const url = `https://${domain}/products.json?limit=${pageSize}&page=${page}`;
  const options = {
    headers: { "User-Agent": userAgent, Accept: "application/json" },
    signal: AbortSignal.timeout(20_000),
    // Nobody has confirmed another store.
    redirect: "manual",
  } as const;
  const request = async (address: string) => {
    const response = await fetchPage(address, options);
    return { response, target: getTarget(response, address) };
  };
  try {
    let { response, target } = await request(url);
    if (target && isSameSite(target, domain)) ({ response, target } = await request(target.href));
    if (target && target.hostname !== domain)
      throw new UnreadableProducts(
        `${domain} leads to ${target.hostname}. If that store is yours, use its address.`,
      );
    if (!response.ok)
      throw new UnreadableProducts(
        `${url} answered with ${response.status}. If the store does not publish products.json, export its products as CSV and use --file.`,
      );
    return readJson(await readText(response, url));
  } catch (cause) {
    if (cause instanceof UnreadableProducts) throw cause;
    throw new UnreadableProducts(`${domain} did not answer. Check the address.`, { cause });
  }
}

/** Where a redirect leads; null for another response. */
function getTarget({ status, headers }: Response, url: string): URL | null {
  const location = headers.get("location");
  return status >= 300 && status < 400 && location !== null ? URL.parse(location, url) : null;
}

/** Whether an address is that of the same store with or without `www.`. */
function isSameSite({ protocol, port, hostname }: URL, domain: string): boolean {
  const name = (host: string) => host.replace(/^www\./, "");
  return protocol === "https:" && port === "" && name(hostname) === name(domain);
}

/** Throws `UnreadableProducts` as soon as the response is too large. */
async function readText({ body }: Response, url: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new UnreadableProducts(`${url} is larger than 20 MB.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
