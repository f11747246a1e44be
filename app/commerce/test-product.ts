import type { Money, Product, Variant } from "./model";

/** An amount of the shop's own currency, for tests. */
export function usd(amount: string): Money {
  return { amount, currencyCode: "USD" };
}

/** A variant that can be bought, changed as a test needs it. */
export function testVariant(parts: Partial<Variant> = {}): Variant {
  const { id = "1" } = parts;
  const price = usd("10.00");
  return { id, title: id, price, availableForSale: true, selectedOptions: [], ...parts };
}

/** A product without variants, pictures or texts, changed as a test needs it. */
export function testProduct(parts: Partial<Product> = {}): Product {
  const { id = "1" } = parts;
  const nothing = { description: "", tags: [], minPrice: null, images: [] };
  return { id, handle: id, title: id, ...nothing, variants: [], options: [], ...parts };
}
