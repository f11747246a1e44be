import { create, type StoreApi, type UseBoundStore } from "zustand";

type Kept<Item> = {
  items: readonly Item[];
  /** False while the browser refuses to keep the list; it then lives in memory. */
  isKept: boolean;
};

type KeptListOptions<Item> = {
  /** Ends in the version of the shape that is stored. */
  key: string;
  max: number;
  /** Anybody may have written into the storage: `null` for what is no item. */
  parse: (stored: unknown) => Item | null;
  idOf: (item: Item) => string;
};

export type KeptList<Item> = {
  useList: UseBoundStore<StoreApi<Kept<Item>>>;
  /**
   * Reads the storage, applies one rule and writes, so that what another tab wrote stays. A rule that
   * returns the list itself changes nothing.
   */
  change(rule: (items: readonly Item[]) => readonly Item[]): void;
  /** Reads the list and goes on following other tabs; returns what ends it. */
  follow(): () => void;
};

/** A list that a browser keeps for its visitor. Empty on the server and until `follow` is called. */
export function createKeptList<Item>(options: KeptListOptions<Item>): KeptList<Item> {
  const { key } = options;
  const useList = create<Kept<Item>>(() => ({ items: [], isKept: true }));
  let lastText: string | null = null;

  function read() {
    // In memory it is ahead of what is stored.
    if (!useList.getState().isKept) return;
    try {
      const text = localStorage.getItem(key);
      if (text === lastText) return;
      lastText = text;
      useList.setState({ items: parseList(text, options) });
    } catch {
      useList.setState({ isKept: false });
    }
  }

  return {
    useList,
    change(rule) {
      read();
      const before = useList.getState().items;
      const after = rule(before);
      if (after === before) return;
      const items = after.slice(0, options.max);
      let isKept = true;
      try {
        lastText = JSON.stringify(items);
        localStorage.setItem(key, lastText);
      } catch {
        isKept = false;
      }
      useList.setState({ items, isKept });
    },
    follow() {
      const stop = new AbortController();
      const { signal } = stop;
      // No key: everything was cleared.
      addEventListener("storage", (event) => (event.key ?? key) === key && read(), { signal });
      addEventListener("pageshow", read, { signal });
      read();
      return () => stop.abort();
    },
  };
}

/** What can be read of a stored list: each item once, no more than the list may hold. */
function parseList<Item>(
  text: string | null,
  { parse, idOf, max }: KeptListOptions<Item>,
): readonly Item[] {
  const items = new Map<string, Item>();
  for (const stored of listIn(text)) {
    if (items.size === max) break;
    const item = parse(stored);
    if (item !== null && !items.has(idOf(item))) items.set(idOf(item), item);
  }
  return [...items.values()];
}

function listIn(text: string | null): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    // Not ours, or cut off while it was written: as good as nothing.
    return [];
  }
}
