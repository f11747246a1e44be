export type IsTouched = (key: string) => boolean;

/** Where products are shown; any of them may be related to any other. */
const pagesOfProducts = /^\/(?:$|\?|shop|products\/|bundles|holidays|learn\/ingredients)/;
/** The journal, whose articles name one another, and the page that begins with the newest. */
const pagesOfArticles = /^\/(?:$|\?|blog)/;

const touched = {
  products: pagesOfProducts,
  variants: pagesOfProducts,
  collections: pagesOfProducts,
  inventory_levels: pagesOfProducts,
  articles: pagesOfArticles,
  blogs: pagesOfArticles,
} as const satisfies Record<string, RegExp>;

/** What can change in the commerce service so that pages show it. */
export type Subject = keyof typeof touched;

export function isSubject(text: string): text is Subject {
  return Object.hasOwn(touched, text);
}

/** What a message such as `products/update` is about; `null` when no page shows it. */
export function subjectOf(topic: string): Subject | null {
  const [subject = ""] = topic.toLowerCase().split("/");
  return isSubject(subject) ? subject : null;
}

/** The pages that a change touches. A page is named by its key in the page cache. */
export function touchedBy(subject: Subject): IsTouched {
  return (key) => touched[subject].test(key);
}
