import { acceptsMarkdown, markdownType } from "../../app/lib/accept.ts";
import { isCampaignParameter } from "../../app/lib/campaign.ts";
import type { CacheRule } from "../../app/lib/page-handle.ts";
import type { FindCachedRoute } from "./page-rules.ts";

export type PageKey = {
  /** The URL, and for Markdown its media type after a space. */
  key: string;
  /** Path and query without campaign parameters, in alphabetical order. This URL is rendered. */
  url: string;
  isMarkdown: boolean;
  rule: CacheRule;
};

const markdownSuffix = ` ${markdownType}`;

/** Whether a key is that of a page as Markdown. */
export const isMarkdownKey = (key: string): boolean => key.endsWith(markdownSuffix);

/** Path and query of a request, which have no space, and what it asks for: the key of most pages. */
export function toTarget(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const isMarkdown = acceptsMarkdown(request) && !pathname.endsWith(".data");
  return pathname + search + (isMarkdown ? markdownSuffix : "");
}

/** The key of a target; `null` for a page that is rendered for each visitor. */
export function toPageKey(target: string, findRoute: FindCachedRoute): PageKey | null {
  const isMarkdown = isMarkdownKey(target);
  const requested = isMarkdown ? target.slice(0, -markdownSuffix.length) : target;
  const [address = "", search = ""] = requested.split(/\?(.*)/s, 2);
  const isData = address.endsWith(".data");
  const route = findRoute(isData ? address.replace(/_?\.data$/, "") : address);
  if (!route) return null;
  const { id, rule } = route;
  const parameters = new URLSearchParams(search);
  // React Router requests the data of this route only; other selections are not cached.
  if (isData && parameters.get("_routes") !== id) return null;
  if (rule.isFile) return isData ? null : { key: address, url: address, isMarkdown: false, rule };
  const query = new URLSearchParams(
    [...parameters].filter(([name]) => name !== "_routes" && !isCampaignParameter(name)),
  );
  // Stable, because the order of values of one name may matter.
  query.sort();
  // In React Router's format, so that its URLs are keys.
  if (isData) query.append("_routes", id);
  const url = query.size > 0 ? `${address}?${query}` : address;
  return { key: isMarkdown ? url + markdownSuffix : url, url, isMarkdown, rule };
}
