import type { Money } from "~/lib/money";
import type { BlogHandle } from "~/lib/paths";
import type { PlanCharges } from "~/lib/plan-charges";
import type { QuantityRule } from "~/lib/quantity-rule";

type SelectedOption = { name: string; value: string };

/** `alt` is empty when the store gives none. */
export type StoreImage = { url: string; alt: string };

/**
 * A way to pay and deliver repeatedly, as the store names it ("Every 30 days"), with its group where the product has
 * another plan of that name.
 */
export type SellingPlan = { id: string; name: string };

/** What a variant costs under a plan. */
export type SellingPlanAllocation = PlanCharges & {
  sellingPlan: SellingPlan;
  /** The price of the deliveries of one charge without the plan; null where the store names none. */
  compareAtPrice: Money | null;
};

/** The merchant's own unit price, and what is sold: €7.60 for 100 ML, and 250 ML. Units as the API names them. */
export type UnitPrice = { price: Money; referenceValue: number; referenceUnit: string } & Quantity;
type Quantity = { quantityValue?: number; quantityUnit?: string | null };

export type Variant = {
  id: string;
  title: string;
  /** Bought once. */
  price: Money;
  /** The earlier, higher price that the store compares to; null where it names none. */
  compareAtPrice: Money | null;
  availableForSale: boolean;
  /** Sold while the store has none of it. */
  isBackordered: boolean;
  /** Missing where the store has none, as the rule is for what is sold one by one. */
  unitPrice?: UnitPrice;
  quantityRule?: QuantityRule;
  /** Null where it is the product's first image, and where the store has none. */
  image: StoreImage | null;
  /** Empty for a product without options. */
  selectedOptions: readonly SelectedOption[];
  /** False for a gift card, a file or a service. */
  requiresShipping: boolean;
  /** The brand's own number; read for the product's page alone, where the store has one. */
  sku?: string;
  /** GTIN of 8, 12, 13 or 14 digits; read for the product's page alone, where the store's barcode is one. */
  gtin?: string;
  /** Empty when it is sold without plans. */
  sellingPlanAllocations: readonly SellingPlanAllocation[];
};

export type ProductOption = { name: string; values: readonly string[] };

/** The average, out of five, with one decimal; the count is at least 1. */
export type StoreRating = { average: string; count: number };

/** A product as the shop's pages use it. Lists may be empty. */
export type Product = {
  id: string;
  handle: string;
  title: string;
  description: string;
  tags: readonly string[];
  /** The lowest price that can be chosen; null when the store sends none. */
  minPrice: Money | null;
  /** The unit price of the variant that has the lowest price; missing where the store has none. */
  minUnitPrice?: UnitPrice;
  images: readonly StoreImage[];
  variants: readonly Variant[];
  /** Whether the store has variants that were not fetched. What is not in `variants` may exist then. */
  hasMoreVariants: boolean;
  /** Whether any variant can be bought, also one that was not fetched. */
  availableForSale: boolean;
  options: readonly ProductOption[];
  /** Sold with a plan only. */
  requiresSellingPlan: boolean;
  /** For those with its address only: not for search engines, nor the shop's own search. */
  isHidden?: true;
  /** Average and number of the store's reviews; missing where it has none. */
  rating?: StoreRating;
};

/** Size of the master, in pixels. */
type ImageSize = { width: number; height: number };

/** `size` is null when the store gives none. */
export type SizedImage = StoreImage & { size: ImageSize | null };

/** A video in the encodings that the store has of it, first the one that is to be tried first. */
export type ProductVideo = {
  /** Empty when the store gives none. */
  alt: string;
  poster: SizedImage;
  sources: readonly [VideoSource, ...VideoSource[]];
};

type VideoSource = { url: string; mimeType: string };

/** A product with what only its own page shows; `descriptionHtml` is untrusted. */
export type ProductDetails = Omit<Product, "images"> & {
  images: readonly SizedImage[];
  videos: readonly ProductVideo[];
  /** Empty when the store names none. */
  vendor: string;
  /** What the merchant wrote for search engines; null where it is the product's own. */
  seo: SearchListing | null;
  descriptionHtml: string;
};

type SearchListing = { title: string | null; description: string | null };

/** An article of the store; `contentHtml` and `excerptHtml` are untrusted. */
export type Article = {
  id: string;
  blog: BlogHandle;
  handle: string;
  title: string;
  contentHtml: string;
  excerptHtml: string | null;
  image: { url: string; alt: string } | null;
  tags: readonly string[];
  /** ISO 8601, UTC. */
  publishedAt: string;
  author: { name: string; bio: string | null } | null;
  /** For search engines and link previews; null where the store has none. */
  seo: SearchListing | null;
};

/** An article for lists; everything in it is plain text. */
export type ArticleTeaser = Omit<Article, "contentHtml" | "excerptHtml" | "seo"> & {
  /** Empty when the store gives none. */
  excerpt: string;
  /** The first characters of the article, for lists without an excerpt. */
  opening: string;
  wordCount: number;
};
