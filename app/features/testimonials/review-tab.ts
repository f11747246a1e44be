import type { Review } from "~/content/proof/reviews";
import { type ReviewTab, reviewTabs } from "~/content/proof/testimonials";

const path = "/proof/testimonials";

/** The tab that the URL names; All Reviews if it names none. */
export function getTab(search: URLSearchParams): ReviewTab {
  const id = search.get("tab");
  return reviewTabs.find((tab) => tab.id === id) ?? reviewTabs[0];
}

export function getTabPath({ id }: ReviewTab): string {
  return id === "all" ? path : `${path}?tab=${id}`;
}

export function filterReviews(all: readonly Review[], { id }: ReviewTab): readonly Review[] {
  return id === "all" ? all : all.filter(({ categories }) => categories.includes(id));
}
