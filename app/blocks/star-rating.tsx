import { areRatingsSamples } from "~/content/facts";
import { Icon } from "~/ui/icon";
import { useRoot } from "./root";

/** Whether average and number of reviews may be named. */
export function useShowsRatings(): boolean {
  return useRoot().showsSamples || !areRatingsSamples;
}

/** Five stars with the rating as text; nothing where ratings are not shown. */
export function StarRating({ rating, reviews }: { rating: string; reviews: string }) {
  if (!useShowsRatings()) return null;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="self-center">
        <Stars />
      </span>
      <span className="tabular">
        <span className="sr-only">Rated </span>
        {rating} ({reviews})
      </span>
    </span>
  );
}

const five = [1, 2, 3, 4, 5];

/** With forced colors all stars have the same color, so empty ones are hidden there. */
export function Stars({ count = 5 }: { count?: number }) {
  return (
    <span className="flex gap-0.5 text-star">
      {five.map((star) => (
        <Icon
          key={star}
          name="star"
          size={15}
          className={star > count ? "text-track forced-colors:invisible" : ""}
        />
      ))}
    </span>
  );
}
