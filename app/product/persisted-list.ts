import * as v from "valibot";
import type { Product, StoreImage } from "~/commerce/model";
import { readableItems, readableOrNull, storedImageUrl, storedText } from "~/lib/schemas";
import { createPersistedStore } from "~/lib/storage";

type ListOptions<Item> = {
  key: string;
  max: number;
  item: v.GenericSchema<unknown, Item>;
  getId: (item: Item) => string;
};

/** A list that the browser stores: each item once, at most `max` of them. */
export function createPersistedList<Item>({ key, max, item, getId }: ListOptions<Item>) {
  const { useStore, update, follow } = createPersistedStore<{ items: readonly Item[] }>({
    key,
    initial: { items: [] },
    migrate: (items) => ({ items }),
    schema: v.object({ items: v.pipe(readableItems(item), v.transform(unique)) }),
  });

  function unique(items: readonly Item[]): readonly Item[] {
    const byId = new Map<string, Item>();
    for (const entry of items) if (!byId.has(getId(entry))) byId.set(getId(entry), entry);
    return [...byId.values()].slice(0, max);
  }

  return {
    useList: useStore,
    follow,

    /** Applies a rule. The first of two items with one id stays. A rule that returns the list itself changes nothing. */
    change(rule: (items: readonly Item[]) => readonly Item[]): void {
      update((list) => {
        const items = rule(list.items);
        return items === list.items ? list : { ...list, items: unique(items) };
      });
    },
  };
}

/** What is stored of a product, to show it before the store responds. No price. */
export type PersistedProduct = { handle: string; title: string; image: StoreImage | null };

const persistedProduct = v.object({
  // Part of an address, which must not lead elsewhere.
  handle: v.pipe(v.string(), v.regex(/^(?!\.)[^\s/\\?#%]{1,300}$/)),
  title: storedText,
  image: readableOrNull(v.object({ url: storedImageUrl, alt: v.fallback(storedText, "") })),
});

export function toPersistedProduct({ handle, title, images }: Product): PersistedProduct {
  return { handle, title, image: images[0] ?? null };
}

/** A list of at most `max` products that the browser stores, each once. */
export function createProductList(key: string, max: number) {
  const getId = ({ handle }: PersistedProduct) => handle;
  return createPersistedList<PersistedProduct>({ key, max, item: persistedProduct, getId });
}
