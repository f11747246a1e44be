import { useEffect } from "react";
import { followSaved, useSaved } from "~/product/saved-products";
import { CountBadge, IconButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useDrawer } from "~/ui/use-on-demand";

/** Opens the saved products and shows how many there are, once the browser has read its storage. */
export function SavedButton() {
  useEffect(followSaved, []);
  const count = useSaved(({ items }) => items.length);
  const saved = useDrawer("saved-button", () => import("./saved-drawer"), {
    title: "Your saved products could not be opened",
    description: "Please check your connection and try again. Nothing is lost.",
  });
  return (
    <>
      <IconButton
        {...saved.button}
        aria-label={count > 0 ? `Saved products, ${count}` : "Saved products"}
        className="relative noscript:hidden"
      >
        <Icon name="heart" />
        {count > 0 && <CountBadge>{count}</CountBadge>}
      </IconButton>
      {saved.part && <saved.part.SavedDrawer {...saved.drawer} />}
    </>
  );
}
