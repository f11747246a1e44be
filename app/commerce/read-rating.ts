import * as v from "valibot";
import type { StoreRating } from "./model";

/** The rating's metafields, each as the store sends it. */
type RatingFields = {
  ratingValue?: { value: string } | null | undefined;
  ratingCount?: { value: string } | null | undefined;
};

/** Digits alone: `Number` reads `1e3` and an empty text, too. */
const decimal = v.pipe(v.string(), v.regex(/^\d{1,3}(?:\.\d{1,9})?$/), v.transform(Number));

/**
 * A metafield of the type `rating`: `{"value":"4.5","scale_min":"1.0","scale_max":"5.0"}`.
 * https://shopify.dev/docs/apps/build/metafields/list-of-data-types
 */
const rating = v.pipe(
  v.string(),
  v.maxLength(200),
  v.parseJson(),
  v.object({ value: decimal, scale_min: decimal, scale_max: v.pipe(decimal, v.value(5)) }),
  v.check(({ value, scale_min, scale_max }) => scale_min <= value && value <= scale_max),
  v.check(({ value }) => value > 0),
);

const count = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

/**
 * The rating in a product's metafields `reviews.rating` and `reviews.rating_count`, which review apps write. Null when
 * either is missing or malformed, nobody has rated, or the scale does not end at five.
 */
export function readRating({ ratingValue, ratingCount }: RatingFields): StoreRating | null {
  const average = v.safeParse(rating, ratingValue?.value);
  const number = v.safeParse(count, ratingCount?.value);
  if (!average.success || !number.success) return null;
  return { average: average.output.value.toFixed(1), count: number.output };
}
