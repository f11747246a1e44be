import { vi } from "vitest";

/** An empty `localStorage`; once `refusal` is set, it throws it as a full one does. */
export function stubStorage() {
  const storage = { entries: new Map<string, string>(), refusal: null as Error | null };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.entries.get(key) ?? null,
    setItem(key: string, text: string) {
      if (storage.refusal) throw storage.refusal;
      storage.entries.set(key, text);
    },
  });
  return storage;
}

/** An empty `sessionStorage`; returns its entries. */
export function stubSessionStorage(): Map<string, string> {
  const entries = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  });
  return entries;
}
