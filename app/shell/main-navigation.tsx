import type { MouseEvent } from "react";
import { mainNavigation, type NavigationMenu } from "~/content/navigation";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { useCurrent } from "./current-link";

export function MainNavigation() {
  const current = useCurrent();
  return (
    <nav aria-label="Main" className="main-navigation">
      <ul>
        {mainNavigation.map((entry) => (
          <li key={entry.label}>
            {"links" in entry ? (
              <Submenu {...entry} />
            ) : (
              <Link to={entry.to} aria-current={current(entry.to)} className="nav-link">
                {entry.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A popover, so that it opens, closes on Escape and on a press beside it without any script. */
function Submenu({ label, links }: NavigationMenu) {
  const current = useCurrent();
  const id = `menu-${label.toLowerCase().replaceAll(" ", "-")}`;
  const holdsCurrent = links.some(({ to }) => current(to) === "page");
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-current={holdsCurrent || undefined}
        className="nav-link"
      >
        {label}
        <Icon name="chevron-down" size={14} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key that follows a link is a click as well */}
      <ul id={id} popover="auto" className="submenu" onClick={closeWhenFollowed}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current(to) === "page" ? "page" : undefined}
              className="nav-link"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function closeWhenFollowed({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof HTMLAnchorElement) currentTarget.hidePopover();
}
