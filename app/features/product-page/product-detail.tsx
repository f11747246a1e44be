import { cva } from "class-variance-authority";
import { memo, type ReactNode, Suspense, useEffect, useRef } from "react";
import { FaqSection } from "~/blocks/faq-section";
import { SupplementStatement } from "~/blocks/supplement-statement";
import type { Product } from "~/commerce/model";
import type { ProductCopy, ProductNote } from "~/content/product/product-notes";
import type { ProductReviews } from "~/content/proof/reviews";
import type { KitRow, PlanInstead } from "~/features/product-page/purchase/kit";
import type { Comparison } from "~/features/product-page/related/comparison";
import { BuyBar, buyBarButtonClass, useIsInView } from "~/product/buy-bar";
import { toPersistedProduct } from "~/product/persisted-list";
import { Heart } from "~/product/product-card";
import { addRecentlyViewed, RecentlyViewed } from "~/product/recently-viewed";
import { getPageBadges, getProductCategory } from "~/product/tags";
import { Tag } from "~/ui/tag";
import { Title } from "~/ui/title";
import { getTitleStep } from "~/ui/title-size";
import { BackLink } from "./back-link";
import { Gallery } from "./gallery/gallery";
import { useProductView } from "./product-events";
import { ProductLayout } from "./product-layout";
import { ProductMeta } from "./product-meta";
import { BuyBox, type BuyBoxProps, buyFormId } from "./purchase/buy-box";
import { BuyButton } from "./purchase/buy-button";
import { getKeptValues, getUnmatchedProblem } from "./purchase/unmatched-choice";
import { getChosenPrice, useVariantChoice } from "./purchase/variant-choice";
import { Compare } from "./related/compare";
import { RelatedRail } from "./related/related-products";
import { CategoryBand } from "./texts/category-band";
import type { DescribedProduct } from "./texts/product-description";
import { ProductRating, ReviewsSection } from "./texts/product-reviews";
import { ProductTabs } from "./texts/product-tabs";

type ProductDetailProps = {
  product: DescribedProduct;
  related: readonly Product[];
  reviews: ProductReviews;
  copy: ProductCopy;
  /** Contents of a kit; empty for any other product. */
  kit: readonly KitRow[];
  planInstead: PlanInstead | null;
  comparison: Comparison | null;
  quizButton: ReactNode;
};

/** Most parts are memoized: a press on an option changes nothing in them. */
export function ProductDetail(props: ProductDetailProps) {
  const { product, related, reviews, copy, kit, planInstead, comparison, quizButton } = props;
  const { note, needsCaution } = copy;
  const chosen = useVariantChoice(product);
  const addButton = useRef<HTMLButtonElement>(null);
  useProductView(product, chosen.variant);

  useEffect(() => {
    addRecentlyViewed(toPersistedProduct(product));
  }, [product]);

  return (
    <>
      <ProductLayout gallery={<Gallery product={product} />}>
        <ProductHead product={product} note={note} hasReviews={reviews.count > 0} />
        <BuyBox
          {...{ product, note, needsCaution, kit, planInstead, chosen, addButton, quizButton }}
          comparedWith={comparison?.products[1].title ?? null}
        />
      </ProductLayout>
      <Suspense>
        <ProductRest {...{ product, related, reviews, copy, comparison }} />
      </Suspense>
      <ProductMeta product={product} />
      <ProductBuyBar {...{ product, chosen, addButton }} />
    </>
  );
}

type ProductBuyBarProps = Pick<BuyBoxProps, "product" | "chosen" | "addButton">;

/** Shown while the button in the page is out of view, on a desktop too. */
function ProductBuyBar({ product, chosen, addButton }: ProductBuyBarProps) {
  const isInView = useIsInView(addButton);
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
      isHidden={isInView === true}
      // On a desktop the button in the page is in view at first.
      className={`px-edge lg:px-bleed noscript:hidden ${isInView === null ? "lg:invisible" : ""}`}
    >
      <BuyButton chosen={chosen} form={buyFormId} className={buyBarButtonClass} />
    </BuyBar>
  );
}

/** Steps: see `getTitleStep`. */
const titleVariants = cva("mt-5 font-display text-balance lg:mt-2", {
  variants: {
    step: {
      0: "text-display-xl sm:text-[2.75rem] lg:text-[clamp(2.75rem,3.2vw,3.5rem)]",
      1: "text-display-md",
      2: "text-display-sm",
      3: "text-display-xs",
    },
  },
});

type ProductHeadProps = { product: Product; note: ProductNote | null; hasReviews: boolean };

const ProductHead = memo(function ProductHead({ product, note, hasReviews }: ProductHeadProps) {
  const { title, tags } = product;
  const badges = getPageBadges(tags);
  return (
    <>
      {/* On the phone the way back and the heart lie on the image. */}
      <div className="flex items-center justify-between max-sm:absolute max-sm:inset-x-edge max-sm:top-1.5 max-sm:z-1">
        <BackLink />
        {badges.length > 0 && (
          <ul className="ml-auto flex gap-2 max-sm:hidden">{badges.map(toBadge)}</ul>
        )}
        <Heart product={toPersistedProduct(product)} className="-mr-2.5" />
      </div>
      {badges.length > 0 && (
        <ul data-repeated className="flex gap-2 sm:hidden">
          {badges.map(toBadge)}
        </ul>
      )}
      <h1 dir="auto" className={titleVariants({ step: getTitleStep(title) })}>
        <Title title={title} />
      </h1>
      {note && <p className="mt-2 display-italic text-display-xs font-normal">{note.labelLine}</p>}
      <p className="mt-3 text-note">
        <ProductRating product={product} hasReviews={hasReviews} />
      </p>
    </>
  );
});

function toBadge(badge: string) {
  return (
    <li key={badge}>
      <Tag>{badge}</Tag>
    </li>
  );
}

type ProductRestProps = Pick<
  ProductDetailProps,
  "product" | "related" | "reviews" | "copy" | "comparison"
>;

/** Everything below the first screen of a product page. */
const ProductRest = memo(function ProductRest(props: ProductRestProps) {
  const { product, related, reviews, copy, comparison } = props;
  const isGoods = product.variants.some(({ requiresShipping }) => requiresShipping);
  const hasStatement = getProductCategory(product.tags) === "nutraceuticals";
  return (
    <>
      <ProductTabs
        description={product.body}
        note={copy.note}
        ingredients={copy.ingredients}
        isGoods={isGoods}
      />
      {comparison && <Compare {...comparison} />}
      <ReviewsSection product={product} reviews={reviews} />
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
