import { cva } from "class-variance-authority";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { NavigationLink } from "#brand/content/navigation.ts";
import { useRoot } from "~/commerce/root";
import { getLocalDay, isEventDay } from "~/features/holidays/clock";
import { Link } from "~/ui/link";

export const navLinkClass =
  "inline-flex min-h-11 items-center text-note font-[450] whitespace-nowrap decoration-1 underline-offset-8 hover:underline current:underline";

/** The only place outside its page with the holiday colors, during an event. */
export const holidaysLinkVariants = cva(
  "inline-flex items-center justify-center rounded-control border border-holiday-line text-note text-holiday hover:border-current",
  {
    variants: { size: { regular: "min-h-11 px-4", large: "min-h-13 w-full px-2 font-medium" } },
    defaultVariants: { size: "regular" },
  },
);

/**
 * Whether a holiday event runs today. The server and hydration use what the root's loader found, so that both render
 * the same; after that the browser's clock applies.
 */
export function useIsHolidayEvent(): boolean {
  const { isHolidayEvent } = useRoot();
  return useSyncExternalStore(
    neverChanges,
    () => isEventDay(getLocalDay(Date.now())),
    () => isHolidayEvent,
  );
}

/** An open page keeps the link as it is until the next navigation. */
function neverChanges(): () => void {
  return () => {};
}

/** The `aria-current` of a link: `page` on its page, `true` on a page beneath it, such as a category. */
export function getAriaCurrent(pathname: string, to: string): "page" | "true" | undefined {
  if (pathname === to || pathname === `${to}/`) return "page";
  return pathname.startsWith(`${to}/`) ? "true" : undefined;
}

type NavLinkProps = NavigationLink & { className?: string; isExact?: boolean };

/** Marked on its page and on pages beneath it; with `isExact` only on its page. */
export function NavLink({ label, to, className = navLinkClass, isExact = false }: NavLinkProps) {
  const current = getAriaCurrent(useLocation().pathname, to);
  return (
    <Link
      to={to}
      aria-current={isExact && current !== "page" ? undefined : current}
      className={className}
    >
      {label}
    </Link>
  );
}
