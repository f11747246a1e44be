import { useEffect } from "react";
import * as v from "valibot";
import { createPersistedStore } from "~/lib/storage";
import { textLinkVariants } from "~/ui/link";

/** How a phone shows the shop's products: a row to swipe, or a list in two columns. Kept on the device. */
const listView = createPersistedStore<{ view: "row" | "list" }>({
  key: "shop-view",
  initial: { view: "row" },
  schema: v.object({ view: v.picklist(["row", "list"]) }),
});

/** Whether it is the list; the row on the server and until hydration. */
export function useIsList(): boolean {
  useEffect(() => listView.read(), []);
  return listView.useStore(({ view }) => view === "list");
}

export function ListViewButton() {
  const isList = useIsList();
  return (
    <button
      type="button"
      onClick={() => listView.update((state) => ({ ...state, view: isList ? "row" : "list" }))}
      className={textLinkVariants({
        className: "text-note whitespace-nowrap sm:hidden noscript:hidden",
      })}
    >
      {isList ? "View As Row" : "View As List"}
    </button>
  );
}
