import { memo } from "react";
import { FaqSection } from "~/blocks/faq-section";
import { breadcrumbList, StructuredData } from "~/blocks/page-meta";
import { Picture } from "~/blocks/picture";
import { getProductCategory } from "~/blocks/product-tags";
import { RecentlyViewed } from "~/blocks/recently-viewed";
import { SupplementStatement } from "~/blocks/supplement-statement";
import type { Product, Variant } from "~/commerce/model";
import strandBand from "~/content/generated/pictures/strand-band";
import type { ProductCopy } from "~/content/product/product-notes";
import { site } from "~/content/site";
import { absoluteUrl } from "~/lib/urls";
import { ProductTabs } from "./product-tabs";
import { RelatedRail } from "./related-products";

type ProductRestProps = {
  product: Product;
  path: string;
  related: readonly Product[];
  copy: ProductCopy;
  siteUrl: string;
};

/** Everything below the first screen of a product page. */
export const ProductRest = memo(function ProductRest(props: ProductRestProps) {
  const { product, path, related, copy, siteUrl } = props;
  const { handle, title } = product;
  return (
    <>
      <ProductTabs product={product} note={copy.note} />
      <HairBand />
      <FaqSection
        titleId="faq"
        title="Before you start"
        titleSize="md"
        spacing="top"
        name="faq"
        items={copy.faqs}
        isFirstOpen
      />
      <RelatedRail products={related} />
      <RecentlyViewed except={handle} isOnPage className="page-width pt-section" />
      {getProductCategory(product.tags) === "nutraceuticals" && (
        <div className="page-width py-12 lg:pt-24 lg:pb-24">
          <SupplementStatement className="lg:ml-auto lg:w-7/12" />
        </div>
      )}
      <StructuredData data={productData(product, siteUrl)} />
      <StructuredData
        data={breadcrumbList(siteUrl, [
          ["Shop", "/shop"],
          [title, path],
        ])}
      />
    </>
  );
});

/** One picture, one fact, on the picture's empty part. */
function HairBand() {
  return (
    <section className="relative mt-section h-105 overflow-hidden bg-raised lg:h-150">
      <Picture
        picture={strandBand}
        alt=""
        sizes="(min-width: 68.75rem) 125vw, 320vw"
        className="absolute inset-0 size-full object-cover object-[43%_50%] lg:object-[50%_30%]"
      />
      <div className="page-width relative pt-8 lg:pt-24">
        <p className="font-display text-display-lg">
          Half
          <br /> an inch
          <br /> a month.
        </p>
      </div>
    </section>
  );
}

/**
 * A schema.org Product with an Offer for each variant. The rating that pages show is left out, because
 * no review source backs it (rule 6 in docs/rules.md).
 */
export function productData(
  { handle, title, description, images, variants }: Product,
  siteUrl: string,
) {
  const url = `${siteUrl}/products/${encodeURIComponent(handle)}`;
  return {
    "@type": "Product",
    name: title,
    description,
    url,
    image: images.map((image) => absoluteUrl(image.url, siteUrl)),
    brand: { "@type": "Brand", name: site.name },
    offers: variants.map((variant) => toOffer(variant, url)),
  };
}

function toOffer({ price, availableForSale, selectedOptions }: Variant, url: string) {
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
