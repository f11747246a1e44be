import { memo, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { BuyBar, buyBarButtonClass } from "~/blocks/buy-bar";
import { toPersistedProduct } from "~/blocks/persisted-product";
import { addSeen } from "~/blocks/seen-products";
import { getStoreImageUrl, previewCrop } from "~/blocks/store-picture";
import type { Product } from "~/commerce/model";
import type { ProductCopy } from "~/content/product/product-copy";
import { site } from "~/content/site";
import { shortDescription } from "~/lib/text";
import { absoluteUrl } from "~/lib/urls";
import { Button } from "~/ui/button";
import { useIsInView } from "~/ui/use-is-in-view";
import { BuyBox, buyFormId } from "./buy-box";
import { Gallery } from "./gallery";
import { ProductHead } from "./product-head";
import { ProductLayout } from "./product-layout";
import { ProductRest } from "./product-rest";
import { optionsToShow, useVariantChoice } from "./variant-choice";

// A press on an option changes nothing in them.
const SteadyMeta = memo(ProductMeta);

const SteadyGallery = memo(Gallery);
const SteadyHead = memo(ProductHead);
const SteadyRest = memo(ProductRest);

type ProductDetailProps = {
  product: Product;
  related: readonly Product[];
  copy: ProductCopy;
  quizButton: ReactNode;
  siteUrl: string;
};

export function ProductDetail({ product, related, copy, quizButton, siteUrl }: ProductDetailProps) {
  const { note } = copy;
  const path = `/products/${encodeURIComponent(product.handle)}`;
  const chosen = useVariantChoice(product);
  const addButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    addSeen(toPersistedProduct(product));
  }, [product]);

  return (
    <>
      <SteadyMeta product={product} url={siteUrl + path} siteUrl={siteUrl} />
      <ProductLayout gallery={<SteadyGallery product={product} />}>
        <SteadyHead product={product} note={note} />
        <BuyBox {...{ product, note, chosen, addButton, quizButton }} />
      </ProductLayout>
      <SteadyRest {...{ product, path, related, copy, siteUrl }} />
      <ProductBuyBar {...{ product, chosen, addButton }} />
    </>
  );
}

type ProductBuyBarProps = {
  product: Product;
  chosen: ReturnType<typeof useVariantChoice>;
  addButton: RefObject<HTMLButtonElement | null>;
};

/** Shown while the button in the page is out of view. */
function ProductBuyBar({ product, chosen: { variant }, addButton }: ProductBuyBarProps) {
  const isHidden = useIsInView(addButton);
  if (!variant) return null;

  const options = optionsToShow(product).length > 0 ? variant.selectedOptions : [];
  return (
    <BuyBar
      label="Buy"
      price={variant.price}
      note={options.map(({ value }) => value).join(" · ") || product.title}
      isHidden={isHidden}
      className="px-edge lg:hidden noscript:hidden"
    >
      <Button
        type="submit"
        form={buyFormId}
        disabled={!variant.availableForSale}
        className={buyBarButtonClass}
      >
        {variant.availableForSale ? "Add to Cart" : "Out of Stock"}
      </Button>
    </BuyBar>
  );
}

type ProductMetaProps = {
  product: Product;
  /** Of the page, without a choice. */
  url: string;
  siteUrl: string;
};

/** Meta tags for search engines and link previews. */
function ProductMeta({ product, url, siteUrl }: ProductMetaProps) {
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
