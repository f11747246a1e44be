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

/** What a shopper wants to see of a product; a view without words is one that it has no picture of. */
type Views = {
  front: string;
  angle?: string;
  texture?: string;
  place?: string;
  scale: string;
  inside: string;
  use: string;
};

/** The pictures of a product itself, in gallery order: how it looks, what it is like, where it stands, its facts. */
export function ownPictures(handle: string, alt: Views): readonly PictureRecord[] {
  return (["front", "angle", "texture", "place", "scale", "inside", "use"] as const).flatMap(
    (view) => pictureOf(handle, view, alt[view]),
  );
}

/** A group's pictures, in gallery order: all of it, then each product in it, then its facts. */
export function groupPictures(
  handle: string,
  members: Readonly<Record<string, string>>,
  alt: Omit<Views, "angle" | "texture" | "place">,
): readonly PictureRecord[] {
  return [
    ...pictureOf(handle, "front", alt.front),
    ...Object.entries(members).flatMap(([member, words]) => pictureOf(member, "front", words)),
    ...(["scale", "use", "inside"] as const).flatMap((view) => pictureOf(handle, view, alt[view])),
  ];
}

function pictureOf(handle: string, view: keyof Views, alt: string | undefined): PictureRecord[] {
  return alt === undefined ? [] : [{ shot: `${handle}-${view}`, alt }];
}
