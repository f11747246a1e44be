/** Writes a file of the brand anew, edits its text, or removes it with what is in it. */
type Edit = string | ((text: string) => string) | null;

/** Replaces every occurrence. Throws where there is none, so that the edit follows the file. */
function replace(text: string, from: string | RegExp, to: string): string {
  const edited = text.replaceAll(typeof from === "string" ? from : new RegExp(from, "gs"), to);
  if (edited === text) throw new Error(`Nothing to replace: ${from}`);
  return edited;
}

const inOrder =
  (...pairs: readonly (readonly [string | RegExp, string])[]) =>
  (text: string) =>
    pairs.reduce((edited, [from, to]) => replace(edited, from, to), text);

/** A brand with three products in euros, without plans, bundles, holidays, blog and quiz: each file that its owner edits. */
export const maren: Readonly<Record<string, Edit>> = {
  "content/site.ts": inOrder(
    [/name: "Solenne"/, 'name: "Maren"'],
    [/logo: null as/, "logo: { width: 120, height: 32 } as"],
    [/slug: "solenne"/, 'slug: "maren"'],
    [
      /description:\s+"Supplements[^"]+"/,
      'description: "Soap, oil and balm for hair, made by the sea."',
    ],
    ["hello@solenne.example", "moin@maren.example"],
    [/numberPrefix: "SOL"/, 'numberPrefix: "MAR"'],
    ["solenne.hair", "maren.hair"],
    [
      /pagesOff: \[\]/,
      'pagesOff: ["/quiz", "/science", "/learn/ingredients", "/about/founder", "/proof/press", "/subscribe", "/holidays", "/bundles", "/blog", "/shop/nutraceuticals"]',
    ],
  ),

  "content/market.ts": inOrder(
    ['"USD"', '"EUR"'],
    ['symbol: "$"', 'symbol: "€"'],
    ['"US dollars"', '"euros"'],
    ['country: "US"', 'country: "DE"'],
    ['"United States"', '"Germany"'],
    ['"the United States"', '"Germany"'],
    ['"the US"', '"Germany"'],
    ['madeIn: "USA"', 'madeIn: "Germany"'],
    ['"the USA"', '"Germany"'],
    ["America/New_York", "Europe/Berlin"],
    ["New York (Eastern Time)", "Berlin"],
    ["pricesIncludeTax: false", "pricesIncludeTax: true"],
    ["Weekends and federal holidays", "Weekends and public holidays"],
    [/fixed: \[.*?\],\s+floating: \[.*?\n {4}\],/, 'fixed: ["01-01", "12-25"],\n    floating: [],'],
    ['label: "ZIP code"', 'label: "Postal code"'],
    ["Enter a ZIP code.", "Enter a postal code."],
    [String.raw`/^\d{5}(-\d{4})?$/`, String.raw`/^\d{5}$/`],
    ["Enter a five-digit ZIP code, such as 94107.", "Enter five digits, such as 20095."],
    [/(regions: readonly [^=]+= )\[.*\];/, "$1[];"],
  ),

  "theme.css": inOrder(["--color-primary: #1f3a34", "--color-primary: #1f3050"]),

  "logo.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32"><path d="M4 28V4l20 24V4" fill="none" stroke="#1f3050" stroke-width="3"/></svg>\n',

  "content/products/index.ts": `import type { BrandProduct } from "~/lib/brand-product";
import type { IngredientId } from "../help/glossary";

export const products = {
  "hair-soap": {
    title: "Hair Soap",
    labelLine: "For every wash",
    use: "Between wet hands, then into wet hair.",
    formula: {
      actives: [{ id: "argan-oil", purpose: "Adds slip" }],
      ingredients: ["Sodium Olivate", "Aqua", "Argania Spinosa Kernel Oil", "Linalool"],
      allergens: [{ ingredient: "Linalool", name: "linalool" }],
    },
  },
  "sea-oil": { title: "Sea Oil", labelLine: "For ends", use: "Three drops on damp ends." },
  "scalp-balm": { title: "Scalp Balm", labelLine: "For the night", use: "A pea of it, before bed." },
} as const satisfies Record<string, BrandProduct<IngredientId>>;

export type ProductHandle = keyof typeof products;
`,

  "content/home/home.ts": inOrder(
    [/"hair-nutraceutical(-45)?"/, '"hair-soap"'],
    ['"growth-strength-shampoo"', '"sea-oil"'],
  ),

  "content/quiz/quiz-routine.ts": inOrder([/(RoutineProduct>>> = )\{.*?\n\};/, "$1{};"]),

  "content/proof/reviews.ts": inOrder([/(reviews: readonly Review\[\] = )\[.*\];/, "$1[];"]),

  "store/catalog.ts": `import type { Catalog, ProductRecord } from "../../../embedded-commerce/data/records.ts";

function toProduct(number: number, handle: string, title: string, tags: string[], shot: string): ProductRecord {
  return {
    number,
    handle,
    title,
    description: ["Made by the sea. Nothing in it that hair does not need."],
    productType: "Hair care",
    tags,
    options: [],
    variants: [{ options: [], priceCents: 1900, stock: 50 }],
    images: [{ shot, alt: "The product on a table" }],
    publishedAt: "2026-01-05T09:00:00Z",
  };
}

export const catalog: Catalog = {
  products: [
    toProduct(1100, "hair-soap", "Hair Soap", ["bestseller", "haircare"], "shampoo-front"),
    toProduct(1200, "sea-oil", "Sea Oil", ["haircare"], "hair-oil-front"),
    toProduct(1300, "scalp-balm", "Scalp Balm", ["scalp"], "overnight-scalp-mask-front"),
  ],
  articles: [],
};
`,
  "content/product/avoid.ts": inOrder([/(avoidable: [^=]+= )\[.*?\n\];/, "$1[];"]),

  "store/articles": null,
  "store/articles.ts": null,
  "store/products": null,
};
