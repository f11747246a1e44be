/**
 * Lets React remove, and insert before, a node that a page translator has replaced or an extension has moved. The error
 * would replace the page (https://github.com/facebook/react/issues/11538). What React writes to a replaced text is not
 * seen, so text that changes is the only child of an element.
 */
export function allowMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    let place = next;
    while (place && place.parentNode !== this) place = place.parentNode;
    insertBefore.call(this, node, place);
    return node;
  };
}
