import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useShown } from "~/blocks/samples";
import { Stars, useShowsRatings } from "~/blocks/star-rating";
import { facts } from "~/content/facts";
import { type Review, reviews } from "~/content/proof/reviews";
import { type ReviewTab, reviewTabs, testimonialCopy } from "~/content/proof/testimonials";
import { supplementStatement } from "~/content/supplement-statement";
import { longUsDate } from "~/lib/dates";
import { getProductPath } from "~/lib/paths";
import { counted } from "~/lib/text";
import { Heading } from "~/ui/heading";
import { Icon } from "~/ui/icon";
import { Link, TextLink, textLinkVariants } from "~/ui/link";
import { Section } from "~/ui/section";
import { tabVariants } from "~/ui/tab";

/** The tab is in the URL, so that the server renders it and a reload keeps it. */
export function ReviewSection({ missing }: { missing: readonly string[] }) {
  const [search] = useSearchParams();
  const current = getTab(search);
  const all = useShown(reviews);
  const shown = filterReviews(all, current);
  return (
    <Section aria-labelledby="reviews">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Heading id="reviews">
          {useShowsRatings()
            ? `${all.length} of ${facts.verifiedReviews} reviews`
            : counted(all.length, "review")}
        </Heading>
        <p role="status" className="tabular text-muted">
          Showing {counted(shown.length, "review")}
        </p>
      </div>
      <ReviewTabs current={current} />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(current)}>
        <ReviewList reviews={shown} missing={missing} />
      </div>
      <div className="mt-8 grid max-w-measure-lg gap-2 text-sm">
        <p>{testimonialCopy.typical}</p>
        <p className="font-semibold">{supplementStatement}</p>
      </div>
    </Section>
  );
}

type ReviewListProps = {
  reviews: readonly Review[];
  /** The handles of products that the store lacks. */
  missing?: readonly string[];
};

export function ReviewList({ reviews, missing = [] }: ReviewListProps) {
  if (reviews.length === 0)
    return <p className="py-12 font-display text-display-sm">{testimonialCopy.noReviews}</p>;
  return (
    <ul className="grid gap-x-gutter sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-16">
      {reviews.map((review) => (
        <li key={review.id} className="border-b border-line pt-8 pb-8 lg:py-10">
          <ReviewCard review={review} isMissing={missing.includes(review.product.handle)} />
        </li>
      ))}
    </ul>
  );
}

function ReviewCard({ review, isMissing }: { review: Review; isMissing: boolean }) {
  const { id, name, age, location, rating, date, verified, product, result, text } = review;
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
      <div className="mt-auto pt-4 text-sm text-muted">
        <p className={lineClass}>
          <span className="text-base font-medium text-ink">
            {name}, {age}
          </span>
          {verified && (
            <span className="inline-flex items-center gap-2 text-primary">
              <Icon name="check" size={16} />
              Verified buyer
            </span>
          )}
        </p>
        <p>{location}</p>
        <div className={lineClass}>
          {isMissing ? (
            <span>{product.title}</span>
          ) : (
            <TextLink
              to={getProductPath(product.handle)}
              variant="quiet"
              className="hover:text-ink"
            >
              {product.title}
            </TextLink>
          )}
          <time dateTime={date} className="tabular">
            {longUsDate(date)}
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
        {isWhole ? "Show less" : "Read more"}
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

const panelId = "review-panel";

function tabId({ id }: ReviewTab): string {
  return `review-tab-${id}`;
}

/**
 * Links with the tabs pattern of the ARIA Authoring Practices: before and without scripts each leads to its own URL,
 * and the Tab key reaches them all.
 */
function ReviewTabs({ current }: { current: ReviewTab }) {
  const row = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [isScripted, setScripted] = useState(false);
  useEffect(() => startTransition(() => setScripted(true)), []);

  // On a phone the row is wider than the window.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`#${tabId(current)}`);
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - tab.offsetWidth / 2;
  }, [current]);

  function onKeyDown(event: KeyboardEvent) {
    const { length } = reviewTabs;
    const index = reviewTabs.indexOf(current);
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % length,
      ArrowLeft: (index + length - 1) % length,
      Home: 0,
      End: length - 1,
      " ": index,
    };
    const target = reviewTabs[targets[event.key] ?? -1];
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // Arrow keys replace the history entry; a press on a tab adds one.
    navigate(getTabPath(target), { replace: true, preventScrollReset: true });
    row.current?.querySelector<HTMLElement>(`#${tabId(target)}`)?.focus();
  }

  return (
    <div
      ref={row}
      role="tablist"
      aria-label="Filter reviews"
      className="relative -mx-edge mt-5 flex gap-6 overflow-x-auto border-b border-line px-edge scrollbar-none sm:mx-0 sm:px-0 lg:gap-8"
      onKeyDown={onKeyDown}
    >
      {reviewTabs.map((tab) => (
        <Link
          key={tab.id}
          id={tabId(tab)}
          to={getTabPath(tab)}
          role="tab"
          preventScrollReset
          aria-selected={tab === current}
          aria-controls={panelId}
          tabIndex={isScripted && tab !== current ? -1 : undefined}
          className={tabVariants()}
        >
          {tab.label}
        </Link>
      ))}
    </div>
  );
}

const path = "/proof/testimonials";

/** The tab that the URL names; All Reviews if it names none. */
export function getTab(search: URLSearchParams): ReviewTab {
  const id = search.get("tab");
  return reviewTabs.find((tab) => tab.id === id) ?? reviewTabs[0];
}

function getTabPath({ id }: ReviewTab): string {
  return id === "all" ? path : `${path}?tab=${id}`;
}

function filterReviews(all: readonly Review[], { id }: ReviewTab): readonly Review[] {
  return id === "all" ? all : all.filter(({ categories }) => categories.includes(id));
}
