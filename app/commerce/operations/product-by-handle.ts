import type { CommerceClient } from "../client";
import { noData } from "../errors";
import { getNodes, graphql, type ResultOf } from "../graphql";
import { maxImages } from "../list-sizes";
import type { Product, ProductDetails } from "../model";
import { productFields, reshapeProduct, sellingPlanFields } from "./reshape-product";

/** Beside the fields of lists, what only the product's page shows. */
const detailFields = graphql(`
  fragment DetailFields on Product @_unmask {
    vendor
    descriptionHtml
    sizes: images(first: ${maxImages}) { edges { node { url width height } } }
  }
`);

const getProductByHandle = graphql(
  `
    query GetProductByHandle($handle: String!) {
      product(handle: $handle) { ...ProductFields ...DetailFields }
    }
  `,
  [productFields, detailFields],
);

const getProductByHandleWithPlans = graphql(
  `
    query GetProductByHandle($handle: String!) {
      product(handle: $handle) { ...ProductFields ...DetailFields ...SellingPlanFields }
    }
  `,
  [productFields, detailFields, sellingPlanFields],
);

/** One product, or null when the store has none of that handle. Throws `CommerceError`. */
export async function fetchProduct(
  client: CommerceClient,
  handle: string,
): Promise<ProductDetails | null> {
  if (handle === "") return null;
  const document = client.hasSellingPlans ? getProductByHandleWithPlans : getProductByHandle;
  const { product } = await client.run(document, { handle });
  if (product === undefined) throw noData();
  return product && addDetails(reshapeProduct(product), product);
}

function addDetails(
  product: Product,
  { vendor, descriptionHtml, sizes }: ResultOf<typeof detailFields>,
): ProductDetails {
  const known = new Map(
    getNodes(sizes).map(({ url, width, height }) => [
      url,
      width && height ? { width, height } : null,
    ]),
  );
  const images = product.images.map((image) => ({ ...image, size: known.get(image.url) ?? null }));
  return { ...product, images, vendor: vendor ?? "", descriptionHtml: descriptionHtml ?? "" };
}
