import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type ReviewTab, reviewTabs } from "~/content/testimonials";
import { Link } from "~/ui/link";
import { addressOf } from "./review-choice";

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
    // Going along the tabs leaves no trail for the Back button; a press on one does.
    navigate(addressOf(target), { replace: true, preventScrollReset: true });
    row.current?.querySelector<HTMLElement>(`#${tabId(target)}`)?.focus();
  }

  return (
    <div
      ref={row}
      role="tablist"
      aria-label="Reviews about"
      className="review-tabs"
      onKeyDown={onKeyDown}
    >
      {reviewTabs.map((tab) => (
        <Link
          key={tab.id}
          id={tabId(tab)}
          to={addressOf(tab)}
          role="tab"
          preventScrollReset
          aria-selected={tab === current}
          aria-controls={panelId}
          tabIndex={isScripted && tab !== current ? -1 : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </div>
  );
}
