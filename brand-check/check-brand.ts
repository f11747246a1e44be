import { chapters } from "#brand/content/about/founder-story.ts";
import { glossary } from "#brand/content/help/glossary.ts";
import { market } from "#brand/content/market.ts";
import { routineProducts } from "#brand/content/quiz/quiz-routine.ts";
import { redirects } from "#brand/content/redirects.ts";
import { hairCycle } from "#brand/content/science/science.ts";
import { site } from "#brand/content/site.ts";
import { catalog } from "#brand/store/catalog.ts";
import { hasPage } from "~/commerce/pages";
import { optionalPages } from "~/site/optional-pages";
import { applyRule, type Finding, type Rule } from "../store-check/finding";
import { getMissingProducts } from "../store-check/named-products";
import { getShownSamples, toFinding } from "../store-check/shown-samples";
import type { BrandFile } from "./brand-files";
import { findPaleColors } from "./contrast";
import { findDeadLinks, findRedirectFaults } from "./links";
import { findBadTexts, findHeavyPictures, findMissingFiles } from "./pictures";
import { type BrandWords, findOtherWords } from "./words";

type Brand = {
  files: readonly BrandFile[];
  /** Whether pages show what is invented. */
  showsSamples: boolean;
  /** The brand that the shop came with, of which others are copies. */
  copied: BrandWords;
};

const own = { ...market, name: site.name, slug: site.slug };
/** Another country may be meant, another brand or currency not. */
const neverMeant = new Set(["name", "slug", "currency", "currencyName", "symbol"]);

/** Pages of which the brand has left the content empty. */
const emptyPages = Object.entries({
  "/quiz": Object.keys(routineProducts),
  "/science": hairCycle,
  "/learn/ingredients": glossary,
  "/about/founder": chapters,
}).flatMap(([path, { length }]) => (length === 0 ? path : []));

const rules: readonly Rule<Brand>[] = [
  {
    name: "colors",
    status: "error",
    effect: "many people cannot read a text, or see a border, on its ground",
    action: "Change the color in theme.css, or the contrast and grounds in the comment beside it",
    find: ({ files }) =>
      files.flatMap(({ path, text }) => (path === "theme.css" ? findPaleColors(text) : [])),
  },
  {
    name: "files that are missing",
    status: "error",
    effect: "a placeholder is shown in its place, or no button",
    action:
      "Put the file there, or take its name out of content/images.ts or store/; npm run art -- press makes those in press/",
    find: ({ files }) => findMissingFiles(files),
  },
  {
    name: "texts of pictures",
    status: "error",
    effect: "people who cannot see the image do not learn what it shows",
    action: "Write alt as one sentence of 10 to 120 characters, in content/images.ts or store/",
    find: () => findBadTexts(),
  },
  {
    name: "weight of pictures",
    effect: "product pages wait for a video, and each build for the images",
    action: "Make the file anew with npm run art -- photo NAME FILE, or a shorter video",
    find: ({ files }) => findHeavyPictures(files),
  },
  {
    name: "pages that are off",
    status: "error",
    effect: "the page stays on, or has no content",
    action: `Name in pagesOff of content/site.ts only ${optionalPages.join(", ")}, and each page without content`,
    find: () => [
      ...site.pagesOff.filter((path) => !optionalPages.includes(path)),
      ...emptyPages.filter((path) => hasPage(site.pagesOff, path)),
    ],
  },
  {
    name: "links",
    status: "error",
    effect: "visitors come to a page that is not found",
    action: "Change the path in the line, for redirects in content/redirects.ts, to that of a page",
    find: ({ files }) => [
      ...findDeadLinks(files, site.pagesOff),
      ...findRedirectFaults(redirects, site.pagesOff),
    ],
  },
  {
    name: "words of another brand",
    status: "error",
    effect: `visitors read another name or currency in the shop of ${site.name}`,
    action: "Write your own in the line; npm run art -- press makes the files in press/",
    find: ({ files, copied }) => findOtherWords(files, own, copied, (key) => neverMeant.has(key)),
  },
  {
    name: "words of another country",
    effect: `visitors in ${market.theCountry} read what holds elsewhere`,
    action: "Take a word of content/market.ts in the line, unless it means that country",
    find: ({ files, copied }) => findOtherWords(files, own, copied, (key) => !neverMeant.has(key)),
  },
];

/** What an owner has to know about the brand. An `error` stops a launch, a `warning` does not. */
export function checkBrand(brand: Brand): Finding[] {
  const missing = getMissingProducts(catalog.products, site.pagesOff);
  return [
    ...rules.map((rule) => applyRule(rule, brand)),
    // The store that a public shop has may have them: `checkStore` asks it.
    ...missing.map(
      (finding): Finding =>
        finding.status === "error" ? { ...finding, status: "warning" } : finding,
    ),
    ...getShownSamples(brand.showsSamples, site.pagesOff).map((sample) =>
      toFinding(sample, "warning"),
    ),
  ];
}
