import { useState } from "react";
import { iconButtonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { showToast } from "~/ui/toasts";
import { useOnDemand } from "~/ui/use-on-demand";

/** Of the links in the footer. */
export const siteLinksId = "site-links";
const menuButtonId = "menu-button";

/** Opens the menu on small screens. Without script it is a link to the links in the footer. */
export function MenuButton() {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useOnDemand(
    isOpen,
    () => import("./mobile-menu"),
    () => {
      setIsOpen(false);
      showToast({
        title: "The menu could not be loaded",
        description: "The footer has all links.",
      });
    },
  );
  return (
    <>
      <div className="-ml-2.5 mr-1 lg:hidden">
        <button
          type="button"
          id={menuButtonId}
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
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
      {menu && (
        <menu.MobileMenu
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          returnFocusTo={menuButtonId}
        />
      )}
    </>
  );
}
