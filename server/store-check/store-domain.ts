import { getProductPath } from "~/lib/paths";
import { unanswered } from "./refusal";
import { type Finding, passed } from "./rules";
import type { StoreCheckOptions } from "./setting-rules";
import type { CheckedProduct } from "./store-queries";

const timeoutMs = 10_000;
const maxRedirects = 10;
const name = "product links of the store's domain";

/**
 * Follows the address of the first product at the store's own domain, which emails, apps and the admin link to. It
 * ends at the shop once the platform's redirect theme is published there.
 */
export async function checkStoreDomain(
  [product]: readonly CheckedProduct[],
  options: StoreCheckOptions,
): Promise<Finding> {
  const { endpoint, isEmbedded } = options;
  if (isEmbedded || !product) return passed(name, "none");
  const url = new URL(getProductPath(product.handle), endpoint);
  try {
    return await follow(url, options);
  } catch (error) {
    return unanswered(endsElsewhere(url.href), url.href, error);
  }
}

async function follow(url: URL, options: StoreCheckOptions, redirects = 0): Promise<Finding> {
  const shopHost = options.siteUrl ? new URL(options.siteUrl).host : null;
  if (url.host === shopHost) return passed(name, `end at ${url.href}`);
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await options.fetch(url.href, { redirect: "manual", signal });
  const text = await response.text();
  const location = response.headers.get("location");
  const isRedirect = response.status >= 300 && response.status < 400 && location !== null;
  if (isRedirect && redirects < maxRedirects)
    return follow(new URL(location, url), options, redirects + 1);
  // The theme redirects in the browser, and names the shop's page as the canonical one.
  const canonical = response.ok && getCanonical(text);
  if (canonical && URL.parse(canonical)?.host === shopHost)
    return passed(name, `end at ${canonical}, by a script`);
  return endsElsewhere(`end at ${url.href}, which answers ${response.status}`);
}

function getCanonical(html: string): string | null {
  const [link = ""] = /<link\b[^>]*\brel=["']?canonical\b[^>]*>/i.exec(html) ?? [];
  return /\bhref=["']([^"']+)/i.exec(link)?.[1] ?? null;
}

function endsElsewhere(seen: string): Finding {
  const effect = "links in emails, apps and bookmarks end outside the shop";
  const action =
    "Publish the platform's redirect theme with the shop's host (docs/go-live.md, Redirect theme)";
  return { name, status: "warning", seen, effect, action };
}
