import type { AggregateOffer, Offer, ProductGroup, Product as ProductThing } from "schema-dts";
import { describeRenewals } from "#brand/content/subscribe/renewal.ts";
import type { Product, ProductDetails, Variant } from "~/commerce/model";
import type { Money } from "~/lib/money";
import { getProductPath, withQuery } from "~/lib/paths";
import { firstCharacters } from "~/lib/plain-text";
import { absoluteUrl } from "~/lib/urls";
import { offerPolicies } from "~/product/merchant-policies";
import { getRequiredAllocation } from "~/product/subscription";
import { getMeasures } from "~/product/unit-price";
import { getVariantNumber, optionValues } from "~/product/variants";
import { getOptionParameter } from "./purchase/option-choice";

export type SoldProduct = Product & Pick<ProductDetails, "vendor">;

/**
 * A schema.org Product with its offer, or the group of its variants with one each; null without a variant, for what
 * has no offer is not a product to search engines. A rating is the store's, never the fixed one that pages show without it, for
 * no review source backs that (rule 6 in docs/rules.md). A last day of the price is left out, because none is known.
 */
export function productData(
  product: SoldProduct,
  siteUrl: string,
  caution?: string,
): ProductThing | ProductGroup | null {
  const { id, title, description, images, variants, vendor, rating } = product;
  const url = siteUrl + getProductPath(product.handle);
  const [image, ...others] = images.map((image) => absoluteUrl(image.url, siteUrl));
  const [variant, ...more] = variants;
  if (!variant) return null;
  const shared = {
    name: title,
    description: firstCharacters(description, 5_000) || undefined,
    url,
    image: image && [image, ...others],
    brand: vendor === "" ? undefined : ({ "@type": "Brand", name: vendor } as const),
    aggregateRating:
      rating &&
      ({
        "@type": "AggregateRating",
        ratingValue: rating.average,
        ratingCount: rating.count,
      } as const),
  };
  if (more.length === 0)
    return {
      "@type": "Product",
      ...shared,
      ...describeVariant(product, variant, siteUrl, caution),
    };
  return {
    "@type": "ProductGroup",
    ...shared,
    productGroupID: getVariantNumber(id) ?? undefined,
    variesBy: findVaryingProperties(product),
    offers: toAggregateOffer(product),
    hasVariant: variants.map((variant) => ({
      "@type": "Product",
      name: [title, ...optionValues(variant)].join(", "),
      image,
      url: `${url}?variant=${getVariantNumber(variant.id)}`,
      ...describeVariant(product, variant, siteUrl, caution),
    })),
  };
}

/** What is sold by subscription only has no link that fills a cart (rule 12 in docs/rules.md). */
function toOffer(product: SoldProduct, variant: Variant, siteUrl: string): Offer {
  const required = getRequiredAllocation(product, variant);
  const { price } = required ?? variant;
  const { availableForSale, isBackordered, selectedOptions } = variant;
  const number = getVariantNumber(variant.id);
  const struck = required ? undefined : (variant.compareAtPrice ?? undefined);
  const [sold, valueReference] = getMeasures(variant);
  const specifications = [
    struck && { ...specify(struck), priceType: "https://schema.org/StrikethroughPrice" },
    sold && { ...specify(price), referenceQuantity: { ...sold, valueReference } },
  ].filter((specification) => specification !== undefined);
  const availability = isBackordered ? "BackOrder" : "InStock";
  const options = product.variants.length > 1 ? selectedOptions : [];
  return {
    "@type": "Offer",
    url: withQuery(
      siteUrl + getProductPath(product.handle),
      options.map(({ name, value }) => [getOptionParameter(name), value]),
    ),
    price: price.amount,
    priceCurrency: price.currencyCode,
    priceSpecification: specifications.length > 0 ? specifications : undefined,
    availability: `https://schema.org/${availableForSale ? availability : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    checkoutPageURLTemplate:
      availableForSale && !required ? `${siteUrl}/cart/${number}:1` : undefined,
    ...offerPolicies(siteUrl, variant, price, required !== undefined),
  };
}

function specify({ amount, currencyCode }: Money) {
  return { "@type": "UnitPriceSpecification", price: amount, priceCurrency: currencyCode } as const;
}

/** The offer of all variants, those that were not fetched among them. */
function toAggregateOffer({ minPrice, availableForSale }: SoldProduct): AggregateOffer | undefined {
  if (!minPrice) return undefined;
  return {
    "@type": "AggregateOffer",
    lowPrice: minPrice.amount,
    priceCurrency: minPrice.currencyCode,
    availability: `https://schema.org/${availableForSale ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
  };
}

type VariantProperty = "color" | "size" | "material" | "pattern";

/** The properties of variants that search engines know, by the names that stores give such options. */
const propertyByOption = new Map<string, VariantProperty>([
  ["color", "color"],
  ["colour", "color"],
  ["shade", "color"],
  ["size", "size"],
  ["material", "material"],
  ["pattern", "pattern"],
]);

/** With who should not use it, and when each of its plans renews, and for how much. */
function describeVariant(product: SoldProduct, variant: Variant, siteUrl: string, caution = "") {
  const { sku, gtin, sellingPlanAllocations } = variant;
  const terms = sellingPlanAllocations
    .flatMap((charges) => describeRenewals([{ title: product.title, charges }]))
    .map((value) => ({ name: "Subscription", value }));
  if (caution) terms.unshift({ name: "Caution", value: caution });
  return {
    sku,
    gtin,
    ...getProperties(variant),
    additionalProperty: terms.map((term) => ({ "@type": "PropertyValue", ...term }) as const),
    offers: toOffer(product, variant, siteUrl),
  };
}

function getProperties({ selectedOptions }: Variant): Partial<Record<VariantProperty, string>> {
  const known = selectedOptions.flatMap(({ name, value }) => {
    const property = propertyByOption.get(name.trim().toLowerCase());
    return property ? [[property, value] as const] : [];
  });
  return Object.fromEntries(known);
}

/** The properties in which the variants differ, if there are any. */
function findVaryingProperties({ variants }: Product): string[] | undefined {
  const described = variants.map(getProperties);
  const varying = [...new Set(propertyByOption.values())].filter(
    (property) => new Set(described.map((variant) => variant[property])).size > 1,
  );
  return varying.length > 0 ? varying.map((name) => `https://schema.org/${name}`) : undefined;
}
