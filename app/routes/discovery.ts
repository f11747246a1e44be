import { requestContext } from "~/commerce/context";
import { agentsText, robotsText, securityText } from "~/features/discovery/discovery";
import { markdownType } from "~/lib/accept";
import { fileCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/discovery";

export const handle: PageHandle = { cache: fileCache };

/** `robots.txt`, `agents.md`, `llms.txt` and `security.txt`. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { storefront, sitePages, showsSamples } = context.get(requestContext);
  const path = new URL(request.url).pathname.toLowerCase();
  const { siteUrl, endpoint, sellingPlans } = storefront;
  const storeOrigin = endpoint.startsWith("/") ? null : new URL(endpoint).origin;
  const getText = () => {
    if (path === "/robots.txt") return robotsText(siteUrl);
    if (path === "/.well-known/security.txt") return securityText(siteUrl, Date.now());
    const sellsSubscriptions = sellingPlans !== "off";
    return agentsText({ siteUrl, storeOrigin, sitePages, showsSamples, sellsSubscriptions });
  };
  const type = path.endsWith(".md") ? markdownType : "text/plain";
  return new Response(getText(), { headers: { "Content-Type": `${type}; charset=utf-8` } });
}
