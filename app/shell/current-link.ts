import { useLocation } from "react-router";

/** The `aria-current` of a link: `page` on its page, `true` on a page beneath it, such as a category. */
export function getAriaCurrent(pathname: string, to: string): "page" | "true" | undefined {
  if (pathname === to || pathname === `${to}/`) return "page";
  return pathname.startsWith(`${to}/`) ? "true" : undefined;
}

export function useAriaCurrent(): (to: string) => ReturnType<typeof getAriaCurrent> {
  const { pathname } = useLocation();
  return (to) => getAriaCurrent(pathname, to);
}
