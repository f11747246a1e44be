import { publicStorefrontContext } from "~/commerce/context";
import { llmsText, robotsText, securityText } from "~/features/discovery/texts";
import type { Route } from "./+types/discovery";

/** The texts that programs look for at fixed addresses. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { siteUrl } = context.get(publicStorefrontContext);
  return new Response(textAt(new URL(request.url).pathname, siteUrl), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

function textAt(pathname: string, siteUrl: string): string {
  const path = pathname.toLowerCase();
  if (path === "/robots.txt") return robotsText(siteUrl);
  if (path === "/llms.txt") return llmsText(siteUrl);
  return securityText(siteUrl, Date.now());
}
