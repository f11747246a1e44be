import { matchRoutes } from "react-router";
import { addQuery } from "~/lib/paths";
import { parseUrl, toOwnPath } from "~/lib/urls";
import { redirectTable } from "~/site/redirect-table";

const redirects = Array.from(redirectTable, ([path, getDestination]) => ({
  path: `/${path}`,
  getDestination,
}));

/** Paths of the store that the shop has as well. `/cart/c/…` is a cart of the store's checkout. */
const storePaths = /^\/(?:$|products\/|cart(?:\/\d|$)|discount\/|search$|account(?:\/|$))/;

/**
 * The address of a link in an article: for a page of the shop, written for the store's domain or its old theme, the
 * path to which it leads without a redirect; any other link as it is. The first origin is the shop's, another the
 * store's.
 */
export function toShopAddress(href: string, origins: readonly string[]): string {
  if (href.startsWith("#")) return href;
  const [shopOrigin] = origins;
  const path = toOwnPath(href, origins);
  const url = path === null ? null : parseUrl(path, shopOrigin);
  if (path === null || !url) return href;
  const { pathname, search, hash } = url;
  const match = matchRoutes(redirects, pathname.toLowerCase())?.at(-1);
  const destination = match?.route.getDestination(match.params);
  if (destination) {
    const to = addQuery(destination.to, search);
    return to.includes("#") ? to : to + hash;
  }
  const isOwn = parseUrl(href, shopOrigin)?.origin === shopOrigin;
  return isOwn || storePaths.test(pathname) ? path : href;
}
