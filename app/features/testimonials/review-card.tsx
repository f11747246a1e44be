import { useState } from "react";
import { Stars } from "~/blocks/star-rating";
import type { Review } from "~/content/proof/reviews";
import { longUsDate } from "~/lib/dates";
import { Heading } from "~/ui/heading";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { textLinkClass } from "~/ui/text-link";
import { splitReview } from "./split-review";

export function ReviewCard({ review }: { review: Review }) {
  const { id, name, age, location, rating, date, verified, product, result, text } = review;
  return (
    <article aria-labelledby={id} className="flex h-full flex-col">
      <p>
        <span className="sr-only">{rating} of 5 stars</span>
        <Stars count={rating} />
      </p>
      <Heading level={3} size="xs" id={id} className="mt-3">
        {result}
      </Heading>
      <ReviewText text={text} name={name} />
      <div className="mt-auto pt-4 text-sm text-muted">
        <p className={lineClass}>
          <span className="text-base font-medium text-ink">
            {name}, {age}
          </span>
          {verified && (
            <span className="inline-flex items-center gap-1.5 text-primary">
              <Icon name="check" size={16} />
              Verified buyer
            </span>
          )}
        </p>
        <p>{location}</p>
        <div className={lineClass}>
          <Link to={`/products/${product.handle}`} className={productLinkClass}>
            {product.title}
          </Link>
          <time dateTime={date} className="tabular">
            {longUsDate(date)}
          </time>
        </div>
      </div>
    </article>
  );
}

const lineClass = "flex flex-wrap items-center justify-between gap-x-4 gap-y-0.5";

const productLinkClass =
  "inline-flex min-h-11 items-center underline decoration-line-strong decoration-1 underline-offset-4 hover:text-ink";

/** Without scripts the whole text is there; the toggle is not. */
function ReviewText({ text, name }: { text: string; name: string }) {
  const [isWhole, setWhole] = useState(false);
  const { start, rest } = splitReview(text);
  if (rest === "") return <p className="mt-2.5">{text}</p>;
  return (
    <div className="mt-2.5">
      <p>
        {start}
        {!isWhole && <span className="noscript:hidden">…</span>}
        <span className={isWhole ? "" : "hidden noscript:inline"}>{rest}</span>
      </p>
      <button
        type="button"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
        className={`${textLinkClass} noscript:hidden`}
      >
        {isWhole ? "Show less" : "Read more"}
        <span className="sr-only"> of the review by {name}</span>
      </button>
    </div>
  );
}
