import { memo, type ReactNode, useEffect, useRef } from "react";
import { BuyBar, buyBarButtonClass, useIsInView } from "~/blocks/buy-bar";
import { optionValues } from "~/blocks/option-values";
import { toPersistedProduct } from "~/blocks/persisted-list";
import { Heart } from "~/blocks/product-card";
import { getPageBadges } from "~/blocks/product-tags";
import { addSeen } from "~/blocks/recently-viewed";
import { StarRating } from "~/blocks/star-rating";
import { getStoreImageUrl, previewCrop } from "~/blocks/store-picture";
import type { Product } from "~/commerce/model";
import { facts } from "~/content/facts";
import type { ProductCopy, ProductNote } from "~/content/product/product-notes";
import { site } from "~/content/site";
import { firstSentences, shortDescription } from "~/lib/text";
import { absoluteUrl } from "~/lib/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Tag } from "~/ui/tag";
import { BuyBox, type BuyBoxProps, buyFormId } from "./buy-box";
import { Gallery } from "./gallery";
import { ProductLayout } from "./product-layout";
import { ProductRest } from "./product-rest";
import { useVariantChoice } from "./variant-choice";

type ProductDetailProps = {
  product: Product;
  related: readonly Product[];
  copy: ProductCopy;
  quizButton: ReactNode;
  siteUrl: string;
};

/** Most parts are memoized: a press on an option changes nothing in them. */
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
      <ProductMeta product={product} url={siteUrl + path} siteUrl={siteUrl} />
      <ProductLayout gallery={<Gallery product={product} />}>
        <ProductHead product={product} note={note} />
        <BuyBox {...{ product, note, chosen, addButton, quizButton }} />
      </ProductLayout>
      <ProductRest {...{ product, path, related, copy, siteUrl }} />
      <ProductBuyBar {...{ product, chosen, addButton }} />
    </>
  );
}

type ProductBuyBarProps = Pick<BuyBoxProps, "product" | "chosen" | "addButton">;

/** Shown while the button in the page is out of view. */
function ProductBuyBar({ product, chosen: { variant }, addButton }: ProductBuyBarProps) {
  const isHidden = useIsInView(addButton);
  if (!variant) return null;

  return (
    <BuyBar
      label="Buy"
      price={variant.price}
      note={optionValues(variant).join(" · ") || product.title}
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

type ProductMetaProps = Pick<ProductDetailProps, "product" | "siteUrl"> & { url: string };

/** Meta tags for search engines and link previews; `url` has no chosen options. */
const ProductMeta = memo(function ProductMeta({ product, url, siteUrl }: ProductMetaProps) {
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
});

type ProductHeadProps = { product: Product; note: ProductNote | null };

const ProductHead = memo(function ProductHead({ product, note }: ProductHeadProps) {
  const { title, description, tags } = product;
  const badges = getPageBadges(tags);
  return (
    <>
      <div className={`flex items-center justify-between ${onPictureClass}`}>
        <Link to="/shop" className={backClass}>
          <Icon name="arrow-left" size={16} />
          Back to Shop
        </Link>
        <Heart product={toPersistedProduct(product)} className="-mr-2.5" />
      </div>
      {badges.length > 0 && (
        <ul className="flex gap-2 sm:mt-2">
          {badges.map((badge) => (
            <li key={badge}>
              <Tag>{badge}</Tag>
            </li>
          ))}
        </ul>
      )}
      <h1 className={titleClass}>{title}</h1>
      {note && <p className="mt-2 display-italic text-display-xs font-normal">{note.labelLine}</p>}
      <p className="mt-4 text-note">
        <StarRating rating={facts.averageRating} reviews={`${facts.productReviews} reviews`} />
      </p>
      <p className="mt-4 max-w-measure-sm">{firstSentences(description, 2)}</p>
    </>
  );
});

const backClass = "inline-flex min-h-11 items-center gap-2 text-note hover:underline sm:text-muted";

/** On the phone the way back and the heart lie on the picture. */
const onPictureClass = "max-sm:absolute max-sm:inset-x-edge max-sm:top-1.5 max-sm:z-1";

/** From tablets up the longest word of a name has to fit the narrow column. */
const titleClass = [
  "mt-5 font-display text-display-xl sm:text-[3rem] lg:mt-4",
  "lg:text-[clamp(3rem,4.7vw,4.25rem)]",
].join(" ");
