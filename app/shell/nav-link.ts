import { useLocation } from "react-router";

export const navLinkClass = [
  "inline-flex min-h-11 items-center text-note font-[450] whitespace-nowrap",
  "decoration-1 underline-offset-8 hover:underline current:underline",
].join(" ");

/** The only place outside its page with the holiday colors. */
export const holidaysLinkClass = [
  "inline-flex min-h-11 items-center justify-center rounded-control border border-holiday-line px-4",
  "text-note text-holiday hover:border-current",
].join(" ");

/** The `aria-current` of a link: `page` on its page, `true` on a page beneath it, such as a category. */
export function getAriaCurrent(pathname: string, to: string): "page" | "true" | undefined {
  if (pathname === to || pathname === `${to}/`) return "page";
  return pathname.startsWith(`${to}/`) ? "true" : undefined;
}

export function useAriaCurrent(): (to: string) => ReturnType<typeof getAriaCurrent> {
  const { pathname } = useLocation();
  return (to) => getAriaCurrent(pathname, to);
}
