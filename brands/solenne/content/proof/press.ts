import { facts } from "../facts";
import { site } from "../site";
import { findOutlet, toHost } from "./press-outlets";

/** The eight names of the hero. */
export const heroPublications: readonly string[] = [
  "The Daily Lantern",
  "Linen & Salt",
  "Meridian Dispatch",
  "Vanity Hour",
  "Ledger & Tide",
  "The Slow Mirror",
  "Comb & Quill",
  "Halcyon Beauty",
];

export const pressCopy = {
  lead: `${facts.mediaOutlets} outlets have covered ${site.name}, from national dailies to county papers. Eight of them:`,
  coverage: `${facts.mediaOutlets} outlets carried our September release. Here are the ones we can link to.`,
  samples:
    "Sample coverage, written by us to show how this page will look: outlets and headlines are invented. Real coverage will take their place.",
  inquiries: "Interviews, samples, figures: we answer within one business day.",
  mediaKit:
    "The media kit has our wordmark in SVG and PNG, product images, a fact sheet and a paragraph about us.",
};

/** Handles of the products whose images the media kit contains. */
export const mediaKitProducts: readonly string[] = [
  "hair-nutraceutical",
  "hair-nutraceutical-45",
  "growth-strength-shampoo",
  "conditioner",
  "after-wash-scalp-serum",
  "hair-oil",
];

export type PressArticle = {
  id: string;
  publication: string;
  /** Day of publication, `2025-09-18`. */
  date: string;
  headline: string;
  excerpt: string;
  url: string;
  category: ArticleCategory;
};

type ArticleCategory =
  | "Feature"
  | "Beauty Edit"
  | "Editor's Choice"
  | "Trending"
  | "Expert Advice"
  | "Business"
  | "Review"
  | "Product Guide"
  | "Long-Term Review"
  | "Personal Story";

export const latestRelease = {
  date: "2025-09-03",
  title: `${site.name} sets its small print large`,
  description:
    "Starting this fall, the amounts on the back of every label are twice the size, large enough to read without glasses. National dailies and county papers alike carried the release.",
  /** Outlets that carried it; what is not listed here is the regional coverage of `facts`. */
  totalOutlets: 300,
  featured: [
    "Meridian Dispatch",
    "Continental Morning",
    "Brightwater Markets",
    "Copperline Business",
    "Marigold Living",
    "The Soft Edit",
  ].map(findOutlet),
};

export type PressRelease = {
  /** Names its text, and its file below `/press`. */
  id: string;
  date: string;
  title: string;
  description: string;
};

/** Newest first. What the files say stands in `press-release-texts.ts`. */
export const pressReleases: readonly [PressRelease, ...PressRelease[]] = [
  {
    id: "2025-09-03-small-print-set-large",
    date: latestRelease.date,
    title: latestRelease.title,
    description:
      "Starting this fall, the amounts on all supplements, washes and serums are printed at twice the size.",
  },
  {
    id: "2025-01-14-hair-nutraceutical-45",
    date: "2025-01-14",
    title: "Hair Nutraceutical 45+ arrives with doses for the years around menopause",
    description: "A second formula: four capsules a day, with no hormones and no soy isoflavones.",
  },
  {
    id: "2024-11-12-subscriptions",
    date: "2024-11-12",
    title: "Subscriptions that remind you before they charge",
    description:
      "Delivery every 30, 60 or 90 days, an email three days before each charge, and a way to cancel in one step.",
  },
  {
    id: "2024-08-20-scalp-therapy",
    date: "2024-08-20",
    title: "Scalp therapy joins the shelf: a serum for after the wash",
    description: "Niacinamide at 5%, a dropper for the part, and no perfume.",
  },
  {
    id: "2024-05-07-opening",
    date: "2024-05-07",
    title: `${site.name} opens with one supplement and a promise about labels`,
    description: "An online hair-wellness shop that starts small and prints what’s inside.",
  },
];

const article = (
  publication: string,
  category: ArticleCategory,
  date: string,
  headline: string,
  excerpt: string,
): PressArticle => {
  const id = headline
    .toLowerCase()
    .replace(/[^a-z\d ]/g, "")
    .replaceAll(" ", "-");
  const url = `https://${toHost(findOutlet(publication).name)}.example/${id}`;
  return { id, publication, category, date, headline, excerpt, url };
};

export const pressArticles: readonly PressArticle[] = [
  article(
    "The Daily Lantern",
    "Feature",
    "2025-09-18",
    "The shop that wants you to read the fine print",
    "A morning with the people who set the doses on the label at twice the size, and what their printer said about it.",
  ),
  article(
    "Linen & Salt",
    "Beauty Edit",
    "2025-09-09",
    "Nine quiet bottles for a fall shelf",
    "Among them a dark green shampoo that does one thing and says so.",
  ),
  article(
    "Halcyon Beauty",
    "Editor's Choice",
    "2025-08-22",
    "The serum our desk keeps finishing",
    "One dropperful, no perfume, no film. Roots look lifted until the last meeting.",
  ),
  article(
    "Vanity Hour",
    "Trending",
    "2025-08-05",
    "Why everyone is photographing their part",
    "The same lamp, the first of every month: a small habit catches on.",
  ),
  article(
    "Comb & Quill",
    "Expert Advice",
    "2025-07-15",
    "What a trichologist reads on a label first",
    "The amount, then the form, then the date. The front of the box comes last.",
  ),
  article(
    "Ledger & Tide",
    "Business",
    "2025-06-27",
    "A subscription that asks before it charges",
    `An email three days ahead, and ${facts.renewalRatePercent}% stay. Candor, as an accounting method.`,
  ),
  article(
    "The Slow Mirror",
    "Review",
    "2025-05-30",
    "Four capsules a day: a skeptic’s notes",
    "I expected expensive biotin. I found a label that I could check.",
  ),
  article(
    "Ritual Weekly",
    "Product Guide",
    "2025-04-11",
    "Washes for fine hair, from light to rich",
    "Eleven bottles, one bathroom, hard water. Three that we would buy again.",
  ),
  article(
    "Marigold Living",
    "Long-Term Review",
    "2025-03-06",
    "One year, four seasons, one routine",
    "Twelve photos later, our writer shows them all, the dull months included.",
  ),
  article(
    "Meridian Dispatch",
    "Personal Story",
    "2025-01-28",
    "My mother’s brush, and mine",
    "On hair, on turning fifty, and on what is worth counting in the morning.",
  ),
];

/** In `/press`, like the releases' files. */
export const mediaKitFile = `${site.slug}-media-kit.zip`;

export function getReleaseFile({ id }: PressRelease): string {
  return `${site.slug}-${id}.pdf`;
}

export const awards = [
  {
    title: "Label of the Year",
    publication: "The Soft Edit",
    year: 2025,
    category: "Design and Clarity",
  },
  {
    title: "Best Hair Supplement",
    publication: "Halcyon Beauty",
    year: 2025,
    category: "Nutraceuticals",
  },
  {
    title: "Shelf Prize for Scalp Care",
    publication: "Vanity Hour",
    year: 2025,
    category: "Scalp Therapy",
  },
  {
    title: "Fair Subscription",
    publication: "Ledger & Tide",
    year: 2024,
    category: "Customer Terms",
  },
  {
    title: "Clean Formula Award",
    publication: "Linen & Salt",
    year: 2024,
    category: "Haircare",
  },
  {
    title: "Newcomer to Watch",
    publication: "Copperline Business",
    year: 2024,
    category: "Founders and Brands",
  },
];
