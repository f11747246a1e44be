import { createHash } from "node:crypto";
import { market } from "#brand/content/market.ts";
import { site } from "#brand/content/site.ts";
import { toMinorUnits, toMoney } from "../app/lib/money.ts";
import type { PlanCharges } from "../app/lib/plan-charges.ts";
import type {
  ArticleRecord,
  Catalog,
  PlanPricing,
  ProductRecord,
  SellingPlanRecord,
  VariantRecord,
} from "./data/records.ts";
import { getShots } from "./data/shots.ts";

/** A selling plan of a variant, and what it charges for one piece. */
export type Allocation = { planId: string; plan: SellingPlanRecord; charges: PlanCharges };

export type IndexedVariant = {
  id: string;
  title: string;
  record: VariantRecord;
  product: IndexedProduct;
  allocations: readonly Allocation[];
};

export type IndexedProduct = {
  id: string;
  record: ProductRecord;
  variants: readonly IndexedVariant[];
};

export type IndexedArticle = { id: string; record: ArticleRecord };

/** The catalog with its lookup tables. */
export type StoreIndex = ReturnType<typeof indexCatalog>;

/** Throws for two entries with the same id or handle. */
export function indexCatalog(catalog: Catalog) {
  const products = catalog.products.map(indexProduct);
  const articles = catalog.articles.map((record) => ({
    id: gid("Article", 600_000_000_000 + record.number),
    record,
  }));

  const videos = products.flatMap(({ record }) => record.video?.shot ?? []);

  return {
    products,
    articles,
    productByHandle: uniqueMap(products, (product) => product.record.handle),
    productById: uniqueMap(products, (product) => product.id),
    variantById: uniqueMap(
      products.flatMap((product) => product.variants),
      (variant) => variant.id,
    ),
    articleByHandle: uniqueMap(articles, (article) => article.record.handle),
    /** The shots of all images. */
    images: new Set([
      ...products.flatMap(({ record }) =>
        [...record.images, ...record.variants.flatMap(({ image }) => image ?? [])].map(
          ({ shot }) => shot,
        ),
      ),
      ...videos,
      ...articles.flatMap(({ record }) => getShots(record)),
    ]),
    /** The shots of all videos. */
    videos: new Set(videos),
  };
}

function indexProduct(record: ProductRecord): IndexedProduct {
  const variants: IndexedVariant[] = [];
  const product = { id: productId(record), record, variants };
  for (const variant of record.variants) {
    const title = variant.options.join(" / ");
    const allocations = getAllocations(variant);
    variants.push({
      id: variantId(record, variant),
      title,
      record: variant,
      product,
      allocations,
    });
  }
  return product;
}

function getAllocations({ planGroups = [], priceCents }: VariantRecord): Allocation[] {
  return planGroups
    .flatMap(({ plans }) => plans)
    .map((plan) => ({ plan, planId: planId(plan), charges: getCharges(plan, priceCents) }));
}

function getCharges(plan: SellingPlanRecord, onceCents: number): PlanCharges {
  const { days, deliveries = 1, pricing, introduction } = plan;
  const charge = (pricing: PlanPricing) =>
    toMoney(getPlanPriceCents(pricing, onceCents * deliveries), market.currency);
  return {
    price: charge(introduction?.pricing ?? pricing),
    renewalPrice: charge(pricing),
    introductoryOrders: introduction?.orders ?? 1,
    deliveries,
    deliveryInterval: { unit: "day", count: days },
    billingInterval: { unit: "day", count: days * deliveries },
  };
}

function getPlanPriceCents(pricing: PlanPricing, priceCents: number): number {
  switch (pricing.type) {
    case "percentage":
      return Math.round((priceCents * (100 - pricing.percent)) / 100);
    case "amount off":
      return Math.max(0, priceCents - pricing.cents);
    case "fixed price":
      return pricing.cents;
  }
}

/** Undefined for a plan that is gone or another product's. */
export function findAllocation(variant: IndexedVariant, planId: string): Allocation | undefined {
  return variant.allocations.find((allocation) => allocation.planId === planId);
}

/** What one piece costs, once or under the plan; null for a plan that the variant does not have. */
export function getUnitPriceCents(variant: IndexedVariant, planId?: string | null): number | null {
  if (!planId) return variant.record.priceCents;
  const allocation = findAllocation(variant, planId);
  return allocation ? toMinorUnits(allocation.charges.price) : null;
}

function uniqueMap<Entry>(
  entries: readonly Entry[],
  getKey: (entry: Entry) => string,
): ReadonlyMap<string, Entry> {
  const map = new Map<string, Entry>();
  for (const entry of entries) {
    const key = getKey(entry);
    if (map.has(key)) throw new Error(`The catalog has two entries with the identity ${key}.`);
    map.set(key, entry);
  }
  return map;
}

/** A global identifier as the Storefront API writes it. */
export function gid(type: string, key: number | string): string {
  return `gid://shopify/${type}/${key}`;
}

export function planId({ number }: SellingPlanRecord): string {
  return gid("SellingPlan", 690_000_000_000 + number);
}

/** Sorts in the listing order, which is that of the numbers. */
function productId(product: ProductRecord): string {
  return gid("Product", 8_400_000_000_000 + product.number);
}

/** Derived from the first option values, so that stored carts stay valid when rows are reordered or reworded. */
function variantId(product: ProductRecord, variant: VariantRecord): string {
  const { options, formerOptions = options } = variant;
  const key = `${product.number}:${formerOptions.join("\u0000")}`;
  return gid("ProductVariant", 45_000_000_000_000 + stableNumber(key));
}

/** The stock keeping unit of a product's variant, by its position. */
export function getSku({ number }: ProductRecord, position: number): string {
  return `${site.numberPrefix}-${number}-${position + 1}`;
}

/** A hash of the text, below 10^12. */
export function stableNumber(text: string): number {
  const digest = createHash("sha256").update(text).digest();
  return digest.readUIntBE(0, 6) % 1_000_000_000_000;
}
