/**
 * Inline script of every page, before that of `<ScrollRestoration>`, which throws where the browser refuses
 * `sessionStorage` or it is full: its stand-in lasts as long as the document.
 */
export const sessionStorageScript = () => `(${replaceRefusedStorage})()`;

/** Serialized into the page, so it must not use anything from this module. */
function replaceRefusedStorage(): void {
  try {
    sessionStorage.setItem("", "");
    sessionStorage.removeItem("");
  } catch {
    const entries = new Map<string, string>();
    const value = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, text: string) => void entries.set(key, text),
      removeItem: (key: string) => void entries.delete(key),
    };
    Object.defineProperty(window, "sessionStorage", { value });
  }
}
