import { textLinkVariants } from "~/ui/link";

const key = "shop-view";

/**
 * Inline script of every page. A phone shows the shop's products as a row to swipe or, once chosen, as a list in two
 * columns: an attribute of the document, so that the list is there before the first paint. Kept on the device.
 */
export const listViewScript = () => `(${restoreView})("${key}")`;

/** Serialized into the page, so it must not use anything from this module. */
function restoreView(key: string): void {
  try {
    if (localStorage.getItem(key) === "list") document.documentElement.dataset.view = "list";
  } catch {
    // Without storage it is the row.
  }
}

function toggleView(): void {
  const { dataset } = document.documentElement;
  dataset.view = dataset.view === "list" ? "row" : "list";
  try {
    localStorage.setItem(key, dataset.view);
  } catch {
    // The choice then ends with the document.
  }
}

/** Inside an element with `data-has-list`, as the products are. */
export function ListViewButton() {
  return (
    <button
      type="button"
      onClick={toggleView}
      className={textLinkVariants({
        className: "text-note whitespace-nowrap sm:hidden noscript:hidden",
      })}
    >
      <span className="as-list:hidden">View As List</span>
      <span className="hidden as-list:inline">View As Row</span>
    </button>
  );
}
