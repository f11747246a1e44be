import { useState } from "react";
import type { Review } from "~/content/reviews";
import { longUsDate } from "~/lib/dates";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { shortened } from "./shortened";

export function ReviewCard({ review }: { review: Review }) {
  const { id, name, age, location, rating, date, verified, product, result, text } = review;
  return (
    <article aria-labelledby={id} className="review-card">
      <Stars rating={rating} />
      <h3 id={id}>{result}</h3>
      <ReviewText text={text} of={name} />
      <div className="review-foot">
        <p>
          <span className="review-name">
            {name}, {age}
          </span>
          {verified && (
            <span className="review-verified">
              <Icon name="check" size={16} />
              Verified buyer
            </span>
          )}
        </p>
        <p>{location}</p>
        <p>
          <Link to={`/products/${product.handle}`}>{product.title}</Link>
        </p>
        <p>
          <time dateTime={date} className="tabular">
            {longUsDate(date)}
          </time>
        </p>
      </div>
    </article>
  );
}

const five = [1, 2, 3, 4, 5];

function Stars({ rating }: { rating: number }) {
  return (
    <p className="review-stars">
      <span className="sr-only">{rating} of 5 stars</span>
      {five.map((star) => (
        <Icon key={star} name="star" size={16} className={star <= rating ? "is-full" : ""} />
      ))}
    </p>
  );
}

/** Without scripts the whole text is there; the toggle is not. */
function ReviewText({ text, of }: { text: string; of: string }) {
  const [isWhole, setWhole] = useState(false);
  const { start, rest } = shortened(text);
  if (rest === "") return <p className="review-text">{text}</p>;
  return (
    <div className="review-text" data-whole={isWhole}>
      <p>
        {start}
        <span className="review-cut">…</span>
        <span className="review-rest">{rest}</span>
      </p>
      <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? "Show less" : "Read more"}
        <span className="sr-only"> of the review by {of}</span>
      </button>
    </div>
  );
}
