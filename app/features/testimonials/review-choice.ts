import { type Review, reviews } from "~/content/proof/reviews";
import { type ReviewTab, reviewTabs } from "~/content/proof/testimonials";

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
