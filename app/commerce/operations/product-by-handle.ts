import type { CommerceClient } from "../client";
import { noData } from "../errors";
import { getNodes, graphql, type ResultOf } from "../graphql";
import { maxImages, maxVariants } from "../list-sizes";
import type { Product, ProductDetails } from "../model";
import { productFields, reshapeProduct, sellingPlanFields } from "./reshape-product";

/** Beside the fields of lists, what only the product's page shows. */
const detailFields = graphql(`
  fragment DetailFields on Product @_unmask {
    vendor
    descriptionHtml
    variants(first: ${maxVariants}) { edges { node { id sku barcode } } }
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
  { vendor, descriptionHtml, sizes, variants: nodes }: ResultOf<typeof detailFields>,
): ProductDetails {
  const known = new Map(
    getNodes(sizes).map(({ url, width, height }) => [
      url,
      width && height ? { width, height } : null,
    ]),
  );
  const images = product.images.map((image) => ({ ...image, size: known.get(image.url) ?? null }));
  const numbers = new Map(getNodes(nodes).map(({ id, sku, barcode }) => [id, { sku, barcode }]));
  const variants = product.variants.map((variant) => {
    const { sku, barcode } = numbers.get(variant.id) ?? {};
    const gtin = toGtin(barcode);
    return { ...variant, ...(sku && { sku }), ...(gtin && { gtin }) };
  });
  const details = { vendor: vendor ?? "", descriptionHtml: descriptionHtml ?? "" };
  return { ...product, ...details, images, variants };
}

/** A barcode that is a GTIN, with the right check digit (GS1); null for any other, which search engines refuse. */
function toGtin(barcode: string | null | undefined): string | null {
  const digits = barcode?.trim() ?? "";
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  const sum = [...digits].reduceRight(
    (total, digit, index) => total + Number(digit) * ((digits.length - index) % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0 ? digits : null;
}
