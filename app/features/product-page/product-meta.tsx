import { memo } from "react";
import { site } from "#brand/content/site.ts";
import { BreadcrumbData, ImageMeta, pageTitle, StructuredData } from "~/blocks/page-meta";
import type { ProductDetails } from "~/commerce/model";
import { useRoot } from "~/commerce/root";
import { getProductPath } from "~/lib/paths";
import { getStoreImageUrl, previewCrop } from "~/lib/store-image";
import { shortDescription } from "~/lib/text";
import { absoluteUrl } from "~/lib/urls";
import { getCaution } from "~/product/brand-products";
import { productData, type SoldProduct } from "./product-data";

type ProductMetaProps = { product: SoldProduct & Pick<ProductDetails, "seo"> };

/** Meta tags and structured data for search engines and link previews, without chosen options. */
export const ProductMeta = memo(function ProductMeta({ product }: ProductMetaProps) {
  const { storefront, products } = useRoot();
  const { siteUrl } = storefront;
  const { title, images } = product;
  const path = getProductPath(product.handle);
  const url = siteUrl + path;
  const { seo } = product;
  const description = shortDescription(seo?.description || product.description);
  const [image] = images;
  const preview =
    image && absoluteUrl(getStoreImageUrl(image.url, previewCrop.width, previewCrop), siteUrl);
  const caution = getCaution([product.handle], products);
  // What writes it is not sent to browsers.
  const data = import.meta.env.SSR
    ? productData(product, siteUrl, caution?.isSample ? "" : caution?.text)
    : null;
  const steps = [
    ["Shop", "/shop"],
    [title, path],
  ] as const;
  return (
    <>
      <title>{pageTitle(seo?.title || title)}</title>
      {product.isHidden && <meta name="robots" content="noindex" />}
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={url} />
      <meta property="og:type" content="product" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      {preview && <ImageMeta url={preview} alt={image.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
      {product.variants.length > 0 && <StructuredData data={data} />}
      <BreadcrumbData steps={steps} />
    </>
  );
});
