import type { FocusEvent, MouseEvent } from "react";
import {
  accountLink,
  type EntryWithSubmenu,
  holidaysLink,
  mainNavigation,
  routineLink,
} from "#brand/content/navigation.ts";
import { useHasPage } from "~/commerce/pages";
import { useRoot } from "~/commerce/root";
import { useShownLinks } from "~/commerce/shown-links";
import { CartButton } from "~/features/cart/cart-button";
import { SavedButton } from "~/features/saved/saved-button";
import { SearchButton } from "~/features/search/search-button";
import { IconButton, iconButtonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Layer } from "~/ui/layer";
import { Link } from "~/ui/link";
import { useDrawer } from "~/ui/use-on-demand";
import { holidaysLinkVariants, NavLink, navLinkClass, useIsHolidayEvent } from "./nav-link";
import { Wordmark } from "./wordmark";

export function Header() {
  const isEvent = useIsHolidayEvent();
  const hasPage = useHasPage();
  return (
    <header className="sticky low:static top-0 z-10 h-header print:hidden border-b border-line bg-surface">
      <div className="page-width flex h-full items-center">
        <MenuButton />
        <p className="lg:pr-6 xl:w-1/4">
          <Link
            to="/"
            className="inline-block font-display text-[34px]/11 font-medium text-primary max-narrow:text-[30px]/11"
          >
            <Wordmark />
          </Link>
        </p>
        <MainNavigation />
        <div className="-mr-2.5 ml-auto flex items-center lg:gap-6">
          {hasPage(routineLink.to) && (
            <NavLink {...routineLink} className={`max-lg:hidden ${navLinkClass}`} />
          )}
          {hasPage(holidaysLink.to) && (
            <NavLink
              {...holidaysLink}
              className={
                isEvent
                  ? holidaysLinkVariants({ className: "max-lg:hidden lg:min-h-9" })
                  : `max-lg:hidden ${navLinkClass}`
              }
            />
          )}
          <div className="flex items-center">
            <SearchButton />
            <AccountLink />
            <SavedButton />
            <CartButton />
          </div>
        </div>
      </div>
    </header>
  );
}

/** Phones have it in the menu. */
function AccountLink() {
  if (!useRoot().hasAccounts) return null;
  return (
    <Link
      to={accountLink.to}
      reloadDocument
      prefetch="none"
      aria-label={accountLink.label}
      className={`max-lg:hidden ${iconButtonClass}`}
    >
      <Icon name="person" />
    </Link>
  );
}

function MainNavigation() {
  return (
    <nav aria-label="Main" className="max-lg:hidden">
      <ul className="flex gap-6 xl:gap-8">
        {useShownLinks(mainNavigation).map(({ submenu, ...link }) =>
          submenu ? (
            <LinkWithSubmenu key={link.to} {...link} submenu={submenu} />
          ) : (
            <li key={link.to}>
              <NavLink {...link} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/**
 * Disclosure navigation (WAI-ARIA Authoring Practices). The submenu is a popover: the browser opens it,
 * closes it on Escape and on a press outside, and exposes its state on the button, all without script.
 */
function LinkWithSubmenu({ label, to, submenu }: EntryWithSubmenu) {
  const links = useShownLinks(submenu);
  const id = `submenu-${to.slice(1)}`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link with a key is a click too
    <li
      className="flex [anchor-name:--submenu] [anchor-scope:--submenu]"
      onClick={closeOnNavigation}
      onBlur={closeOnFocusOut}
    >
      <NavLink label={label} to={to} />
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${label} submenu`}
        // 44 px wide: its right padding lies in the gap before the next link.
        className="-mr-6 min-h-11 cursor-pointer pr-6 pl-2 -outline-offset-2 has-[+:popover-open]:*:rotate-180"
      >
        <Icon name="chevron-down" size={14} />
      </button>
      <ul id={id} popover="auto" className="submenu">
        {links.map((link) => (
          <li key={link.to}>
            <NavLink {...link} isExact />
          </li>
        ))}
      </ul>
    </li>
  );
}

function closeOnNavigation({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof HTMLAnchorElement) closeSubmenu(currentTarget);
}

/** Closes when another element takes the focus, not when the window loses it. */
function closeOnFocusOut({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) closeSubmenu(currentTarget);
}

function closeSubmenu(entry: HTMLElement): void {
  entry.querySelector<HTMLElement>("[popover]")?.hidePopover?.();
}

/** Id of the links in the footer. */
export const siteLinksId = "site-links";

/** Opens the menu on small screens. Without script it is a link to the links in the footer. */
function MenuButton() {
  const menu = useDrawer("menu-button", () => import("./mobile-menu"), {
    title: "We couldn’t load the menu",
    description: "You’ll find every link in the footer.",
  });
  return (
    <>
      <div className="-ml-2.5 mr-1 lg:hidden">
        <IconButton {...menu.button} aria-label="Menu" className="noscript:hidden">
          <Icon name="menu" />
        </IconButton>
        <span className="noscript-only">
          <a
            href={`#${siteLinksId}`}
            aria-label="Menu: links in the footer"
            className={iconButtonClass}
          >
            <Icon name="menu" />
          </a>
        </span>
      </div>
      {/* Outside the wrapper, which is hidden on large screens: an open menu stays when the window grows. */}
      <Layer {...menu.layer}>{menu.part && <menu.part.MobileMenu {...menu.drawer} />}</Layer>
    </>
  );
}
