import { type ComponentProps, type MouseEvent, useId, useState } from "react";
import { useLocation } from "react-router";
import { categories } from "#brand/content/categories.ts";
import {
  accountLink,
  type EntryWithSubmenu,
  holidaysLink,
  mainNavigation,
  type NavigationEntry,
  routineLink,
} from "#brand/content/navigation.ts";
import { useHasPage } from "~/commerce/pages";
import { useShownLinks } from "~/commerce/shown-links";
import { buttonVariants, IconButton } from "~/ui/button";
import { Drawer, type DrawerControl } from "~/ui/drawer";
import { Icon } from "~/ui/icon";
import { getAriaCurrent, holidaysLinkVariants, NavLink, useIsHolidayEvent } from "./nav-link";

export function MobileMenu(control: DrawerControl) {
  const { onClose } = control;
  const isEvent = useIsHolidayEvent();
  const hasPage = useHasPage();

  function closeOnNavigation({ target }: MouseEvent<HTMLElement>) {
    if (target instanceof HTMLAnchorElement) onClose();
  }

  return (
    <Drawer {...control} labelledBy="mobile-menu-title" side="start">
      <div className="flex h-header flex-none items-center border-b border-line px-[calc(var(--edge)-10px)]">
        <h2 id="mobile-menu-title" className="sr-only">
          Menu
        </h2>
        <IconButton aria-label="Close menu" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: following a link with a key is a click too */}
      <nav
        aria-label="Menu"
        className="flex flex-1 flex-col overflow-y-auto overscroll-contain px-edge pt-5 pb-6"
        onClick={closeOnNavigation}
      >
        <ul className="font-display text-display-md">
          {useShownLinks(shopLinks).map((link) => (
            <li key={link.to}>
              <MenuLink {...link} />
            </li>
          ))}
        </ul>
        <ul className="mt-6 border-t border-line pt-4 text-base">
          {useShownLinks(otherEntries).map(({ submenu, ...link }) => (
            <li key={link.to}>
              {submenu ? <LinkWithSubmenu {...link} submenu={submenu} /> : <MenuLink {...link} />}
            </li>
          ))}
        </ul>
        <div className="mt-auto grid grid-cols-fit gap-3 pt-8">
          {hasPage(routineLink.to) && <MenuLink {...routineLink} className={footLinkClass} />}
          {hasPage(holidaysLink.to) && (
            <MenuLink
              {...holidaysLink}
              className={isEvent ? holidaysLinkVariants({ size: "large" }) : footLinkClass}
            />
          )}
        </div>
      </nav>
    </Drawer>
  );
}

const footLinkClass = buttonVariants({
  variant: "secondary",
  size: "narrow",
  className: "w-full",
});

const shopLinks = [
  ...mainNavigation.filter(({ to }) => to === "/shop"),
  ...categories.filter(({ id }) => id !== "all").map(({ label, path }) => ({ label, to: path })),
];
const otherEntries: readonly NavigationEntry[] = [
  ...mainNavigation.filter(({ to }) => to !== "/shop"),
  accountLink,
];

/** Disclosure navigation, as in the header; open from the start on a page of the submenu. */
function LinkWithSubmenu({ submenu, ...link }: EntryWithSubmenu) {
  const links = useShownLinks(submenu);
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(
    submenu.some(({ to }) => getAriaCurrent(pathname, to) === "page"),
  );
  const submenuId = useId();
  return (
    <>
      <div className="flex justify-between">
        <MenuLink {...link} />
        <IconButton
          aria-label={`${link.label} submenu`}
          aria-expanded={isOpen}
          aria-controls={submenuId}
          onClick={() => setIsOpen(!isOpen)}
          className="-mr-3 aria-expanded:*:rotate-180"
        >
          <Icon name="chevron-down" size={18} />
        </IconButton>
      </div>
      <ul id={submenuId} hidden={!isOpen} className="pb-2 pl-5 text-muted">
        {links.map((link) => (
          <li key={link.to}>
            <MenuLink {...link} />
          </li>
        ))}
      </ul>
    </>
  );
}

function MenuLink(props: ComponentProps<typeof NavLink>) {
  return (
    <NavLink
      className="block py-2.5 decoration-1 underline-offset-8 current:underline"
      isExact
      {...props}
    />
  );
}
