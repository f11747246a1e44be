import { storeFacts } from "../data/store-facts.ts";
import type { SearchExpression } from "./search-syntax.ts";
import { wordsOf } from "./search-words.ts";
import type { IndexedProduct } from "./store-index.ts";

/** Whether a product matches a parsed `query` argument; stock is asked for, because it changes with every order. */
export function productMatches(
  product: IndexedProduct,
  expression: SearchExpression,
  isAvailable: (product: IndexedProduct) => boolean,
): boolean {
  if (expression.kind === "all")
    return expression.parts.every((part) => productMatches(product, part, isAvailable));
  if (expression.kind === "any")
    return expression.parts.some((part) => productMatches(product, part, isAvailable));
  if (expression.kind === "not") return !productMatches(product, expression.part, isAvailable);

  const { field, value, isPhrase } = expression;
  const { record } = product;
  switch (field) {
    case "title":
      return textHas(record.title, value, isPhrase);
    case "handle":
      return record.handle === value.toLowerCase();
    case "tag":
      return listHas(record.tags, value);
    case "tag_not":
      return !listHas(record.tags, value);
    case "product_type":
      return listHas([record.productType], value);
    case "vendor":
      return listHas([storeFacts.name], value);
    case "id":
      return product.id === value || product.id.endsWith(`/${value}`);
    case "available_for_sale":
      return isAvailable(product) === (value.toLowerCase() === "true");
    case "variants.price":
      return record.variants.some(({ priceCents }) => compares(priceCents / 100, value));
    case "created_at":
    case "updated_at":
      return compares(Date.parse(record.publishedAt), value, Date.parse);
    case null:
      return textHas(everythingAbout(product), value, isPhrase);
    default:
      // Not a filter of this API: what a visitor typed happens to hold a colon.
      return textHas(everythingAbout(product), `${field} ${value}`, true);
  }
}

function everythingAbout({ record }: IndexedProduct): string {
  return [
    record.title,
    record.productType,
    record.tags.join(" "),
    storeFacts.name,
    ...record.description,
    ...record.variants.map((variant) => variant.options.join(" ")),
  ].join(" ");
}

function textHas(text: string, value: string, isPhrase: boolean): boolean {
  const words = wordsOf(text);
  const searched = wordsOf(value);
  if (value === "*") return true;
  if (searched.length === 0) return false;
  const isPrefix = value.endsWith("*") && !isPhrase;

  return words.some((_, start) =>
    searched.every((word, offset) => {
      const candidate = words[start + offset] ?? "";
      const isOpen = isPrefix && offset === searched.length - 1;
      return isOpen ? candidate.startsWith(word) : candidate === word;
    }),
  );
}

/** The API reads a comma as "or" in filters of this kind. */
function listHas(list: readonly string[], value: string): boolean {
  const wanted = value.split(",").map((part) => part.trim().toLowerCase());
  return list.some((entry) => wanted.includes(entry.toLowerCase()));
}

function compares(actual: number, condition: string, read: (text: string) => number = Number) {
  const [, operator = "", operand = ""] = /^(<=|>=|<|>|)(.*)$/su.exec(condition) ?? [];
  const expected = operand.toLowerCase() === "now" ? Date.now() : read(operand);
  if (Number.isNaN(expected)) return false;
  if (operator === "<") return actual < expected;
  if (operator === "<=") return actual <= expected;
  if (operator === ">") return actual > expected;
  if (operator === ">=") return actual >= expected;
  return actual === expected;
}
