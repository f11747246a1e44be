import * as v from "valibot";
import { storageKeys } from "#brand/content/storage-keys.ts";
import { createPersistedStore } from "~/lib/storage";

const searchKey = createPersistedStore<{ slash: "on" | "off" }>({
  key: storageKeys.slashOff,
  initial: { slash: "on" },
  migrate: (stored) => ({ slash: stored === 1 ? "off" : "on" }),
  schema: v.object({ slash: v.picklist(["on", "off"]) }),
});

/**
 * Calls back on `/` and Ctrl or Cmd+K, except in fields and dialogs. A single-character shortcut has to
 * have an off switch (WCAG 2.1.4).
 */
export function onSearchKey(open: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey } = event;
    // The innermost target, also in a shadow tree.
    const [target = null] = event.composedPath();
    const isCommand = event.ctrlKey || event.metaKey;
    const isMeant = isCommand
      ? key.toLowerCase() === "k" && !altKey && !shiftKey
      : key === "/" && !altKey && isSlashKeyOn();
    if (!isMeant || event.defaultPrevented || isField(target)) return;
    if (document.querySelector("dialog:modal")) return;
    event.preventDefault();
    open();
  };
  addEventListener("keydown", onKeyDown);
  return () => removeEventListener("keydown", onKeyDown);
}

export function isSlashKeyOn(): boolean {
  searchKey.read();
  return searchKey.useStore.getState().slash === "on";
}

export function setSlashKey(isOn: boolean): void {
  searchKey.update((state) => ({ ...state, slash: isOn ? "on" : "off" }));
}

const fields = "input:not([type=checkbox], [type=radio]), textarea, select";

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(fields));
}
