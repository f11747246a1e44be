import { iconButtonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useDrawer } from "~/ui/use-on-demand";

/** Of the links in the footer. */
export const siteLinksId = "site-links";

/** Opens the menu on small screens. Without script it is a link to the links in the footer. */
export function MenuButton() {
  const menu = useDrawer("menu-button", () => import("./mobile-menu"), {
    title: "The menu could not be loaded",
    description: "The footer has all links.",
  });
  return (
    <>
      <div className="-ml-2.5 mr-1 lg:hidden">
        <button
          {...menu.button}
          type="button"
          aria-label="Menu"
          className={`${iconButtonClass} noscript:hidden`}
        >
          <Icon name="menu" />
        </button>
        <a
          href={`#${siteLinksId}`}
          aria-label="Menu, in the footer"
          className={`${iconButtonClass} hidden! noscript:inline-grid!`}
        >
          <Icon name="menu" />
        </a>
      </div>
      {/* Outside the wrapper, which is hidden on large screens: an open menu stays when the window grows. */}
      {menu.part && <menu.part.MobileMenu {...menu.drawer} />}
    </>
  );
}
