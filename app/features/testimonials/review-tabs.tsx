import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type Review, reviews } from "~/content/proof/reviews";
import { type ReviewTab, reviewTabs } from "~/content/proof/testimonials";
import { Link } from "~/ui/link";
import { tabClass } from "~/ui/tab-class";

export const panelId = "review-panel";

export function tabId({ id }: ReviewTab): string {
  return `review-tab-${id}`;
}

/**
 * Tabs by the pattern of the ARIA practices that are links as well: before and without scripts each
 * leads to its own address, and the Tab key reaches them all.
 */
export function ReviewTabs({ current }: { current: ReviewTab }) {
  const row = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);

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
      aria-label="Reviews about"
      className={rowClass}
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
          className={tabClass}
        >
          {tab.label}
        </Link>
      ))}
    </div>
  );
}

const rowClass =
  "relative -mx-edge mt-5 flex gap-6 overflow-x-auto border-b border-line px-edge scrollbar-none sm:mx-0 sm:px-0 lg:gap-8";

const path = "/proof/testimonials";

/** The tab that an address names; All Reviews for one that names none of them. */
export function getTab(search: URLSearchParams): ReviewTab {
  const id = search.get("tab");
  return reviewTabs.find((tab) => tab.id === id) ?? reviewTabs[0];
}

export function getTabPath({ id }: ReviewTab): string {
  return id === "all" ? path : `${path}?tab=${id}`;
}

export function getReviews({ id }: ReviewTab): readonly Review[] {
  return id === "all" ? reviews : reviews.filter(({ categories }) => categories.includes(id));
}
