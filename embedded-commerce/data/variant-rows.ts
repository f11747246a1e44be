import type { PictureRecord, VariantRecord } from "./records.ts";

/** A row of a variant table. */
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

/** A subscription (rule 4 in docs/rules.md) is sold as an option value. */
export const delivery = { name: "Delivery", values: ["One time", "Every 30 days"] };

/** Alt texts by view. A view without one has no picture. */
type Views = {
  front: string;
  angle?: string;
  texture?: string;
  place?: string;
  scale: string;
  inside: string;
  use: string;
};

/** The pictures of a single product, in gallery order. */
export function ownPictures(handle: string, alt: Views): readonly PictureRecord[] {
  return (["front", "angle", "texture", "place", "scale", "inside", "use"] as const).flatMap(
    (view) => toPictures(handle, view, alt[view]),
  );
}

/** The pictures of a bundle or plan, in gallery order: all of it, each product in it, its facts. */
export function groupPictures(
  handle: string,
  members: Readonly<Record<string, string>>,
  alt: Omit<Views, "angle" | "texture" | "place">,
): readonly PictureRecord[] {
  return [
    ...toPictures(handle, "front", alt.front),
    ...Object.entries(members).flatMap(([member, memberAlt]) =>
      toPictures(member, "front", memberAlt),
    ),
    ...(["scale", "use", "inside"] as const).flatMap((view) => toPictures(handle, view, alt[view])),
  ];
}

function toPictures(handle: string, view: keyof Views, alt: string | undefined): PictureRecord[] {
  return alt === undefined ? [] : [{ shot: `${handle}-${view}`, alt }];
}
