import { sortProducts } from "../../catalogue/sort-orders.ts";
import type { IndexedCollection } from "../../catalogue/store-index.ts";
import { type ConnectionArguments, connection } from "../connection.ts";
import type { View } from "../context.ts";
import { unsupported } from "../errors.ts";
import { image } from "./image.ts";
import { noMetafields } from "./metafields.ts";
import { product } from "./product.ts";
import { escapeHtml, truncate } from "./text.ts";

type ProductsArguments = ConnectionArguments & {
  sortKey?: string | null;
  reverse?: boolean | null;
  filters?: readonly unknown[] | null;
};

const views = new WeakMap<IndexedCollection, View>();

/** A collection as the API's Collection. */
export function collection(indexed: IndexedCollection): View {
  const known = views.get(indexed);
  if (known) return known;
  const made = makeCollection(indexed);
  views.set(indexed, made);
  return made;
}

function makeCollection(indexed: IndexedCollection): View {
  const { record } = indexed;
  const picture = indexed.products[0]?.record.pictures[0];

  return {
    __typename: "Collection",
    ...noMetafields,
    id: indexed.id,
    handle: record.handle,
    title: record.title,
    description: (args: { truncateAt?: number | null }) =>
      truncate(record.description, args.truncateAt),
    descriptionHtml: `<p>${escapeHtml(record.description)}</p>`,
    image: picture ? image(picture, "CollectionImage") : null,
    seo: { title: record.title, description: record.description },
    products: (args: ProductsArguments) => {
      if (args.filters && args.filters.length > 0) throw unsupported("Filtering a collection");
      const sorted = sortProducts(
        indexed.products,
        args.sortKey ?? "COLLECTION_DEFAULT",
        args.reverse ?? false,
      );
      return connection(sorted, args, ({ id }) => id, product);
    },
    onlineStoreUrl: null,
    trackingParameters: null,
  };
}
