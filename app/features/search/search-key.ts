/** Calls back on Ctrl or Cmd+K, except in fields and dialogs. */
export function onSearchKey(open: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey } = event;
    // The innermost target, also in a shadow tree.
    const [target = null] = event.composedPath();
    const isCommand = (event.ctrlKey || event.metaKey) && !altKey && !shiftKey;
    if (!isCommand || key.toLowerCase() !== "k") return;
    if (event.defaultPrevented || isField(target)) return;
    if (document.querySelector("dialog:modal")) return;
    event.preventDefault();
    open();
  };
  addEventListener("keydown", onKeyDown);
  return () => removeEventListener("keydown", onKeyDown);
}

const fields = "input:not([type=checkbox], [type=radio]), textarea, select";

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(fields));
}
