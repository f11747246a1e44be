import { memo } from "react";
import { breadcrumbList, pageTitle, StructuredData } from "~/blocks/page-meta";
import { getStoreImageUrl, previewCrop } from "~/blocks/store-picture";
import type { Product, ProductDetails, Variant } from "~/commerce/model";
import { site } from "~/content/site";
import type { Money } from "~/lib/money";
import { getProductPath } from "~/lib/paths";
import { shortDescription } from "~/lib/text";
import { absoluteUrl } from "~/lib/urls";

type SoldProduct = Product & Pick<ProductDetails, "vendor">;
type ProductMetaProps = { product: SoldProduct; siteUrl: string };

/** Meta tags and structured data for search engines and link previews, without chosen options. */
export const ProductMeta = memo(function ProductMeta({ product, siteUrl }: ProductMetaProps) {
  const { title, images } = product;
  const path = getProductPath(product.handle);
  const url = siteUrl + path;
  const description = shortDescription(product.description);
  const [image] = images;
  const picture =
    image && absoluteUrl(getStoreImageUrl(image.url, previewCrop.width, previewCrop), siteUrl);
  const steps = [
    ["Shop", "/shop"],
    [title, path],
  ] as const;
  return (
    <>
      <title>{pageTitle(title)}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={url} />
      <meta property="og:type" content="product" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      {picture && <meta property="og:image" content={picture} />}
      {picture && image.alt && <meta property="og:image:alt" content={image.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
      <StructuredData data={productData(product, siteUrl)} />
      <StructuredData data={breadcrumbList(siteUrl, steps)} />
    </>
  );
});

/**
 * A schema.org Product with an Offer for each variant. The rating that pages show is left out, because
 * no review source backs it (rule 6 in docs/rules.md).
 */
export function productData(product: SoldProduct, siteUrl: string) {
  const { title, description, images, variants, vendor } = product;
  const url = siteUrl + getProductPath(product.handle);
  return {
    "@type": "Product",
    name: title,
    description: description || undefined,
    url,
    image: images.map((image) => absoluteUrl(image.url, siteUrl)),
    brand: vendor === "" ? undefined : { "@type": "Brand", name: vendor },
    offers: variants.map((variant) => toOffer(variant, getOfferPrice(product, variant), url)),
  };
}

/** Of a one-time purchase, unless there is none. */
function getOfferPrice({ requiresSellingPlan }: Product, variant: Variant): Money {
  const [first] = variant.sellingPlanAllocations;
  return requiresSellingPlan && first ? first.price : variant.price;
}

function toOffer({ availableForSale, selectedOptions }: Variant, price: Money, url: string) {
  const chosen = selectedOptions.filter(({ value }) => value !== "Default Title");
  const query = new URLSearchParams(chosen.map(({ name, value }) => [name, value])).toString();
  return {
    "@type": "Offer",
    url: query ? `${url}?${query}` : url,
    price: price.amount,
    priceCurrency: price.currencyCode,
    availability: `https://schema.org/${availableForSale ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
  };
}
