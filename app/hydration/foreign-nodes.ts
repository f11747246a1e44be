import { hydratedEvent } from "./early-input";

/** Dispatched on `window` before React hydrates the page. */
const hydratingEvent = "shop:hydrating";

/** Call it before hydration. */
export function takeForeignNodes(): void {
  dispatchEvent(new Event(hydratingEvent));
}

/**
 * Inline script of every page. Takes back what extensions and translators do to the page before hydration, for which
 * React would render it anew, and puts the nodes that they have added back after it.
 */
export const foreignNodesScript = () =>
  `(${undoForeignNodes})("${hydratingEvent}","${hydratedEvent}")`;

/** Serialized into the page, so it must not use anything from this module. */
function undoForeignNodes(hydrating: string, hydrated: string): void {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  addEventListener("DOMContentLoaded", () => {
    observer.observe(document.body, { childList: true, subtree: true });
  });

  addEventListener(hydrating, () => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    const place = (target: Node, node: Node, next: Node | null) =>
      target.insertBefore(node, next?.parentNode === target ? next : null);
    for (const { target, addedNodes, removedNodes, nextSibling } of [...records].reverse()) {
      for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
      for (const node of removedNodes) place(target, node, nextSibling);
    }
    // The blocks below the first screen are hydrated until the page is idle.
    const whenIdle = window.requestIdleCallback ?? ((restore) => setTimeout(restore, 500));
    const restore = () => {
      for (const { target, addedNodes, removedNodes, nextSibling } of records)
        if (removedNodes.length === 0)
          for (const node of addedNodes) place(target, node, nextSibling);
    };
    addEventListener(hydrated, () => whenIdle(restore), { once: true });
  });
}
