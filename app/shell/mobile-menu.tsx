import type { MouseEvent } from "react";
import { categories } from "~/content/categories";
import {
  holidaysLink,
  mainNavigation,
  type NavigationLink,
  routineLink,
} from "~/content/navigation";
import { Drawer } from "~/ui/drawer";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { useCurrent } from "./current-link";

type MobileMenuProps = { isOpen: boolean; onClose: () => void; returnFocusTo: string };

export function MobileMenu({ isOpen, onClose, returnFocusTo }: MobileMenuProps) {
  function closeWhenFollowed({ target }: MouseEvent<HTMLElement>) {
    if (target instanceof HTMLAnchorElement) onClose();
  }

  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      labelledBy="mobile-menu-title"
      returnFocusTo={returnFocusTo}
      side="start"
    >
      <div className="flex h-full flex-col">
        <div className="menu-head">
          <h2 id="mobile-menu-title" className="sr-only">
            Menu
          </h2>
          <button type="button" aria-label="Close menu" onClick={onClose} className="icon-button">
            <Icon name="close" />
          </button>
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key that follows a link is a click as well */}
        <nav aria-label="Menu" className="menu-body" onClick={closeWhenFollowed}>
          <ul className="display text-[34px]">
            <MenuLinks links={shopLinks} />
          </ul>
          <ul className="mt-6 border-t border-line pt-4 text-base">
            <MenuLinks links={otherLinks} />
          </ul>
          <ul className="menu-foot">
            <MenuLinks links={[routineLink]} className="button button-secondary" />
            <MenuLinks links={[holidaysLink]} className="holidays-link" />
          </ul>
        </nav>
      </div>
    </Drawer>
  );
}

const shopLinks = categories.map(({ label, path }) => ({ label, to: path }));

const otherLinks = mainNavigation
  .flatMap((entry) => ("links" in entry ? entry.links : entry))
  .filter(({ to }) => to !== "/shop");

type MenuLinksProps = { links: readonly NavigationLink[]; className?: string };

function MenuLinks({ links, className = "menu-link" }: MenuLinksProps) {
  const current = useCurrent();
  return links.map(({ label, to }) => (
    <li key={to}>
      <Link
        to={to}
        aria-current={current(to) === "page" ? "page" : undefined}
        className={className}
      >
        {label}
      </Link>
    </li>
  ));
}
