import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { site } from "~/content/site";
import { dispatchStorefrontEvent } from "~/lib/storefront-events";

/** Reports each page that is shown, once it has its title; a page that is still loading has the shop's name. */
export function usePageView(): void {
  const { pathname } = useLocation();
  const route = useMatches().at(-1)?.id ?? "";
  useEffect(() => {
    const url = location.origin + pathname + location.search;
    return whenTitled((title) => {
      const page = { template: getTemplate(route), title, url };
      dispatchStorefrontEvent("shopify:page:view", { page });
    });
  }, [pathname, route]);
}

/** Calls back once. Returns a function that cancels it. */
function whenTitled(callback: (title: string) => void): () => void {
  const observer = new MutationObserver(check);
  function check(): void {
    if (document.title === "" || document.title === site.name) return;
    observer.disconnect();
    callback(document.title);
  }
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  check();
  return () => observer.disconnect();
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
