import { routineLink } from "#brand/content/navigation.ts";
import { bundlesCopy } from "#brand/content/shop/bundles.ts";
import { FailureNotice } from "~/blocks/failure-notice";
import { PageLink } from "~/blocks/page-link";
import { CollectionData } from "~/blocks/page-meta";
import { ProductSet } from "~/blocks/product-set";
import type { Product } from "~/commerce/model";
import { useHasPage } from "~/commerce/pages";
import { usePromisesSubscriptions } from "~/commerce/promises-subscriptions";
import { AddButton } from "~/features/cart/add-to-cart";
import { imageSizes } from "~/lib/breakpoints";
import { getProductPath } from "~/lib/paths";
import { splitSentences } from "~/lib/text";
import { Caution } from "~/product/caution";
import { PriceSaving } from "~/product/price-saving";
import { getListedPrice } from "~/product/subscription";
import { getFirstAvailableVariant } from "~/product/variants";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { ButtonLink, Link, TextLink } from "~/ui/link";
import { Title } from "~/ui/title";
import { fitTitle } from "~/ui/title-size";

/** Every product with the tag `bundle`; `null` when they failed. Without one nothing is promised of them. */
export function BundlesPage(loaded: { bundles: readonly Product[] | null }) {
  const promisesSubscriptions = usePromisesSubscriptions();
  const hasPage = useHasPage();
  const bundles = loaded.bundles ?? [];

  return (
    <>
      {bundles.length > 0 && (
        <CollectionData
          page={["Bundles", bundlesCopy.path]}
          items={bundles.map(({ title, handle }) => [title, getProductPath(handle)])}
        />
      )}
      <p className="mt-5 max-w-measure-md text-lg">
        {loaded.bundles?.length === 0 ? "No products found" : bundlesCopy.intro}
      </p>
      {!loaded.bundles && (
        <div className="mt-8">
          <FailureNotice title="We couldn’t load our products." />
        </div>
      )}
      {bundles.map((bundle, index) => (
        <BundleRow key={bundle.id} product={bundle} isFirst={index === 0} />
      ))}
      <p className="mt-12 flex flex-wrap gap-x-6">
        {promisesSubscriptions && hasPage("/subscribe") && (
          <TextLink to="/subscribe">Get it on a schedule</TextLink>
        )}
        <PageLink to={routineLink.to}>{routineLink.label}</PageLink>
        <TextLink to="/shop">View all products</TextLink>
      </p>
    </>
  );
}

/** A bundle's image with its contents, price and buttons beside it. */
function BundleRow({ product, isFirst }: { product: Product; isFirst: boolean }) {
  const { handle, title, description, images } = product;
  const price = getListedPrice(product);
  const variant = getFirstAvailableVariant(product);
  // The lowest price may be that of another variant, or of a subscription.
  const regular =
    variant?.price.amount === price?.amount ? (variant?.compareAtPrice ?? null) : null;
  const sentences = splitSentences(description);
  const contents = sentences.find((sentence) => sentence.startsWith("Contains "));
  return (
    <Grid
      as="article"
      from="sm"
      isAlwaysGrid
      aria-labelledby={handle}
      className="mt-12 gap-y-5 sm:items-center lg:mt-16"
    >
      <ProductSet
        images={images.slice(0, 1)}
        sizes={imageSizes({ base: "100vw", sm: "48vw", lg: "628px" })}
        use="stage"
        shape="square"
        priority={isFirst}
        className="sm:col-span-6"
      />
      <div className="min-w-0 sm:col-span-6 lg:pl-8">
        <Heading id={handle} size={fitTitle("lg", title)} dir="auto" className="mb-4">
          <Title title={title}>
            <Link
              to={getProductPath(handle)}
              className="decoration-1 underline-offset-[0.16em] hover:underline"
            >
              {title}
            </Link>
          </Title>
        </Heading>
        <p dir="auto">{sentences[0]}</p>
        {contents && <p className="mt-3 text-muted">{contents}</p>}
        {price && (
          <div className="mt-4">
            <PriceSaving price={price} regular={regular} />
          </div>
        )}
        <Caution of={[handle]} className="mt-4" />
        <div className="mt-3 flex flex-wrap gap-2 *:min-w-34">
          <AddButton product={product} />
          <ButtonLink to={getProductPath(handle)} variant="secondary" size="small">
            View<span className="sr-only"> {title}</span>
          </ButtonLink>
        </div>
      </div>
    </Grid>
  );
}
