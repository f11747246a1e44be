type IsTouched = (key: string) => boolean;

/** Where products are shown; any of them may be related to any other. */
const pagesOfProducts = /^\/(?:$|\?|shop|products\/|bundles|holidays|learn\/ingredients)/;
/** The journal, whose articles name one another, and the page that begins with the newest. */
const pagesOfArticles = /^\/(?:$|\?|blog)/;

const touched: Readonly<Record<string, RegExp>> = {
  products: pagesOfProducts,
  variants: pagesOfProducts,
  collections: pagesOfProducts,
  inventory_levels: pagesOfProducts,
  articles: pagesOfArticles,
  blogs: pagesOfArticles,
};

/**
 * The pages that a change in the commerce service touches, by the topic of its message such as
 * `products/update`; `null` when it touches none. A page is named by its key in the page cache.
 */
export function touchedBy(topic: string): IsTouched | null {
  const [subject = ""] = topic.toLowerCase().split("/");
  const pages = Object.hasOwn(touched, subject) ? touched[subject] : undefined;
  return pages ? (key) => pages.test(key) : null;
}
