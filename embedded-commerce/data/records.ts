/** An image. The shot is the name of its master in the brand's `pictures/`, or the address of an image elsewhere. */
export type ImageRecord = {
  shot: string;
  alt: string;
  /** Image of another store's catalog; its size in pixels. */
  remote?: { url: string; width: number | null; height: number | null };
};

/**
 * A video without sound. The shot is the name of its first frame in the brand's `pictures/`, which has the shape of the video;
 * the video itself is beside it in two encodings, `SHOT.av1.mp4` and `SHOT.h264.mp4`.
 */
export type VideoRecord = ImageRecord;

/** What a selling plan makes of a variant's price. */
export type PlanPricing =
  | { type: "percentage"; percent: number }
  | { type: "amount off"; cents: number }
  | { type: "fixed price"; cents: number };

/** A way to charge and deliver repeatedly. */
export type SellingPlanRecord = {
  /** Never changes: the id comes from it. */
  number: number;
  name: string;
  /** Days between two deliveries. */
  days: number;
  /** Deliveries that each charge pays for in advance; without it, each is charged when it is sent. */
  deliveries?: number;
  /** Of all deliveries of a charge. */
  pricing: PlanPricing;
  /** The price of the first orders. */
  introduction?: { orders: number; pricing: PlanPricing };
};

/** Selling plans that are offered together. */
export type SellingPlanGroupRecord = { name: string; plans: readonly SellingPlanRecord[] };

/** A purchasable combination of option values, in the order of the product's options. */
export type VariantRecord = {
  options: readonly string[];
  /** The option values as first published, when they were reworded since: the id comes from them. */
  formerOptions?: readonly string[];
  priceCents: number;
  /** The price of the same content bought separately. Shown struck through. */
  compareAtCents?: number;
  /** Where it is another one than the product's first. */
  image?: ImageRecord;
  /** The initial stock; orders lower it in the database. */
  stock: number;
  /** Absent from a variant that is sold only once. */
  planGroups?: readonly SellingPlanGroupRecord[];
};

/** A product of the store. The images are rendered from it as well. */
export type ProductRecord = {
  /** Never changes: ids and the listing order come from it. Leave gaps. */
  number: number;
  handle: string;
  title: string;
  /** The first sentence of the first paragraph is the line on a product card: at most 48 characters. */
  description: readonly string[];
  /** Description in place of the paragraphs, for a catalog of another store. */
  descriptionHtml?: string;
  /** Vendor, where it is not the shop. */
  vendor?: string;
  productType: string;
  tags: readonly string[];
  options: readonly { name: string; values: readonly string[] }[];
  variants: readonly VariantRecord[];
  /** How a subscription to it is sent, where not by standard delivery. */
  planShipping?: "Priority" | "Express";
  /** Sold with a plan only. */
  requiresSellingPlan?: boolean;
  images: readonly ImageRecord[];
  video?: VideoRecord;
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
  image: ImageRecord;
  author: { firstName: string; lastName: string; bio: string };
  publishedAt: string;
  seo: { title: string; description: string };
};

/** Products and articles of the store. */
export type Catalog = {
  products: readonly ProductRecord[];
  articles: readonly ArticleRecord[];
};
