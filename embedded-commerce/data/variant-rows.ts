import type { ImageRecord, VariantRecord, VideoRecord } from "./records.ts";

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

/** A variant with an image of its own: the packshot of its size. */
export function pictured(shot: string, alt: string, variant: VariantRecord): VariantRecord {
  return { ...variant, image: { shot, alt } };
}

/** The way the Storefront API describes a product without a choice. */
export const withoutChoice = {
  options: [{ name: "Title", values: ["Default Title"] }],
  values: ["Default Title"],
};

/** How long what is in the box lasts. */
export const supply = { name: "Supply", values: ["1 month", "2 months", "3 months"] };

/** Alt texts by view. A view without one has no image. */
type Views = {
  front: string;
  angle?: string;
  texture?: string;
  place?: string;
  scale: string;
};

/**
 * The images of a single product, in gallery order.
 * @param together the image of another product or category that it is in
 */
export function ownImages(
  handle: string,
  alt: Views,
  together: readonly ImageRecord[] = [],
): readonly ImageRecord[] {
  return [
    ...(["front", "angle", "texture", "place"] as const).flatMap((view) =>
      toImages(handle, view, alt[view]),
    ),
    ...together,
    ...toImages(handle, "scale", alt.scale),
  ];
}

/** The images of a bundle or plan, in gallery order: all of it, each product in it, its size. */
export function groupImages(
  handle: string,
  members: Readonly<Record<string, string>>,
  alt: Pick<Views, "front" | "scale">,
): readonly ImageRecord[] {
  return [
    ...toImages(handle, "front", alt.front),
    ...Object.entries(members).flatMap(([member, memberAlt]) =>
      toImages(member, "front", memberAlt),
    ),
    ...toImages(handle, "scale", alt.scale),
  ];
}

/** The video of a product: its texture in motion. */
export function ownVideo(handle: string, alt: string): VideoRecord {
  return { shot: `${handle}-loop`, alt };
}

function toImages(handle: string, view: keyof Views, alt: string | undefined): ImageRecord[] {
  return alt === undefined ? [] : [{ shot: `${handle}-${view}`, alt }];
}
