import { founder } from "#brand/content/about/founder.ts";
import {
  areRatingsSamples,
  facts,
  isPressSample,
  unconfirmedClaims,
} from "#brand/content/facts.ts";
import { helpDocuments } from "#brand/content/help/help-documents.ts";
import { homeTestimonials } from "#brand/content/home/home.ts";
import { confirmedProducts } from "#brand/content/products/confirmed.ts";
import { products } from "#brand/content/products/index.ts";
import { reviews } from "#brand/content/proof/reviews.ts";
import { videoDiaries } from "#brand/content/proof/testimonials.ts";
import { subscriberStories } from "#brand/content/subscribe/subscriber-stories.ts";
import type { ShownProducts } from "~/lib/brand-product";

/** A part of the content, and whether it is invented; `page` is the only one that shows it. */
export type SampleBlock = {
  name: string;
  file: string;
  risk: string;
  isSample: boolean;
  page?: string;
};

const reviewRisk =
  "publishing invented reviews is unlawful in the US (FTC rule, 2024) and the EU (Directive 2005/29/EC)";

function toReviews(
  name: string,
  file: string,
  reviews: readonly { sample: boolean }[],
  page?: string,
): SampleBlock {
  return { name, file, risk: reviewRisk, isSample: reviews.some(({ sample }) => sample), page };
}

/** Hidden by the setting `SHOW_SAMPLES`. */
export const hideableSamples: readonly SampleBlock[] = [
  toReviews("reviews", "content/proof/reviews.ts", reviews),
  toReviews("reviews on the home page", "content/home/home.ts", homeTestimonials),
  toReviews(
    "subscribers' stories",
    "content/subscribe/subscriber-stories.ts",
    subscriberStories,
    "/subscribe",
  ),
  toReviews("video diaries", "content/proof/testimonials.ts", videoDiaries, "/proof/testimonials"),
  {
    name: "ratings and their number",
    file: "content/facts.ts",
    risk: reviewRisk,
    isSample: areRatingsSamples,
  },
  {
    name: "press coverage, releases and awards",
    file: "content/facts.ts",
    risk: "coverage and awards that nobody gave mislead customers, which is unlawful",
    isSample: isPressSample,
    page: "/proof/press",
  },
  {
    name: "the founder",
    file: "content/about/founder.ts",
    risk: "the person does not exist",
    isSample: founder.sample,
    page: "/about/founder",
  },
];

const productHandles = Object.keys(products);

/** The store's products with what the brand says of them; all, where they are its own. */
export function getShownProducts(hasOwnProducts: boolean, showsSamples: boolean): ShownProducts {
  const confirmed: readonly string[] = hasOwnProducts ? productHandles : confirmedProducts;
  const others = productHandles.filter((handle) => !confirmed.includes(handle));
  return { confirmed, samples: showsSamples ? others : [] };
}

/** Texts of products that nobody has compared with the store's. Hidden by the setting `SHOW_SAMPLES`. */
export const unconfirmedProducts: readonly SampleBlock[] = getShownProducts(
  false,
  true,
).samples.map((handle) => ({
  name: `ingredients, doses, directions and warnings of ${handle}`,
  file: "content/products/confirmed.ts",
  risk: "a wrong ingredient list or a missing warning can hurt a customer",
  isSample: true,
}));

/** Not hidden, since other pages and the checkout lead to them. */
export const legalSamples: readonly SampleBlock[] = Object.values(helpDocuments).map(
  (document) => ({
    name: document.name,
    file: `content/help${document.path}.ts`,
    risk: "the text has not been read by a lawyer",
    isSample: document.isLegalSample ?? false,
  }),
);

/** Claims, which are not hidden, since texts are written around them. */
export const claims: readonly SampleBlock[] = unconfirmedClaims.map((name) => ({
  name: `${name} (${facts[name]})`,
  file: "content/facts.ts",
  risk: "a claim that nobody can prove misleads customers, which is unlawful",
  isSample: true,
}));

/** Whether anything is marked that `SHOW_SAMPLES` can hide. */
export const hasHideableSamples = hideableSamples.some(({ isSample }) => isSample);
