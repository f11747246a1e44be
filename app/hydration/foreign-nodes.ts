import { hydratedEvent } from "./early-input";

/** To dispatch on `window` before React hydrates the page. */
export const hydratingEvent = "shop:hydrating";

/**
 * Inline script of every page, in its head. Takes back what extensions and translators do to the page before hydration,
 * for which React would render it anew, and puts the nodes that they have added back after it. What one appends while
 * the browser reads the document looks like the page's own content.
 */
export const foreignNodesScript = () =>
  `(${undoForeignNodes})("${hydratingEvent}","${hydratedEvent}")`;

/** Serialized into the page, so it must not use anything from this module. */
function undoForeignNodes(hydrating: string, hydrated: string): void {
  const records: MutationRecord[] = [];
  let isRead = false;
  /** How many translations were undone during hydration; one that comes again at once, each time, would never end. */
  let undone = -1;
  const observer = new MutationObserver(take);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => {
    take(observer.takeRecords());
    isRead = true;
  });
  addEventListener(hydrating, () => {
    undo(records);
    undone = 0;
    // The blocks below the first screen are hydrated until the page is idle.
    const whenIdle = window.requestIdleCallback ?? ((restore) => setTimeout(restore, 500));
    addEventListener(hydrated, () => whenIdle(restore), { once: true });
  });

  function take(more: MutationRecord[]) {
    const isForeign = ({ target, removedNodes, nextSibling }: MutationRecord) =>
      (isRead || removedNodes.length > 0 || nextSibling) && document.body?.contains(target);
    if (undone < 0) records.push(...more.filter(isForeign));
    else if (more.some(({ addedNodes: [node] }) => node?.nodeName === "FONT") && ++undone < 100)
      undo(more);
  }

  function undo(changes: MutationRecord[]) {
    for (const { target, addedNodes, removedNodes, nextSibling } of [...changes].reverse()) {
      for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
      for (const node of removedNodes) place(target, node, nextSibling);
    }
    observer.takeRecords();
  }

  function restore() {
    observer.disconnect();
    for (const { target, addedNodes, removedNodes, nextSibling } of records)
      if (removedNodes.length === 0)
        for (const node of addedNodes)
          if (node.nodeName !== "FONT") place(target, node, nextSibling);
  }

  function place(target: Node, node: Node, next: Node | null) {
    if (next?.parentNode === target) (next as ChildNode).before(node);
    else target.appendChild(node);
  }
}
