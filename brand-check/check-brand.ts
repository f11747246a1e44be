import { market } from "#brand/content/market.ts";
import { redirects } from "#brand/content/redirects.ts";
import { site } from "#brand/content/site.ts";
import { catalog } from "#brand/store/catalog.ts";
import { optionalPages } from "~/site/optional-pages";
import { applyRule, type Finding, type Rule } from "../store-check/finding";
import { getMissingProducts } from "../store-check/named-products";
import { getShownSamples, toFinding } from "../store-check/shown-samples";
import type { BrandFile } from "./brand-files";
import { findPaleColors } from "./contrast";
import { findDeadLinks, findRedirectFaults, findUnstockedLinks } from "./links";
import { findBadTexts, findHeavyPictures, findMissingPictures } from "./pictures";
import { findOtherCountry, findOtherCurrency, findOtherName, type Identity } from "./words";

/** The brand's files, and the brand of which it was a copy. */
type Brand = { files: readonly BrandFile[]; copied: Identity };

const own = { site, market };

const rules: readonly Rule<Brand>[] = [
  {
    name: "colors",
    status: "error",
    effect: "many people cannot read a text, or see a border, on its ground",
    action: "Change the color in theme.css, or the contrast and grounds in the comment beside it",
    find: ({ files }) => findPaleColors(files.find(({ path }) => path === "theme.css")?.text ?? ""),
  },
  {
    name: "pictures",
    status: "error",
    effect: "the build fails, or a product or article has no image",
    action:
      "Put the file there (npm run art -- photo NAME FILE --new), or take its name out of content/images.ts or store/",
    find: ({ files }) => findMissingPictures(files),
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
    effect: "the page stays on",
    action: `Name only ${optionalPages.join(", ")} in pagesOff of content/site.ts`,
    find: () => site.pagesOff.filter((path) => !optionalPages.includes(path)),
  },
  {
    name: "links",
    status: "error",
    effect: "visitors come to a page that is not found",
    action: "Change the path in this line to that of a page, or leave the link out",
    find: ({ files }) => findDeadLinks(files, site.pagesOff),
  },
  {
    name: "redirects",
    status: "error",
    effect: "an address that has moved is not found, or leads around",
    action: "Change the line in content/redirects.ts",
    find: () => findRedirectFaults(redirects, site.pagesOff),
  },
  {
    name: "links to products and articles",
    effect: "without a hosted store that has them, visitors come to a page that is not found",
    action: "Change the path in this line, or add the product or article in store/",
    find: ({ files }) => findUnstockedLinks(files),
  },
  {
    name: "name of another brand",
    status: "error",
    effect: `visitors read it in the shop of ${site.name}`,
    action: "Write your own name; files in press/ are made by npm run art -- press",
    find: ({ files, copied }) => findOtherName(files, own, copied),
  },
  {
    name: "amounts in another currency",
    status: "error",
    effect: `visitors read a price that is none of the shop, which sells in ${market.currency}`,
    action: `Write the amount in ${market.currency}, with \${market.symbol} before it`,
    find: ({ files, copied }) => findOtherCurrency(files, own, copied),
  },
  {
    name: "words of another country",
    effect: `visitors in ${market.theCountry} read what holds elsewhere`,
    action: "Change the line, with a word of content/market.ts, unless it means that country",
    find: ({ files, copied }) => findOtherCountry(files, own, copied),
  },
];

/** What an owner has to know about the brand. An `error` stops a launch, a `warning` does not. */
export function checkBrand(brand: Brand): Finding[] {
  return [
    ...rules.map((rule) => applyRule(rule, brand)),
    // Of the embedded store, which no public shop sells from. `checkStore` asks the real one.
    ...getMissingProducts(catalog.products, site.pagesOff).map(
      (finding): Finding =>
        finding.status === "error" ? { ...finding, status: "warning" } : finding,
    ),
    ...getShownSamples(true).map((sample) => toFinding(sample, "warning")),
  ];
}
