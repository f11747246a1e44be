import { visit } from "unist-util-visit";
import type { Article } from "~/commerce/model";
import { sanitizeHtml } from "~/commerce/sanitize-html";
import { toShopAddress } from "~/features/blog/article-links";
import { type BlogHandle, getBlogPath } from "~/lib/paths";
import { toOwnPath } from "~/lib/urls";
import { type Finding, passed, shorten } from "./rules";
import type { StoreCheckOptions } from "./setting-rules";
import type { CheckedProduct } from "./store-queries";

type Texts = {
  products: readonly CheckedProduct[];
  /** The articles of the blogs that could be read. */
  articles: ReadonlyMap<BlogHandle, readonly Article[]>;
};

const name = "links and images in texts that lead nowhere";
const timeoutMs = 10_000;
/** No more files than this are requested. */
const maxFiles = 300;
const parallelRequests = 6;

/**
 * Looks for the products, articles and files of the store to which its articles and descriptions lead. The first of the
 * origins is the shop's own.
 */
export async function checkTextLinks(
  texts: Texts,
  origins: readonly string[],
  { fetch }: StoreCheckOptions,
): Promise<Finding> {
  const { products, articles } = texts;
  const sources = [
    ...products.map(({ handle, descriptionHtml }) => ({ handle, html: descriptionHtml })),
    ...[...articles.values()]
      .flat()
      .map(({ handle, contentHtml }) => ({ handle, html: contentHtml })),
  ].map(({ handle, html }) => ({ handle, addresses: getAddresses(html, origins) }));
  const all = new Set(sources.flatMap(({ addresses }) => addresses));
  const missing = new Set([
    ...findMissingPages(all, texts, origins),
    ...(await findMissingFiles(all, origins, fetch)),
  ]);
  const found = sources.flatMap(({ handle, addresses }) => {
    const dead = addresses.filter((address) => missing.has(address));
    return dead.length > 0 ? [`${handle} (${dead.join(", ")})`] : [];
  });
  if (found.length === 0) return passed(name, "no issues");
  const effect = "visitors who follow them get the 404 page, or see no image";
  const action = "Correct the address in the text, or upload the file to the store's own files";
  return { name, status: "warning", seen: shorten(found), found, effect, action };
}

/** Addresses of links and images, as pages show them. */
function getAddresses(html: string, origins: readonly string[]): string[] {
  const found = new Set<string>();
  visit(sanitizeHtml(html, origins), "element", ({ tagName, properties }) => {
    const address = tagName === "img" ? properties.src : properties.href;
    if (typeof address === "string") found.add(toShopAddress(address, origins));
  });
  return [...found];
}

function findMissingPages(
  addresses: ReadonlySet<string>,
  { products, articles }: Texts,
  origins: readonly string[],
): string[] {
  const listed = new Map([["/products", toHandles(products)]]);
  for (const [blog, list] of articles) listed.set(getBlogPath(blog), toHandles(list));
  return [...addresses].filter((address) => {
    const path = address.startsWith("#") ? null : toOwnPath(address, origins.slice(0, 1));
    if (path === null) return false;
    const [, folder = "", handle = ""] = /^(\/.+)\/([\w%-]+)(?:[?#]|$)/.exec(path) ?? [];
    const handles = listed.get(folder);
    // Those that the shop has under another address have it here.
    const isThemePage = /^\/(?:pages|policies|apps|tools)\//.test(path);
    return isThemePage || (handles !== undefined && !handles.has(handle.toLowerCase()));
  });
}

function toHandles(items: readonly { handle: string }[]): ReadonlySet<string> {
  return new Set(items.map(({ handle }) => handle.toLowerCase()));
}

async function findMissingFiles(
  addresses: ReadonlySet<string>,
  origins: readonly string[],
  fetch: StoreCheckOptions["fetch"],
): Promise<string[]> {
  const files = [...addresses].filter((address) => isFile(address, origins)).slice(0, maxFiles);
  const missing: string[] = [];
  const ask = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop())
      if (await isMissing(file, fetch)) missing.push(file);
  };
  await Promise.all(Array.from({ length: parallelRequests }, ask));
  return missing;
}

function isFile(address: string, [, ...others]: readonly string[]): boolean {
  const url = URL.parse(address);
  return url !== null && others.includes(url.origin) && !url.pathname.startsWith("/products/");
}

/** A request that fails says nothing of the file. */
async function isMissing(file: string, fetch: StoreCheckOptions["fetch"]): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(file, { method: "HEAD", signal });
    await response.body?.cancel();
    return response.status === 404 || response.status === 410;
  } catch {
    return false;
  }
}
