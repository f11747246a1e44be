import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { dispatchStorefrontEvent } from "~/lib/storefront-events";

/** Reports each page that is shown. */
export function usePageView(): void {
  const { pathname } = useLocation();
  const route = useMatches().at(-1)?.id ?? "";
  useEffect(() => {
    const url = location.origin + pathname + location.search;
    const page = { template: getTemplate(route), title: document.title, url };
    dispatchStorefrontEvent("shopify:page:view", { page });
  }, [pathname, route]);
}

/** The name of the platform's template for the id of a route, `routes/home` or `blog/news`; the shop's own pages are `page`. */
function getTemplate(route: string): string {
  const [name = ""] = route.replace("routes/", "").split("/");
  return templates.get(name) ?? "page";
}

const templates = new Map([
  ["article", "article"],
  ["blog", "blog"],
  ["home", "index"],
  ["not-found", "404"],
  ["product", "product"],
  ["search", "search"],
  ["shop", "collection"],
]);
