import { type ReactNode, useState } from "react";
import type { ShownReview } from "#brand/content/proof/reviews.ts";
import { longDate } from "~/lib/dates";
import { Heading } from "~/ui/heading";
import { Icon } from "~/ui/icon";
import { textLinkVariants } from "~/ui/link";
import { Stars } from "./star-rating";

type ReviewCardProps = {
  review: ShownReview;
  /** The reviewed product, where the page does not name it. */
  children?: ReactNode;
};

export function ReviewCard({ review, children }: ReviewCardProps) {
  const { id, name, age, location, rating, date, verified, sample, result, text } = review;
  return (
    <article aria-labelledby={id} className="flex h-full flex-col">
      <p>
        <span className="sr-only">{rating} out of 5 stars</span>
        <Stars count={rating} />
      </p>
      <Heading level={3} size="xs" id={id} className="mt-3">
        {result}
      </Heading>
      <ReviewText text={text} name={name} />
      <div className="mt-auto pt-3 text-sm text-muted">
        <p className={lineClass}>
          <span>
            <span className="font-medium text-ink">
              {name}, {age}
            </span>
            , {location}
          </span>
          {sample && <span>Sample review</span>}
          {verified && !sample && (
            <span className="inline-flex items-center gap-2 text-primary">
              <Icon name="check" size={16} />
              Verified buyer
            </span>
          )}
        </p>
        <div className={lineClass}>
          {children}
          <time dateTime={date} translate="no" className="tabular">
            {longDate(date)}
          </time>
        </div>
      </div>
    </article>
  );
}

const lineClass = "flex flex-wrap items-center justify-between gap-x-4 gap-y-1";

/** Without scripts the whole text is there; the toggle is not. */
function ReviewText({ text, name }: { text: string; name: string }) {
  const [isWhole, setWhole] = useState(false);
  const { start, rest } = splitReview(text);
  if (rest === "") return <p className="mt-2">{text}</p>;
  return (
    <div className="mt-2">
      <p>
        {start}
        {!isWhole && <span className="noscript:hidden">…</span>}
        <span className={isWhole ? "" : "hidden noscript:inline"}>{rest}</span>
      </p>
      <button
        type="button"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
        className={textLinkVariants({ className: "noscript:hidden" })}
      >
        <span>{isWhole ? "Show less" : "Read more"}</span>
        <span className="sr-only"> of the review by {name}</span>
      </button>
    </div>
  );
}

/** Rule 36 in docs/rules.md. */
const maxCharacters = 200;

/**
 * A review's text as its card shows it first: at most 200 characters, cut between words, and the rest,
 * which is empty when the whole text fits. Both together are the text; a comma goes with the rest.
 */
export function splitReview(text: string): { start: string; rest: string } {
  if (text.length <= maxCharacters) return { start: text, rest: "" };
  const space = text.lastIndexOf(" ", maxCharacters);
  const start = text.slice(0, space > 0 ? space : maxCharacters);
  const end = start.replace(/[,;:.]$/, "").length;
  return { start: text.slice(0, end), rest: text.slice(end) };
}
