import { useEffect, useState } from "react";
import { followSaved, useSaved } from "~/blocks/saved-products";
import { iconButtonClass } from "~/ui/button";
import { CountBadge } from "~/ui/count-badge";
import { Icon } from "~/ui/icon";
import { showToast } from "~/ui/toasts";
import { useOnDemand } from "~/ui/use-on-demand";

const savedButtonId = "saved-button";

/** Opens the saved products and shows how many there are, once the browser has read its storage. */
export function SavedButton() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(followSaved, []);
  const count = useSaved(({ items }) => items.length);
  const drawer = useOnDemand(
    isOpen,
    () => import("./saved-drawer"),
    () => {
      setIsOpen(false);
      showToast({
        title: "Your saved products could not be opened",
        description: "Please check your connection and try again. Nothing is lost.",
      });
    },
  );
  return (
    <>
      <button
        type="button"
        id={savedButtonId}
        aria-label={count > 0 ? `Saved products, ${count}` : "Saved products"}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className={`${iconButtonClass} relative noscript:hidden`}
      >
        <Icon name="heart" />
        {count > 0 && <CountBadge>{count}</CountBadge>}
      </button>
      {drawer && (
        <drawer.SavedDrawer
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          returnFocusTo={savedButtonId}
        />
      )}
    </>
  );
}
