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

/** A variant whose option values were reworded. It keeps the id of the former ones. */
export function renamed(formerOptions: readonly string[], variant: VariantRecord): VariantRecord {
  return { ...variant, formerOptions };
}

/** The way the Storefront API describes a product without a choice. */
export const withoutChoice = {
  options: [{ name: "Title", values: ["Default Title"] }],
  values: ["Default Title"],
};

/** How long what is in the box lasts. */
export const supply = { name: "Supply", values: ["1 month", "2 months", "3 months"] };

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
