import type { ArticleRecord, Catalogue, ProductRecord, VariantRecord } from "../data/records.ts";
import { gid, productId, variantId } from "./identifiers.ts";

export type IndexedVariant = {
  id: string;
  title: string;
  record: VariantRecord;
  product: IndexedProduct;
};

export type IndexedProduct = {
  id: string;
  record: ProductRecord;
  variants: readonly IndexedVariant[];
  minPriceCents: number;
};

export type IndexedArticle = { id: string; record: ArticleRecord };

/** The catalogue with everything that a query looks up by. */
export type StoreIndex = {
  products: readonly IndexedProduct[];
  articles: readonly IndexedArticle[];
  productByHandle: ReadonlyMap<string, IndexedProduct>;
  productById: ReadonlyMap<string, IndexedProduct>;
  variantById: ReadonlyMap<string, IndexedVariant>;
  articleByHandle: ReadonlyMap<string, IndexedArticle>;
  pictures: ReadonlySet<string>;
};

/** Throws on a catalogue with two things of one identity, because a cart could then sell the wrong one. */
export function indexCatalogue(catalogue: Catalogue): StoreIndex {
  const products = catalogue.products.map(indexProduct);
  const articles = catalogue.articles.map((record) => ({
    id: gid("Article", 600_000_000_000 + record.number),
    record,
  }));

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
    pictures: new Set([
      ...products.flatMap((product) => product.record.pictures.map(({ shot }) => shot)),
      ...articles.flatMap(({ record }) => shotsOf(record)),
    ]),
  };
}

/** An article's picture and those that stand in its text. */
export function shotsOf({ picture, contentHtml }: ArticleRecord): string[] {
  const inText = contentHtml.matchAll(/src="\/cdn\/shop\/files\/([a-z\d-]+)\.jpg/g);
  return [picture.shot, ...[...inText].map(([, shot = ""]) => shot)];
}

function indexProduct(record: ProductRecord): IndexedProduct {
  const prices = record.variants.map((variant) => variant.priceCents);
  const variants: IndexedVariant[] = [];
  const product: IndexedProduct = {
    id: productId(record),
    record,
    variants,
    minPriceCents: prices.length > 0 ? Math.min(...prices) : 0,
  };
  for (const variant of record.variants) {
    variants.push({
      id: variantId(record, variant),
      title: variant.options.join(" / "),
      record: variant,
      product,
    });
  }
  return product;
}

function uniqueMap<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): ReadonlyMap<string, Entry> {
  const map = new Map<string, Entry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (map.has(key)) throw new Error(`The catalogue has two entries with the identity ${key}.`);
    map.set(key, entry);
  }
  return map;
}
