import type { SelectedOption } from "~/commerce/model";
import type { Money } from "~/lib/money";
import type { CartItem } from "./cart-item";
import { addItem } from "./cart-rules";

/** Characters; longer than any name a store gives, short enough to bound what a page shows. */
const maxText = 500;
const maxAddress = 2_000;
const maxOptions = 10;

type Fields = Record<string, unknown>;

/**
 * Reads what the browser's storage holds. Anybody may have written there, so each line is checked on
 * its own: a bad one is left out and the others stay.
 */
export function parseStoredItems(text: string | null): readonly CartItem[] {
  const stored = fieldsOf(fieldsOf(parseJson(text))?.state)?.items;
  const lines = Array.isArray(stored) ? stored.map(parseItem) : [];
  // Added one by one, so that two lines of one variant become one and the limits hold.
  return lines.reduce<readonly CartItem[]>(
    (items, item) => (item ? addItem(items, item) : items),
    [],
  );
}

function parseItem(stored: unknown): CartItem | null {
  const item = fieldsOf(stored);
  const node = fieldsOf(fieldsOf(item?.product)?.node);
  const variantId = textOf(item?.variantId);
  const title = textOf(node?.title);
  const price = parsePrice(item?.price);
  const quantity = item?.quantity;
  if (!item || !node || !variantId || !title || !price) return null;
  if (typeof quantity !== "number" || !Number.isSafeInteger(quantity) || quantity < 1) return null;

  return {
    product: {
      node: {
        id: textOf(node.id) ?? "",
        handle: textOf(node.handle) ?? "",
        title,
        images: { edges: parseImages(node.images) },
      },
    },
    variantId,
    variantTitle: textOf(item.variantTitle) ?? "",
    price,
    quantity,
    selectedOptions: listOf(item.selectedOptions).slice(0, maxOptions).flatMap(parseOption),
  };
}

function parsePrice(stored: unknown): Money | null {
  const amount = fieldsOf(stored)?.amount;
  const currencyCode = fieldsOf(stored)?.currencyCode;
  if (typeof amount !== "string" || !/^\d{1,9}(\.\d{1,6})?$/.test(amount)) return null;
  if (typeof currencyCode !== "string" || !/^[A-Z]{3}$/.test(currencyCode)) return null;
  return { amount, currencyCode };
}

function parseImages(stored: unknown): { node: { url: string; altText: string | null } }[] {
  const node = fieldsOf(fieldsOf(listOf(fieldsOf(stored)?.edges)[0])?.node);
  const url = node?.url;
  if (typeof url !== "string" || url.length > maxAddress || !isWebAddress(url)) return [];
  return [{ node: { url, altText: textOf(node?.altText) } }];
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

function parseOption(stored: unknown): SelectedOption[] {
  const name = textOf(fieldsOf(stored)?.name);
  const value = textOf(fieldsOf(stored)?.value);
  return name && value ? [{ name, value }] : [];
}

/** The text itself when it has a sensible length. */
function textOf(stored: unknown): string | null {
  return typeof stored === "string" && stored.length > 0 && stored.length <= maxText
    ? stored
    : null;
}

function fieldsOf(stored: unknown): Fields | null {
  return typeof stored === "object" && stored !== null ? (stored as Fields) : null;
}

function listOf(stored: unknown): readonly unknown[] {
  return Array.isArray(stored) ? stored : [];
}

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Not ours, or cut off while it was written: as good as nothing.
    return null;
  }
}
