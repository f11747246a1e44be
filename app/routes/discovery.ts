import { requestContext } from "~/commerce/context";
import { llmsText, robotsText, securityText } from "~/features/discovery/discovery";
import type { Route } from "./+types/discovery";

/** `robots.txt`, `llms.txt` and `security.txt`. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { storefront, sitePages, showsSamples } = context.get(requestContext);
  const path = new URL(request.url).pathname.toLowerCase();
  return new Response(getText(path, storefront.siteUrl, sitePages, showsSamples), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      // Not in browsers as well, which nobody can purge.
      "Cache-Control": "public, max-age=0, s-maxage=3600",
    },
  });
}

function getText(
  path: string,
  siteUrl: string,
  sitePages: ReadonlyMap<string, string>,
  showsSamples: boolean,
): string {
  if (path === "/robots.txt") return robotsText(siteUrl);
  if (path === "/llms.txt") return llmsText(siteUrl, sitePages, showsSamples);
  return securityText(siteUrl, Date.now());
}
