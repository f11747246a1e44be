import { maxImages, maxPageSize, maxVariants } from "~/commerce/list-sizes";
import { getRefusedMedia } from "~/commerce/sanitize-html";
import {
  categoryTags,
  findCategory,
  getCardBadge,
  getConcerns,
  getProductCategory,
  isBundle,
  type TagName,
} from "~/product/tags";
import { getHandles, handlesWhere, type Rule } from "./rules";
import type { CheckedProduct } from "./store-queries";

type Products = readonly CheckedProduct[];

const maxTitleLength = 80;
const maxSoldOutPercent = 25;

/** Misspellings of the tags that the shop reads. */
const misspellings: Record<TagName, RegExp> = {
  bestseller: /^bestsell(?:er|ers|ing)$/i,
  new: /^new(?:in|arrivals?)?$/i,
  "staff-pick": /^staffpicks?$/i,
  bundle: /^bundles?$/i,
  "concern:…": /^concern\w+$/i,
};

/** Rules for all products, whether or not a page names them. */
export const catalogRules: readonly Rule<Products>[] = [
  {
    name: "empty catalog",
    status: "error",
    effect: "/shop is empty",
    action: "Import products and publish them to the app's sales channel",
    find: ({ length }) => (length === 0 ? ["no product"] : []),
  },
  {
    name: `products after the first ${maxPageSize}`,
    effect:
      "they are in no list or search; the list says where it ends, and only the sitemap and links lead to their pages",
    action:
      "Unpublish what is not sold: the platform lists the oldest first, so the newest are missing",
    find: (products) => getHandles(products.slice(maxPageSize)),
  },
  {
    name: "share of products that are sold out",
    effect: "many cards that nobody can buy from",
    action: "Stock the products, or unpublish those that are not coming back",
    find(products) {
      const soldOut = products.filter(isSoldOut).length;
      const percent = Math.round((soldOut / products.length) * 100);
      const isMany = percent > maxSoldOutPercent;
      return isMany ? [`${percent} % (${soldOut} of ${products.length})`] : [];
    },
  },
  {
    name: `products whose first ${maxVariants} variants are sold out, and others are not`,
    effect: "the product cannot be ordered; its page says whom to ask",
    action: "Put the variants that are in stock first",
    find: handlesWhere(
      ({ availableForSale, variants }) =>
        availableForSale && !variants.some((variant) => variant.availableForSale),
    ),
  },
  {
    name: "products without an image",
    effect: "a plain background is shown instead",
    action: "Add an image",
    find: handlesWhere(({ images }) => images.length === 0),
  },
  {
    name: "products without a description",
    effect: "nothing says what the product is, neither on its page nor in search engines",
    action: "Write a description",
    find: handlesWhere(({ description }) => description.trim() === ""),
  },
  {
    name: `titles of more than ${maxTitleLength} characters`,
    effect: "the title is set smaller, and search engines cut it off",
    action: "Move what describes the product into its description",
    find: (products) =>
      products
        .filter(({ title }) => title.length > maxTitleLength)
        .map(({ handle, title }) => `${handle} (${title.length})`),
  },
  {
    name: "products that cost nothing",
    effect: "the product is free",
    action: "Set the price of each variant",
    find: handlesWhere(({ variants }) => variants.some(({ price }) => Number(price.amount) === 0)),
  },
  {
    name: `products with more than ${maxVariants} variants`,
    effect: `variants beyond the first ${maxVariants} cannot be chosen; the page says that there are more, and whom to ask`,
    action:
      "Put those that sell best first, divide the product, or raise maxVariants in app/commerce/list-sizes.ts, to 100 for example",
    find: (products) =>
      products
        .filter(({ variantCount }) => variantCount > maxVariants)
        .map(({ handle, variantCount }) => `${handle} (${variantCount})`),
  },
  {
    name: `products with more than ${maxImages} images`,
    effect: `images beyond the first ${maxImages} are not shown`,
    action: `Put the best ${maxImages} first`,
    find: handlesWhere(({ hasMoreImages }) => hasMoreImages),
  },
  {
    name: "products without a category",
    effect: "the product is listed under Haircare",
    action: `Tag it with one of: ${Object.values(categoryTags).flat().join(", ")}`,
    find: handlesWhere(({ tags }) => !findCategory(tags)),
  },
  {
    name: "tags that are nearly those of a badge, bundle or concern",
    effect: "the badge is not shown, or the product is missing from its filter",
    action: `Correct the spelling: ${Object.keys(misspellings).join(", ")}`,
    find: (products) =>
      [...new Set(products.flatMap(({ tags }) => tags))].filter(
        (tag) => !isRead(tag) && isMisspelled(tag),
      ),
  },
  {
    name: "currencies other than USD",
    effect: "texts name prices in dollars, and the cart does not show free shipping",
    action: "Set the store's currency to USD, or change the amounts in app/content/facts.ts",
    find: (products) => [
      ...new Set(
        products
          .flatMap(({ variants }) => variants.map(({ price }) => price.currencyCode))
          .filter((code) => code !== "USD"),
      ),
    ],
  },
];

/** Images of descriptions come from the `imageOrigins`, of which the first is the shop's own. */
export function getDescriptionRule(imageOrigins: readonly string[]): Rule<Products> {
  return {
    name: "descriptions with images that the security policy refuses",
    effect:
      "a link takes the place of an image that is alone in its paragraph, and nothing that of others",
    action: "Upload the images to the store's own files, which cdn.shopify.com serves",
    find: (products) =>
      products.flatMap(({ handle, descriptionHtml }) => {
        const refused = getRefusedMedia(descriptionHtml, imageOrigins);
        const hosts = refused.flatMap(({ kind, host }) => (kind === "image" ? host : []));
        return hosts.length > 0 ? [`${handle} (${[...new Set(hosts)].join(", ")})`] : [];
      }),
  };
}

/** A product without a variant cannot be bought either. */
function isSoldOut({ availableForSale }: CheckedProduct): boolean {
  return !availableForSale;
}

function isMisspelled(tag: string): boolean {
  const letters = tag.replace(/[^a-z]/gi, "");
  return Object.values(misspellings).some((pattern) => pattern.test(letters));
}

/** Whether a category, a badge, a filter or the page of bundles reads the tag. */
function isRead(tag: string): boolean {
  const tags = [tag];
  return (
    findCategory(tags) !== undefined ||
    getCardBadge(tags) !== null ||
    isBundle({ tags }) ||
    getConcerns({ tags }).length > 0
  );
}

/** A rule for each category of the shop. */
export const categoryRules: readonly Rule<Products>[] = Object.entries(categoryTags).map(
  ([category, [tag]]) => ({
    name: `products for /shop/${category}`,
    page: `/shop/${category}`,
    effect: "home does not offer the category; its page says that it has nothing right now",
    action: `Tag a product with ${tag}, or set PAGES_OFF=/shop/${category}`,
    find: (products) =>
      products.length === 0 || products.some(({ tags }) => getProductCategory(tags) === category)
        ? []
        : ["none"],
  }),
);
