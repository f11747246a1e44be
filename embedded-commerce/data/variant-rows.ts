import type { PictureRecord, VariantRecord } from "./records.ts";

/** A row of a variant table: option values, price and stock, and what it cost apart. */
export function variant(
  options: readonly string[],
  priceCents: number,
  stock: number,
  compareAtCents?: number,
): VariantRecord {
  return compareAtCents === undefined
    ? { options, priceCents, stock }
    : { options, priceCents, stock, compareAtCents };
}

/** The way the Storefront API describes a product without a choice. */
export const withoutChoice = {
  options: [{ name: "Title", values: ["Default Title"] }],
  values: ["Default Title"],
};

/** The subscription of section 9 of the specification: 15 % less, sold as an option value. */
export const delivery = { name: "Delivery", values: ["One time", "Every 30 days"] };

/** The four pictures that every product has by construction, in gallery order. */
export function fourPictures(
  handle: string,
  alt: { front: string; scale: string; inside: string; use: string },
): readonly PictureRecord[] {
  return [
    { shot: `${handle}-front`, alt: alt.front },
    { shot: `${handle}-scale`, alt: alt.scale },
    { shot: `${handle}-inside`, alt: alt.inside },
    { shot: `${handle}-use`, alt: alt.use },
  ];
}
