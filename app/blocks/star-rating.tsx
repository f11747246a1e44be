import { areRatingsSamples } from "#brand/content/facts.ts";
import { useRoot } from "~/commerce/root";
import { Icon } from "~/ui/icon";

/** Whether average and number of reviews may be named. */
export function useShowsRatings(): boolean {
  return useRoot().showsSamples || !areRatingsSamples;
}

type StarRatingProps = {
  rating: string;
  reviews: string;
  /** Shown with the samples hidden, too, and with as many stars as it has. */
  isBacked?: boolean | undefined;
};

/** Five stars with the rating as text; nothing where ratings are not shown. */
export function StarRating({ rating, reviews, isBacked = false }: StarRatingProps) {
  const showsRatings = useShowsRatings();
  if (!showsRatings && !isBacked) return null;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="self-center">
        <Stars count={isBacked ? +rating : 5} />
      </span>
      <span className="tabular">
        <span className="sr-only">Rated </span>
        <span translate="no">{`${rating} (${reviews})`}</span>
      </span>
    </span>
  );
}

const five = [1, 2, 3, 4, 5];

/** Rounded to half a star. With forced colors all stars have the same color, so empty ones are hidden there. */
export function Stars({ count = 5 }: { count?: number }) {
  return (
    <span className="flex gap-0.5 text-star">
      {five.map((star) => (
        <Icon key={star} name="star" size={15} className={starClass(count - star)} />
      ))}
    </span>
  );
}

/** By how much of the rating is left above a star. */
function starClass(rest: number): string {
  if (rest >= -0.25) return "";
  return rest < -0.75 ? "text-track forced-colors:invisible" : "[clip-path:inset(0_50%_0_0)]";
}
