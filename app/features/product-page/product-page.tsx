import { memo, type ReactNode, Suspense, useEffect, useRef } from "react";
import { supplementCategory } from "#brand/content/categories.ts";
import { site } from "#brand/content/site.ts";
import { FaqSection } from "~/blocks/faq-section";
import { SupplementStatement } from "~/blocks/supplement-statement";
import type { Failure } from "~/commerce/errors";
import type { Product } from "~/commerce/model";
import type { ProductCopy } from "~/features/product-page/texts/product-copy";
import type { ProductReviews } from "~/features/product-page/texts/review-selection";
import { multiply } from "~/lib/money";
import { multiplyCharges } from "~/lib/plan-charges";
import {
  BuyBar,
  buyBarButtonClass,
  buyBarRenewalClass,
  buyFormId,
  useIsInView,
} from "~/product/buy-bar";
import { Caution } from "~/product/caution";
import { toPersistedProduct } from "~/product/persisted-list";
import { addRecentlyViewed, RecentlyViewed, removeRecentlyViewed } from "~/product/recently-viewed";
import { Renewal } from "~/product/renewal";
import { getProductCategory } from "~/product/tags";
import { getStoreUnitPrice } from "~/product/unit-price";
import { Heading, Lead } from "~/ui/heading";
import { ButtonLink, SkipLink } from "~/ui/link";
import { Gallery } from "./gallery/gallery";
import { useProductView } from "./product-events";
import { ProductHead, productNameId } from "./product-head";
import { ProductMeta } from "./product-meta";
import { BuyBox, type BuyBoxProps, BuyButton } from "./purchase/buy-box";
import type { KitRow } from "./purchase/kit";
import { getKeptValues, getUnmatchedProblem } from "./purchase/unmatched-choice";
import { getChosenPrice, useVariantChoice } from "./purchase/variant-choice";
import { Compare } from "./related/compare";
import type { Comparison } from "./related/comparison";
import { RelatedRail } from "./related/related-rail";
import type { DescribedProduct } from "./texts/product-description";
import { ReviewsSection } from "./texts/product-reviews";
import { ProductTabs } from "./texts/product-tabs";

type ProductPageProps = {
  handle: string;
  /** `null` for one that the store does not have. */
  product: DescribedProduct | null;
  related: readonly Product[];
  failure: Failure | null;
  reviews: ProductReviews;
  copy: ProductCopy;
  /** Contents of a kit; empty for any other product. */
  kit: readonly KitRow[];
  comparison: Comparison | null;
  /** Shown under the reassurance lines. Passed in, because the quiz is another feature. */
  quizButton: ReactNode;
};

export function ProductPage({ handle, product, failure, ...rest }: ProductPageProps) {
  if (product) return <ProductDetail product={product} {...rest} />;
  // A product of an unpaid store may be there again.
  return failure === "unpaid" ? <ProductNotFound /> : <ProductNotFound handle={handle} />;
}

/** Removes the product of `handle` from the recently viewed ones. */
function ProductNotFound({ handle }: { handle?: string }) {
  useEffect(() => {
    if (handle) removeRecentlyViewed(handle);
  }, [handle]);

  return (
    <div className="page-width min-h-[50svh] py-section">
      <title>{`Product not found | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Heading level={1}>Product not found</Heading>
      <Lead>It may have been renamed, or retired for good.</Lead>
      <p className="mt-8">
        <ButtonLink to="/shop" variant="secondary">
          Back to Shop
        </ButtonLink>
      </p>
    </div>
  );
}

type ProductDetailProps = Omit<ProductPageProps, "handle" | "failure"> & {
  product: DescribedProduct;
};

/** Most parts are memoized: a press on an option changes nothing in them. */
function ProductDetail(props: ProductDetailProps) {
  const { product, related, reviews, copy, kit, comparison, quizButton } = props;
  const { note, isSample } = copy;
  const chosen = useVariantChoice(product);
  const addButton = useRef<HTMLButtonElement>(null);
  useProductView(product, chosen.variant);

  useEffect(() => {
    addRecentlyViewed(toPersistedProduct(product));
  }, [product]);

  return (
    <>
      {/*
       * The gallery's rail of thumbnails (72 px) is beside the 55.5 % of the window that its stage fills on desktops.
       * In a low window the stage stays about as wide as high.
       */}
      <div className="relative grid grid-cols-1 max-sm:pt-[2.75rem] sm:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:grid-cols-[calc(min(55.5vw,var(--stage)*1.05)+88px)_minmax(0,1fr)] lg:gap-x-4">
        <SkipLink to={productNameId}>Skip Images</SkipLink>
        <Gallery product={product} turn={copy.turn} chosenUrl={chosen.imageUrl} />
        <div className="px-edge pt-6 sm:pl-8 lg:pt-5 lg:pr-bleed lg:pb-10 lg:pl-10">
          <ProductHead {...{ product, note, isSample }} hasReviews={reviews.count > 0} />
          <BuyBox
            {...{ product, kit, chosen, addButton, quizButton }}
            pair={comparison?.pair ?? null}
          />
        </div>
      </div>
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
  const { variant, allocation, quantity } = chosen;
  const price = getChosenPrice(chosen);
  if (!variant || !price) return null;
  const problem = getUnmatchedProblem(product, chosen);
  const name = getKeptValues(chosen) || product.title;
  const note = [quantity > 1 ? `${quantity} × ${name}` : name, getStoreUnitPrice(price, variant)];

  return (
    <BuyBar
      label="Purchase options"
      price={problem ? null : multiply(price, quantity)}
      note={problem ?? note.filter(Boolean).join(" · ")}
      isHidden={isInView === true}
      // On a desktop the button in the page is in view at first.
      className={`px-edge lg:px-bleed noscript:hidden ${isInView === null ? "lg:invisible" : ""}`}
    >
      <Caution isShort of={[product.handle]} className="w-full max-lg:order-first lg:w-auto" />
      {allocation && !problem && (
        <Renewal
          of={[{ title: product.title, charges: multiplyCharges(allocation, quantity) }]}
          className={buyBarRenewalClass}
        />
      )}
      <BuyButton chosen={chosen} form={buyFormId} className={buyBarButtonClass} />
    </BuyBar>
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
  const hasStatement = getProductCategory(product.tags) === supplementCategory;
  return (
    <>
      <ProductTabs
        description={product.body}
        note={copy.note}
        isSample={copy.isSample}
        ingredients={copy.ingredients}
        isGoods={isGoods}
      />
      {comparison && <Compare {...comparison} />}
      <ReviewsSection product={product} reviews={reviews} />
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
