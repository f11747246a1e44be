import { site } from "#brand/content/site.ts";
import type { Product, Variant } from "~/commerce/model";
import type { Money } from "~/lib/money";
import { getProductPath } from "~/lib/paths";
import { firstCharacters } from "~/lib/plain-text";
import { absoluteUrl } from "~/lib/urls";
import { getMeasures } from "~/product/unit-price";
import { getVariantNumber, optionValues } from "~/product/variants";

/**
 * A feed for shopping services (https://support.google.com/merchants/answer/7052112): one row a variant. Left out are
 * what is hidden, sold by subscription only, without an image, and backordered, for which a date would be required.
 */
export function productFeed(products: readonly Product[], siteUrl: string): string {
  const rows = products
    .filter(({ isHidden, requiresSellingPlan }) => !isHidden && !requiresSellingPlan)
    .flatMap((product) => product.variants.flatMap((each) => toRow(product, each, siteUrl) ?? []));
  const names = Object.keys(rows[0] ?? {});
  return [names, ...rows.map(Object.values<string>)]
    .map((values) => `${values.map(toField).join("\t")}\n`)
    .join("");
}

function toRow(product: Product, variant: Variant, siteUrl: string) {
  const number = getVariantNumber(variant.id);
  const image = variant.image ?? product.images[0];
  if (!number || !image || variant.isBackordered) return null;
  const { price, compareAtPrice, availableForSale } = variant;
  const [sold, base] = getMeasures(variant).map(({ value, unitText }) => `${value}${unitText}`);
  const title = [product.title, ...optionValues(variant)].join(", ");
  return {
    id: number,
    item_group_id: product.variants.length > 1 ? (getVariantNumber(product.id) ?? "") : "",
    title: firstCharacters(title, 150),
    description: firstCharacters(product.description || title, 5_000),
    link: `${siteUrl}${getProductPath(product.handle)}?variant=${number}`,
    image_link: absoluteUrl(image.url, siteUrl),
    availability: availableForSale ? "in_stock" : "out_of_stock",
    price: toPrice(compareAtPrice ?? price),
    sale_price: compareAtPrice ? toPrice(price) : "",
    unit_pricing_measure: sold ?? "",
    unit_pricing_base_measure: base && knownBase.test(base) ? base : "",
    condition: "new",
    brand: site.name,
  };
}

/** Amounts of which the services show the price. */
const knownBase = /^(?:1|10|100|2|4|8)[a-z]+$|^(?:75cl|750ml|50kg|1000kg)$/;

function toPrice({ amount, currencyCode }: Money): string {
  return `${amount} ${currencyCode}`;
}

/** In quotation marks where it has some itself, on one line. */
function toField(value: string): string {
  const text = value.replace(/\s+/g, " ").trim();
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}
