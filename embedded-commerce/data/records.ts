/** One picture of a product. The shot names the master in `art/masters/`; the alt text lives here, once. */
export type PictureRecord = { shot: string; alt: string };

/** A purchasable combination of option values, in the order of the product's options. */
export type VariantRecord = {
  options: readonly string[];
  priceCents: number;
  /** Shown struck through; only where the same content costs more when bought apart. */
  compareAtCents?: number;
  /** What is on the shelf when the store opens; orders lower it in the database. */
  stock: number;
};

/** A row of the product table that the service sells from and the art is rendered from. */
export type ProductRecord = {
  /** Identity for ever: identifiers come from it, and the default listing follows it. Leave gaps. */
  number: number;
  handle: string;
  title: string;
  /** The first sentence of the first paragraph is the line on a product card: at most 48 characters. */
  description: readonly string[];
  productType: string;
  tags: readonly string[];
  options: readonly { name: string; values: readonly string[] }[];
  variants: readonly VariantRecord[];
  pictures: readonly PictureRecord[];
  publishedAt: string;
};

export type ArticleRecord = {
  number: number;
  handle: string;
  title: string;
  contentHtml: string;
  /** Plain text, one or two sentences. */
  excerpt: string;
  tags: readonly string[];
  picture: PictureRecord;
  author: { firstName: string; lastName: string; bio: string };
  publishedAt: string;
  seo: { title: string; description: string };
};

/** Everything that the service sells and tells. */
export type Catalogue = {
  products: readonly ProductRecord[];
  articles: readonly ArticleRecord[];
};
