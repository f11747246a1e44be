import type { FocusEvent, MouseEvent } from "react";
import { mainNavigation, type NavigationEntry, type NavigationLink } from "~/content/navigation";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { useAriaCurrent } from "./current-link";
import { navLinkClass } from "./nav-link-class";

export function MainNavigation() {
  return (
    <nav aria-label="Main" className="max-lg:hidden">
      <ul className="flex gap-6 xl:gap-8">
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

/** Marked on its page and on pages beneath it; with `isExact` only on its page. */
function NavLink({ label, to, isExact = false }: NavLinkProps) {
  const current = useAriaCurrent()(to);
  const ariaCurrent = isExact && current !== "page" ? undefined : current;
  return (
    <Link to={to} aria-current={ariaCurrent} className={navLinkClass}>
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
        className={submenuButtonClass}
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

/** 44 px wide: its right padding lies in the gap before the next link. */
const submenuButtonClass =
  "-mr-6 min-h-11 cursor-pointer pr-6 pl-2 -outline-offset-2 has-[+:popover-open]:*:rotate-180";

function closeOnNavigation({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof HTMLAnchorElement) closeSubmenu(currentTarget);
}

/** Only when another element takes the focus, not when the window loses it. */
function closeOnFocusOut({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) closeSubmenu(currentTarget);
}

function closeSubmenu(entry: HTMLElement): void {
  entry.querySelector<HTMLElement>("[popover]")?.hidePopover?.();
}
