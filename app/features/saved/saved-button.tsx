import { useEffect } from "react";
import { counted } from "~/lib/text";
import { followSaved, useSaved } from "~/product/saved-products";
import { CountBadge, IconButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Layer } from "~/ui/layer";
import { useDrawer } from "~/ui/use-on-demand";

/** Opens the saved products and shows how many there are, once the browser has read its storage. */
export function SavedButton() {
  useEffect(followSaved, []);
  const count = useSaved(({ items }) => items.length);
  const saved = useDrawer("saved-button", () => import("./saved-drawer"), {
    title: "We couldn’t open your saved products",
    description: "Check your connection and try again. Your list is safe.",
  });
  return (
    <>
      <IconButton
        {...saved.button}
        aria-label={count > 0 ? `Saved products, ${counted(count, "item")}` : "Saved products"}
        className="relative noscript:hidden"
      >
        <Icon name="heart" />
        {count > 0 && <CountBadge>{count}</CountBadge>}
      </IconButton>
      <Layer {...saved.layer}>{saved.part && <saved.part.SavedDrawer {...saved.drawer} />}</Layer>
    </>
  );
}
