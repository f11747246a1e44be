import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { facts } from "#brand/content/facts.ts";
import { products } from "#brand/content/products/index.ts";
import { reviewCopy } from "#brand/content/proof/review-copy.ts";
import { type Review, reviews } from "#brand/content/proof/reviews.ts";
import { type ReviewTab, reviewTabs, testimonialCopy } from "#brand/content/proof/testimonials.ts";
import { supplementStatement } from "#brand/content/supplement-statement.ts";
import { ReviewCard } from "~/blocks/review-card";
import { useShowsRatings } from "~/blocks/star-rating";
import { useShown } from "~/commerce/root";
import { getProductPath } from "~/lib/paths";
import { counted } from "~/lib/text";
import { Heading } from "~/ui/heading";
import { Link, TextLink } from "~/ui/link";
import { Section } from "~/ui/section";
import { tabVariants } from "~/ui/tab";

/** The tab is in the URL, so that the server renders it and a reload keeps it. */
export function ReviewSection({ missing }: { missing: readonly string[] }) {
  const [search] = useSearchParams();
  const current = getTab(search);
  const all = useShown(reviews);
  const shown = filterReviews(all, current);
  const hasSamples = all.some(({ sample }) => sample);
  const showsRatings = useShowsRatings();
  return (
    <Section aria-labelledby="reviews">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Heading id="reviews">
          {hasSamples
            ? counted(all.length, "sample review")
            : showsRatings
              ? `${all.length} of ${facts.verifiedReviews} reviews`
              : counted(all.length, "review")}
        </Heading>
        <p role="status" className="tabular text-muted">
          {`Showing ${counted(shown.length, "review")}`}
        </p>
      </div>
      {hasSamples && <p className="mt-4 max-w-measure-lg font-medium">{reviewCopy.samples}</p>}
      <ReviewTabs current={current} />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(current)}>
        <ReviewList reviews={shown} missing={missing} />
      </div>
      <div className="mt-8 grid max-w-measure-lg gap-2 text-sm">
        <p>{reviewCopy.typical}</p>
        {supplementStatement && <p className="font-semibold">{supplementStatement}</p>}
      </div>
    </Section>
  );
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

type ReviewListProps = {
  reviews: readonly Review[];
  /** The handles of products that the store lacks. */
  missing: readonly string[];
};

export function ReviewList({ reviews, missing }: ReviewListProps) {
  if (reviews.length === 0)
    return <p className="py-12 font-display text-display-sm">{testimonialCopy.noReviews}</p>;
  return (
    <ul className="grid gap-x-gutter sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-16">
      {reviews.map((review) => (
        <li key={review.id} className="border-b border-line py-5 lg:py-8">
          <ReviewCard review={review}>
            <ReviewedProduct handle={review.product} isMissing={missing.includes(review.product)} />
          </ReviewCard>
        </li>
      ))}
    </ul>
  );
}

type ReviewedProductProps = { handle: Review["product"]; isMissing: boolean };

function ReviewedProduct({ handle, isMissing }: ReviewedProductProps) {
  const { title } = products[handle];
  if (isMissing) return <span>{title}</span>;
  return (
    <TextLink to={getProductPath(handle)} variant="quiet" className="hover:text-ink">
      {title}
    </TextLink>
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
