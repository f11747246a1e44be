import { Icon } from "~/ui/icon";

const five = [1, 2, 3, 4, 5];

type StarRatingProps = { rating: string; reviews: string; className?: string };

/** Five stars with the number beside them, because colour and shape alone do not say it. */
export function StarRating({ rating, reviews, className = "" }: StarRatingProps) {
  return (
    <span className={`inline-flex flex-wrap items-baseline gap-x-1.5 ${className}`}>
      <span className="inline-flex gap-0.5 self-center text-star">
        {five.map((star) => (
          <Icon key={star} name="star" size={15} className="fill-current stroke-0" />
        ))}
      </span>
      <span className="tabular">
        <span className="sr-only">Rated </span>
        {rating} ({reviews})
      </span>
    </span>
  );
}
