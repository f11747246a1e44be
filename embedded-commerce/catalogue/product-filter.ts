import { storeFacts } from "../data/store-facts.ts";
import { once } from "./once.ts";
import type { SearchExpression } from "./search-syntax.ts";
import { wordsOf } from "./search-words.ts";
import type { IndexedProduct } from "./store-index.ts";

export type ProductFilter = (product: IndexedProduct) => boolean;

/** What a parsed `query` argument lets through; stock is asked for, because it changes with every order. */
export function productFilter(
  expression: SearchExpression,
  isAvailable: ProductFilter,
): ProductFilter {
  if (expression.kind === "term") return termFilter(expression, isAvailable);
  if (expression.kind === "not") {
    const matches = productFilter(expression.part, isAvailable);
    return (product) => !matches(product);
  }
  const parts = expression.parts.map((part) => productFilter(part, isAvailable));
  return expression.kind === "all"
    ? (product) => parts.every((matches) => matches(product))
    : (product) => parts.some((matches) => matches(product));
}

function termFilter(
  { field, value, isPhrase }: Extract<SearchExpression, { kind: "term" }>,
  isAvailable: ProductFilter,
): ProductFilter {
  switch (field) {
    case "title":
      return hasWords(titleOf, value, isPhrase);
    case "handle": {
      const handle = value.toLowerCase();
      return ({ record }) => record.handle === handle;
    }
    case "tag":
      return hasAny(({ record }) => record.tags, value);
    case "tag_not": {
      const isTagged = hasAny(({ record }) => record.tags, value);
      return (product) => !isTagged(product);
    }
    case "product_type":
      return hasAny(({ record }) => [record.productType], value);
    case "vendor":
      return hasAny(() => [storeFacts.name], value);
    case "id":
      return ({ id }) => id === value || id.endsWith(`/${value}`);
    case "available_for_sale": {
      const wanted = value.toLowerCase() === "true";
      return (product) => isAvailable(product) === wanted;
    }
    case "variants.price": {
      const compares = comparison(value);
      return ({ record }) => record.variants.some(({ priceCents }) => compares(priceCents / 100));
    }
    case "created_at":
    case "updated_at": {
      const compares = comparison(value, Date.parse);
      return ({ record }) => compares(Date.parse(record.publishedAt));
    }
    case null:
      return hasWords(everythingAbout, value, isPhrase);
    default:
      // Not a filter of this API: what a visitor typed happens to hold a colon.
      return hasWords(everythingAbout, `${field} ${value}`, true);
  }
}

const titleOf = once(({ record }: IndexedProduct) => inWords(record.title));

const everythingAbout = once(({ record }: IndexedProduct) =>
  inWords(
    [
      record.title,
      record.productType,
      record.tags.join(" "),
      storeFacts.name,
      ...record.description,
      ...record.variants.map((variant) => variant.options.join(" ")),
    ].join(" "),
  ),
);

/** Words with a space on either side of each, so that a run of them is found as a piece of text. */
function inWords(text: string): string {
  return ` ${wordsOf(text).join(" ")} `;
}

function hasWords(
  textOf: (product: IndexedProduct) => string,
  value: string,
  isPhrase: boolean,
): ProductFilter {
  if (value === "*") return () => true;
  const searched = inWords(value);
  if (searched.trim() === "") return () => false;
  const isPrefix = value.endsWith("*") && !isPhrase;
  const run = isPrefix ? searched.trimEnd() : searched;
  return (product) => textOf(product).includes(run);
}

/** The API reads a comma as "or" in filters of this kind. */
function hasAny(
  listOf: (product: IndexedProduct) => readonly string[],
  value: string,
): ProductFilter {
  const wanted = new Set(value.split(",").map((part) => part.trim().toLowerCase()));
  return (product) => listOf(product).some((entry) => wanted.has(entry.toLowerCase()));
}

function comparison(condition: string, read: (text: string) => number = Number) {
  const [, operator = "", operand = ""] = /^(<=|>=|<|>|)(.*)$/su.exec(condition) ?? [];
  const expected = operand.toLowerCase() === "now" ? Date.now() : read(operand);

  return (actual: number): boolean => {
    if (Number.isNaN(expected)) return false;
    if (operator === "<") return actual < expected;
    if (operator === "<=") return actual <= expected;
    if (operator === ">") return actual > expected;
    if (operator === ">=") return actual >= expected;
    return actual === expected;
  };
}
