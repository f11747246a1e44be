import { cva } from "class-variance-authority";
import { memo, type ReactNode, Suspense, useEffect, useRef } from "react";
import { FaqSection } from "~/blocks/faq-section";
import { SupplementStatement } from "~/blocks/supplement-statement";
import type { Product } from "~/commerce/model";
import type { ProductCopy, ProductNote } from "~/content/product/product-notes";
import type { ProductReviews } from "~/content/proof/reviews";
import { firstCharacters } from "~/lib/plain-text";
import { firstSentences } from "~/lib/text";
import { BuyBar, buyBarButtonClass, useIsInView } from "~/product/buy-bar";
import { toPersistedProduct } from "~/product/persisted-list";
import { Heart } from "~/product/product-card";
import { addRecentlyViewed, RecentlyViewed } from "~/product/recently-viewed";
import { getPageBadges, getProductCategory } from "~/product/tags";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Tag } from "~/ui/tag";
import { Title } from "~/ui/title";
import { getTitleStep } from "~/ui/title-size";
import { BuyBox, type BuyBoxProps, buyFormId } from "./buy-box";
import { BuyButton } from "./buy-button";
import { CategoryBand } from "./category-band";
import { Gallery } from "./gallery";
import type { DescribedProduct } from "./product-description";
import { ProductLayout } from "./product-layout";
import { ProductMeta } from "./product-meta";
import { ProductRating, ReviewsSection } from "./product-reviews";
import { ProductTabs } from "./product-tabs";
import { RelatedRail } from "./related-products";
import { getKeptValues, getUnmatchedProblem } from "./unmatched-choice";
import { getChosenPrice, useVariantChoice } from "./variant-choice";

type ProductDetailProps = {
  product: DescribedProduct;
  related: readonly Product[];
  reviews: ProductReviews;
  copy: ProductCopy;
  quizButton: ReactNode;
};

/** Most parts are memoized: a press on an option changes nothing in them. */
export function ProductDetail(props: ProductDetailProps) {
  const { product, related, reviews, copy, quizButton } = props;
  const { note } = copy;
  const chosen = useVariantChoice(product);
  const addButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    addRecentlyViewed(toPersistedProduct(product));
  }, [product]);

  return (
    <>
      <ProductLayout gallery={<Gallery product={product} />}>
        <ProductHead product={product} note={note} hasReviews={reviews.count > 0} />
        <BuyBox {...{ product, note, chosen, addButton, quizButton }} />
      </ProductLayout>
      <Suspense>
        <ProductRest {...{ product, related, reviews, copy }} />
      </Suspense>
      <ProductMeta product={product} />
      <ProductBuyBar {...{ product, chosen, addButton }} />
    </>
  );
}

type ProductBuyBarProps = Pick<BuyBoxProps, "product" | "chosen" | "addButton">;

/** Shown while the button in the page is out of view. */
function ProductBuyBar({ product, chosen, addButton }: ProductBuyBarProps) {
  const isHidden = useIsInView(addButton);
  const { variant, allocation } = chosen;
  const price = getChosenPrice(chosen);
  if (!variant || !price) return null;
  const problem = getUnmatchedProblem(product, chosen);
  const kept = [getKeptValues(chosen), allocation?.sellingPlan.name].filter(Boolean).join(" · ");

  return (
    <BuyBar
      label="Purchase options"
      price={problem ? null : price}
      note={problem ?? (kept || product.title)}
      isHidden={isHidden}
      className="px-edge lg:hidden noscript:hidden"
    >
      <BuyButton chosen={chosen} form={buyFormId} className={buyBarButtonClass} />
    </BuyBar>
  );
}

/** Steps: see `getTitleStep`. */
const titleVariants = cva("mt-5 font-display lg:mt-4", {
  variants: {
    step: {
      0: "text-display-xl sm:text-[3rem] lg:text-[clamp(3rem,4.7vw,4.25rem)]",
      1: "text-display-md",
      2: "text-display-sm",
      3: "text-display-xs",
    },
  },
});

/** The line above the price; the whole text is in the tab. */
const maxLineCharacters = 200;

type ProductHeadProps = { product: Product; note: ProductNote | null; hasReviews: boolean };

const ProductHead = memo(function ProductHead({ product, note, hasReviews }: ProductHeadProps) {
  const { title, description, tags } = product;
  const badges = getPageBadges(tags);
  return (
    <>
      {/* On the phone the way back and the heart lie on the image. */}
      <div className="flex items-center justify-between max-sm:absolute max-sm:inset-x-edge max-sm:top-1.5 max-sm:z-1">
        <Link
          to="/shop"
          className="inline-flex min-h-11 items-center gap-2 text-note hover:underline sm:text-muted"
        >
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
      <h1 dir="auto" className={titleVariants({ step: getTitleStep(title) })}>
        <Title title={title} />
      </h1>
      {note && <p className="mt-2 display-italic text-display-xs font-normal">{note.labelLine}</p>}
      <p className="mt-4 text-note">
        <ProductRating hasReviews={hasReviews} />
      </p>
      <p dir="auto" className="mt-4 max-w-measure-sm">
        {firstCharacters(firstSentences(description, 2), maxLineCharacters)}
      </p>
    </>
  );
});

type ProductRestProps = Pick<ProductDetailProps, "product" | "related" | "reviews" | "copy">;

/** Everything below the first screen of a product page. */
const ProductRest = memo(function ProductRest(props: ProductRestProps) {
  const { product, related, reviews, copy } = props;
  const isGoods = product.variants.some(({ requiresShipping }) => requiresShipping);
  const hasStatement = getProductCategory(product.tags) === "nutraceuticals";
  return (
    <>
      <ProductTabs description={product.body} note={copy.note} isGoods={isGoods} />
      <ReviewsSection handle={product.handle} reviews={reviews} />
      <CategoryBand tags={product.tags} />
      {isGoods && (
        <FaqSection
          titleId="faq"
          title="Before you start"
          titleSize="md"
          spacing="top"
          name="faq"
          items={copy.faqs}
          isFirstOpen
        />
      )}
      <RelatedRail products={related} />
      <RecentlyViewed
        except={product.handle}
        isOnPage
        className={`page-width pt-section ${hasStatement ? "" : "pb-section"}`}
      />
      {hasStatement && (
        <div className="page-width py-12 lg:pt-24 lg:pb-24">
          <SupplementStatement className="lg:ml-auto lg:w-7/12" />
        </div>
      )}
    </>
  );
});
