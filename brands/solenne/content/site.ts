/** The size of `logo.svg`: the last two numbers of its `viewBox`. */
export type Logo = { width: number; height: number };

/** The brand. Shop, server and embedded store read it from here. */
export const site = {
  name: "Solenne",
  /** Takes the place of the name in the header, such as `{ width: 180, height: 40 }`. */
  logo: null as Logo | null,
  /** Begins the names of files that visitors download. */
  slug: "solenne",
  description:
    "Supplements, haircare and scalp care for women. Clean formulas, every dose printed on the label.",
  /** For the app that a browser installs. */
  shortDescription: "Hair wellness for women: supplements, haircare and scalp care.",
  email: "hello@solenne.example",
  /** Begins the order numbers and article numbers of the embedded store: SOL-1001. */
  numberPrefix: "SOL",
  /** The store's name in 'Checkout with …'. */
  checkoutProvider: "Shopify",
  /** Pages that this brand has not, as in the setting `PAGES_OFF`, which names further ones: `["/quiz", "/holidays"]`. */
  pagesOff: [] as readonly string[],
  social: {
    instagram: "https://www.instagram.com/solenne.hair",
    facebook: "https://www.facebook.com/solenne.hair",
  },
} as const;

/** For sentences that speak of the quiz and cannot lead to it. */
export const hasQuiz = !site.pagesOff.includes("/quiz");
