import type { FocusEvent, MouseEvent } from "react";
import { mainNavigation, type NavigationEntry, type NavigationLink } from "~/content/navigation";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { useCurrent } from "./current-link";

export function MainNavigation() {
  return (
    <nav aria-label="Main" className="main-navigation">
      <ul>
        {mainNavigation.map(({ submenu, ...link }) =>
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

type NavLinkProps = NavigationLink & { isExact?: boolean };

/** Marked on its page and on those beneath it; on its page alone where `isExact`. */
function NavLink({ label, to, isExact = false }: NavLinkProps) {
  const current = useCurrent()(to);
  const marked = isExact && current !== "page" ? undefined : current;
  return (
    <Link to={to} aria-current={marked} className="nav-link">
      {label}
    </Link>
  );
}

/**
 * Disclosure navigation (WAI-ARIA Authoring Practices). The submenu is a popover: the browser opens it,
 * closes it on Escape and on a press outside, and exposes its state on the button, all without script.
 */
function LinkWithSubmenu({ label, to, submenu }: Required<NavigationEntry>) {
  const id = `submenu-${to.slice(1)}`;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link with a key is a click too
    <li className="with-submenu" onClick={closeWhenFollowed} onBlur={closeWhenLeft}>
      <NavLink label={label} to={to} />
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${label} submenu`}
        className="submenu-button"
      >
        <Icon name="chevron-down" size={14} />
      </button>
      <ul id={id} popover="auto" className="submenu">
        {submenu.map((link) => (
          <li key={link.to}>
            <NavLink {...link} isExact />
          </li>
        ))}
      </ul>
    </li>
  );
}

function closeWhenFollowed({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof HTMLAnchorElement) closeSubmenu(currentTarget);
}

/** Only when another element takes the focus: none does when the window loses it. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) closeSubmenu(currentTarget);
}

function closeSubmenu(entry: HTMLElement): void {
  entry.querySelector<HTMLElement>("[popover]")?.hidePopover();
}
