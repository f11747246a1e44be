import { markdownType } from "../../app/lib/accept.ts";
import { isCampaignParameter } from "../../app/lib/campaign.ts";
import { addQuery } from "../../app/lib/paths.ts";
import { errorPage } from "../error-page.ts";
import type { RateLimit } from "../rate-limit.ts";
import type { RenderPage } from "../render-page.ts";
import type { Visitor } from "../visitor.ts";
import { type CachedPage, toCachedPage } from "./cached-page.ts";
import type { PageKey } from "./page-key.ts";
import type { FindCachedRoute } from "./page-rules.ts";

export type RenderingParts = {
  render: RenderPage;
  findRoute: FindCachedRoute;
  /** Canonical origin, for which all pages are rendered. */
  origin: string;
  /** Counts the renderings that a client causes, so that one client cannot keep the server from the others. */
  limitClient: RateLimit;
};

/** A page that may be cached, or a response that may not be. */
export type Rendering = CachedPage | Response;

/** Renders a page for all visitors: without their headers, which must not influence a shared page. */
export async function renderKey(
  { render, origin }: RenderingParts,
  { url, isMarkdown, rule }: PageKey,
  options: { previous?: CachedPage | undefined; quality: number },
): Promise<Rendering> {
  const renderedAt = performance.now();
  const request = new Request(origin + url);
  if (isMarkdown) request.headers.set("accept", markdownType);
  const response = await render(request);
  return (await toCachedPage(response.clone(), { rule, renderedAt, ...options })) ?? response;
}

/** Counts a rendering; resolves to the response for a client that causes too many, else to `null`. */
export async function refuse(
  { limitClient }: RenderingParts,
  visitor?: Visitor | null,
): Promise<Response | null> {
  const waitSeconds = visitor ? await limitClient(visitor.client) : null;
  if (waitSeconds === null) return null;
  const heading = "One moment, please";
  const text = "You’ve opened many pages at once. Please try again in a few seconds.";
  return errorPage(429, heading, text, { "retry-after": String(waitSeconds) });
}

/** A copy of a response that several requests may share. A redirect gets the campaign parameters that no key has. */
export function copyFor({ url }: Request, response: Response): Response {
  const copy = response.clone();
  const location = copy.headers.get("location");
  if (location === null) return copy;
  const campaign = [...new URL(url).searchParams].filter(([name]) => isCampaignParameter(name));
  if (campaign.length > 0)
    copy.headers.set("location", addQuery(location, `?${new URLSearchParams(campaign)}`));
  return copy;
}
