/**
 * Runs in the page before its scripts. Reports a text that React changes, removes or inserts something before, though a
 * page translator may have replaced it: it is not the only child of an element.
 */
export function reportBareText(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");

  function report(action: string, node: Node | null) {
    if (!(node instanceof Text) || node.data.trim() === "") return;
    // React marks the nodes that it holds; the only child of an element is not one of them.
    if (!Object.keys(node).some((key) => key.startsWith("__react"))) return;
    console.error(`Bare text ${action}: “${node.data}” in ${node.parentElement?.outerHTML}`);
  }

  Object.defineProperty(Node.prototype, "nodeValue", {
    ...value,
    set(this: Node, text: string) {
      report("is changed", this);
      value?.set?.call(this, text);
    },
  });
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    report("is removed", child);
    removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    report("follows what is inserted", next);
    insertBefore.call(this, node, next);
    return node;
  };
}
