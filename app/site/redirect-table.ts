import { categories } from "#brand/content/categories.ts";
import { redirects } from "#brand/content/redirects.ts";
import {
  blogHandles,
  getArticlePath,
  getBlogPath,
  getFeedPath,
  getProductPath,
  internalRedirects,
  isBlogHandle,
  mainBlog,
} from "../lib/paths";

/** `null` is the 404 page. A destination that may change with the shop's content is temporary. */
type Destination = { to: string; isTemporary?: true } | null;

type Parameters = Readonly<Record<string, string | undefined>>;
type GetDestination = (parameters: Parameters) => Destination;

/** Our pages by their usual names at Shopify's `/pages/` and `/policies/`. */
const pages: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "/about": ["about", "about-us", "our-story"],
    "/about/founder": ["founder", "our-founder"],
    "/accessibility": ["accessibility", "accessibility-statement"],
    "/bundles": ["bundles"],
    "/contact": ["contact", "contact-us", "contact-information"],
    "/faq": ["faq", "faqs", "help"],
    "/holidays": ["holidays", "gift-guide", "gifts"],
    "/learn/ingredients": ["ingredients", "glossary"],
    "/privacy": ["privacy", "privacy-policy"],
    "/proof/press": ["press"],
    "/proof/testimonials": ["reviews", "testimonials"],
    "/quiz": ["quiz", "hair-quiz"],
    "/refund": ["refund", "refund-policy", "refunds", "return-policy", "returns"],
    "/science": ["science", "our-science"],
    "/shipping": ["shipping", "shipping-policy", "shipping-returns"],
    "/subscribe": ["subscribe", "subscriptions"],
    "/terms": ["terms", "terms-and-conditions", "terms-of-service"],
    "/track": ["track", "track-order", "track-your-order", "order-tracking"],
  }).flatMap(([path, names]) => names.map((name) => [name, path])),
);

function toPage({ name = "" }: Parameters): Destination {
  const to = pages.get(name);
  return to ? { to } : null;
}

function toCategory({ category = "all" }: Parameters): Destination {
  const page = categories.find(({ id }) => id === category);
  return page ? { to: page.path } : { to: "/shop", isTemporary: true };
}

/** Paths that Shopify's themes, apps and emails link to (rule 47 in docs/rules.md). */
const platformRedirects: Readonly<Record<string, GetDestination>> = {
  products: () => ({ to: "/shop" }),
  "collections/:category?/:tag?": toCategory,
  "collections/:category/products/:handle": ({ handle = "" }) => ({ to: getProductPath(handle) }),
  "blogs/:blog?": ({ blog = "" }) => ({
    to: getBlogPath(isBlogHandle(blog) ? blog : mainBlog),
  }),
  ...Object.fromEntries(
    blogHandles.map((blog) => [`blogs/${blog}.atom`, () => ({ to: getFeedPath(blog) })]),
  ),
  "blogs/:blog/:slug": ({ blog = "", slug = "" }) => ({
    to: isBlogHandle(blog) ? getArticlePath({ blog, handle: slug }) : getBlogPath(mainBlog),
  }),
  // Shopify writes a tag's spaces as hyphens.
  "blogs/:blog/tagged/:tag": ({ blog = "", tag = "" }) => ({
    to: isBlogHandle(blog)
      ? getBlogPath(blog, { search: tag.replaceAll("-", " ") })
      : getBlogPath(mainBlog),
  }),
  "pages/:name": toPage,
  "policies/:name": toPage,
};

const fixedRedirects = [...Object.entries(internalRedirects), ...redirects];

/** Every redirect, by the pattern of its route. */
export const redirectTable: ReadonlyMap<string, GetDestination> = new Map([
  ...Object.entries(platformRedirects),
  ...fixedRedirects.map(([from, to]): [string, GetDestination] => [
    from.replace(/^\//, ""),
    () => ({ to }),
  ]),
]);
