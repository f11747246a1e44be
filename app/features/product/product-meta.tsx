import { getStoreImageUrl, previewCrop } from "~/blocks/store-picture";
import type { Product } from "~/commerce/model";
import { site } from "~/content/site";
import { shortDescription } from "~/lib/text";
import { absoluteUrl } from "~/lib/urls";

type ProductMetaProps = {
  product: Product;
  /** Of the page, without a choice. */
  url: string;
  siteUrl: string;
};

/** Meta tags for search engines and link previews. */
export function ProductMeta({ product, url, siteUrl }: ProductMetaProps) {
  const { title, images } = product;
  const description = shortDescription(product.description);
  const [image] = images;
  const picture =
    image && absoluteUrl(getStoreImageUrl(image.url, previewCrop.width, previewCrop), siteUrl);
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="product" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {picture && <meta property="og:image" content={picture} />}
      {picture && image.alt && <meta property="og:image:alt" content={image.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
