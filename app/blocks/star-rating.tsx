import { areRatingsSamples } from "~/content/facts";
import { Icon } from "~/ui/icon";
import { useRoot } from "./root";

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
        <Stars count={isBacked ? toHalves(Number(rating)) : 5} />
      </span>
      <span className="tabular">
        <span className="sr-only">Rated </span>
        {rating} ({reviews})
      </span>
    </span>
  );
}

const five = [1, 2, 3, 4, 5];

/** Rounded to half a star. */
function toHalves(rating: number): number {
  return Math.round(rating * 2) / 2;
}

/** With forced colors all stars have the same color, so empty ones are hidden there. */
export function Stars({ count = 5 }: { count?: number }) {
  return (
    <span className="flex gap-0.5 text-star">
      {five.map((star) =>
        star - count === 0.5 ? <HalfStar key={star} /> : <Star key={star} isEmpty={star > count} />,
      )}
    </span>
  );
}

function HalfStar() {
  return (
    <span className="relative">
      <Star isEmpty />
      <span className="absolute inset-y-0 left-0 w-1/2 overflow-hidden">
        <Star isEmpty={false} />
      </span>
    </span>
  );
}

function Star({ isEmpty }: { isEmpty: boolean }) {
  const className = isEmpty ? "text-track forced-colors:invisible" : "";
  return <Icon name="star" size={15} className={`block max-w-none ${className}`} />;
}
