import { isFileUrl } from "~/lib/urls";
import type { CommerceClient } from "../client";
import { noData } from "../errors";
import { getNodes, graphql, type ResultOf } from "../graphql";
import { maxImages, maxMedia, maxVariants } from "../list-sizes";
import type { Product, ProductDetails, ProductVideo } from "../model";
import { productFields, reshapeProduct, sellingPlanFields } from "./reshape-product";

/** Beside the fields of lists, what only the product's page shows. */
const detailFields = graphql(`
  fragment DetailFields on Product @_unmask {
    vendor
    descriptionHtml
    seo { title description }
    variants(first: ${maxVariants}) { edges { node { id sku barcode } } }
    sizes: images(first: ${maxImages}) { edges { node { url width height } } }
  }
`);

/** The videos stand beside the product: a store that refuses them still sends all else. */
const videoFields = graphql(`
  fragment VideoFields on Product @_unmask {
    media(first: ${maxMedia}) {
      edges {
        node {
          ... on Video {
            alt
            previewImage { url altText width height }
            sources { url mimeType width }
          }
        }
      }
    }
  }
`);

const getProductByHandle = graphql(
  `
    query GetProductByHandle($handle: String!) {
      product(handle: $handle) { ...ProductFields ...DetailFields }
      videos: product(handle: $handle) { ...VideoFields }
    }
  `,
  [productFields, detailFields, videoFields],
);

const getProductByHandleWithPlans = graphql(
  `
    query GetProductByHandle($handle: String!) {
      product(handle: $handle) { ...ProductFields ...DetailFields ...SellingPlanFields }
      videos: product(handle: $handle) { ...VideoFields }
    }
  `,
  [productFields, detailFields, videoFields, sellingPlanFields],
);

/** One product, or null when the store has none of that handle. Throws `CommerceError`. */
export async function fetchProduct(
  client: CommerceClient,
  handle: string,
): Promise<ProductDetails | null> {
  if (handle === "") return null;
  const document = client.hasSellingPlans ? getProductByHandleWithPlans : getProductByHandle;
  const { product, videos } = await client.run(document, { handle });
  if (product === undefined) throw noData();
  return product && addDetails(reshapeProduct(product), product, reshapeVideos(videos));
}

function addDetails(
  product: Product,
  { vendor, descriptionHtml, seo, sizes, variants: nodes }: ResultOf<typeof detailFields>,
  videos: readonly ProductVideo[],
): ProductDetails {
  const known = new Map(
    getNodes(sizes).map(({ url, width, height }) => [
      url,
      width && height ? { width, height } : null,
    ]),
  );
  const own = product.variants.flatMap(({ image }) => image ?? []);
  const images = [
    ...new Map([...product.images, ...own].map((image) => [image.url, image])).values(),
  ];
  const numbers = new Map(getNodes(nodes).map(({ id, sku, barcode }) => [id, { sku, barcode }]));
  const variants = product.variants.map((variant) => {
    const { sku, barcode } = numbers.get(variant.id) ?? {};
    const gtin = toGtin(barcode);
    return { ...variant, ...(sku && { sku }), ...(gtin && { gtin }) };
  });
  const details = { vendor: vendor ?? "", descriptionHtml: descriptionHtml ?? "", seo };
  return {
    ...product,
    ...details,
    images: images.map((image) => ({ ...image, size: known.get(image.url) ?? null })),
    videos,
    variants,
  };
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

/** Wide enough for the stage of a phone; a larger rendition of a video is chosen only where there is no smaller one. */
const enoughWidth = 540;

/**
 * The videos that have a poster and a file which browsers play. What lies on other platforms, and models in three
 * dimensions, have no file.
 */
function reshapeVideos(product: ResultOf<typeof videoFields> | null | undefined): ProductVideo[] {
  return getNodes(product?.media).flatMap((node) => {
    if (!("sources" in node)) return [];
    const { alt, previewImage: poster } = node;
    const files = (node.sources ?? []).filter(
      (source) => isFileUrl(source?.url) && /^video\/(?:mp4|webm)\b/.test(source.mimeType),
    );
    const widths = files.map(({ width }) => width ?? 0);
    const width = Math.min(...widths.filter((width) => width >= enoughWidth));
    const chosen = Number.isFinite(width) ? width : Math.max(...widths);
    const [first, ...others] = files
      .filter((file) => (file.width ?? 0) === chosen)
      .map(({ url, mimeType }) => ({ url, mimeType }));
    if (!first || !poster?.url) return [];
    const { url, altText, width: posterWidth, height } = poster;
    const size = posterWidth && height ? { width: posterWidth, height } : null;
    const text = alt ?? altText ?? "";
    return { alt: text, poster: { url, alt: text, size }, sources: [first, ...others] as const };
  });
}
