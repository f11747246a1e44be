import { useLocation } from "react-router";

/**
 * What `aria-current` says of a link: `page` for the page itself, `true` for a page beneath it, such
 * as a category beneath the shop.
 */
export function currentState(pathname: string, to: string): "page" | "true" | undefined {
  if (pathname === to || pathname === `${to}/`) return "page";
  return pathname.startsWith(`${to}/`) ? "true" : undefined;
}

export function useCurrent(): (to: string) => ReturnType<typeof currentState> {
  const { pathname } = useLocation();
  return (to) => currentState(pathname, to);
}
