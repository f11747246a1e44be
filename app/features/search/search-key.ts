const slashKey = "solenne-slash-off";

/**
 * Calls back on `/` and Ctrl or Cmd+K, unless she is typing or in a dialog. One key alone can be hit
 * by accident, or by what a microphone hears, so `/` can be switched off (WCAG 2.1.4).
 */
export function onSearchKey(open: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, altKey, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const isMeant = isCommand
      ? key.toLowerCase() === "k" && !altKey && !shiftKey
      : key === "/" && !altKey && isSlashOn();
    if (!isMeant || event.defaultPrevented || isField(target)) return;
    if (document.querySelector("dialog:modal")) return;
    event.preventDefault();
    open();
  };
  addEventListener("keydown", onKeyDown);
  return () => removeEventListener("keydown", onKeyDown);
}

export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(slashKey) === null;
  } catch {
    return true;
  }
}

export function switchSlash(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(slashKey);
    else localStorage.setItem(slashKey, "1");
  } catch {
    // Blocked: the key stays as it is.
  }
}

const fields = "input:not([type=checkbox], [type=radio]), textarea, select";

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(fields));
}
