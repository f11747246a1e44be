import { LONGEST_QUERY } from "../catalogue/search-syntax.ts";

/** A change of a cart is written and synced; one request makes a few, as it does one after the other. */
const WRITE = 20_000;
/** Looks at every line of a cart. */
const OVER_LINES = 40;
/** What a buyer wrote into a cart, or what is said of each of its lines. */
const OF_A_CART = 250;
/** Several thousand characters. */
const LONG_TEXT = 200;
const PARAGRAPH = 20;

/** Names behind which there is more than a value at hand. */
const prices: ReadonlyMap<string, number> = new Map([
  ["cartCreate", WRITE],
  ["cartLinesAdd", WRITE],
  ["cartLinesUpdate", WRITE],
  ["cartLinesRemove", WRITE],
  ["attribute", OF_A_CART],
  ["attributes", OF_A_CART],
  ["buyerIdentity", OF_A_CART],
  ["discountCodes", OF_A_CART],
  ["note", OF_A_CART],
  ["userErrors", OF_A_CART],
  ["warnings", OF_A_CART],
  ["cost", OVER_LINES],
  ["estimatedCost", OVER_LINES],
  ["lines", OVER_LINES],
  ["totalQuantity", OVER_LINES],
  ["content", LONG_TEXT],
  ["contentHtml", LONG_TEXT],
  ["bio", PARAGRAPH],
  ["description", PARAGRAPH],
  ["descriptionHtml", PARAGRAPH],
  ["excerpt", PARAGRAPH],
  ["excerptHtml", PARAGRAPH],
  ["checkoutUrl", 5],
  ["originalSrc", 5],
  ["src", 5],
  ["transformedSrc", 5],
  ["url", 5],
]);

/** What a field costs beyond one that only reads a value. */
export function fieldPrice(name: string): number {
  return prices.get(name) ?? 0;
}

/** A cart is read from the disk with up to 500 lines; everything else is found in memory. */
const CART_READ = 1_000;
const CART_ID = "gid://shopify/Cart/";
/** A query is held against every product, word by word. */
const QUERY_CHARACTER = 20;
/** Whatever is given is looked through; handles and identifiers are shorter than this. */
const CHARACTERS_FOR_ONE = 100;
/** No input of the schema nests as deep; one that does is refused before anything reads it. */
const DEEPEST_INPUT = 8;

/** What an argument costs each time that a field is given it. */
export function inputPrice(name: string, value: unknown): number {
  if (name === "query" && typeof value === "string")
    return sizeOf(value) + QUERY_CHARACTER * Math.min(value.length, LONGEST_QUERY);
  const carts = name === "id" || name === "ids" ? [value].flat().filter(isCartId).length : 0;
  return sizeOf(value) + CART_READ * carts;
}

function isCartId(value: unknown): boolean {
  return typeof value === "string" && value.startsWith(CART_ID);
}

/** Of lists and objects; a document may name the same long one hundreds of times. */
const knownSizes = new WeakMap<object, number>();

function sizeOf(value: unknown, depth = 0): number {
  if (typeof value === "string") return Math.floor(value.length / CHARACTERS_FOR_ONE);
  if (typeof value !== "object" || value === null || depth === DEEPEST_INPUT) return 0;
  const known = knownSizes.get(value);
  if (known !== undefined) return known;
  const size = Object.values(value).reduce((sum, part) => sum + 1 + sizeOf(part, depth + 1), 0);
  knownSizes.set(value, size);
  return size;
}
