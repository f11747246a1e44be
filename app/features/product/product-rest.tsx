import { Picture } from "~/blocks/picture";
import { getProductCategory } from "~/blocks/product-category";
import { RecentlyViewed } from "~/blocks/recently-viewed";
import { breadcrumbList, StructuredData } from "~/blocks/structured-data";
import { SupplementStatement } from "~/blocks/supplement-statement";
import type { Product } from "~/commerce/model";
import strandBand from "~/content/generated/pictures/strand-band";
import type { ProductCopy } from "~/content/product/product-copy";
import type { FaqItem } from "~/content/product/product-faqs";
import { Accordion } from "~/ui/accordion";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { Split } from "~/ui/split";
import { TextLink } from "~/ui/text-link";
import { productData } from "./product-data";
import { ProductTabs } from "./product-tabs";
import { RelatedRail } from "./related-rail";

type ProductRestProps = {
  product: Product;
  path: string;
  related: readonly Product[];
  copy: ProductCopy;
  siteUrl: string;
};

/** Everything below the first screen of a product page. */
export function ProductRest({ product, path, related, copy, siteUrl }: ProductRestProps) {
  const { handle, title } = product;
  return (
    <>
      <ProductTabs product={product} note={copy.note} />
      <HairBand />
      <ProductFaq faqs={copy.faqs} />
      <RelatedRail products={related} />
      <RecentlyViewed except={handle} className="page-width pt-section" />
      {getProductCategory(product.tags) === "nutraceuticals" && (
        <div className="page-width py-14 lg:pt-24 lg:pb-24">
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
}

/** One picture, one fact, on the picture's empty part. */
function HairBand() {
  return (
    <section className="relative mt-section h-105 overflow-hidden bg-raised lg:h-150">
      <Picture
        picture={strandBand}
        alt=""
        sizes="(min-width: 68.75rem) 125vw, 320vw"
        className="absolute inset-0 size-full object-cover object-[46%_50%] lg:object-[50%_35%]"
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

function ProductFaq({ faqs }: { faqs: readonly FaqItem[] }) {
  return (
    <Section aria-labelledby="faq" spacing="top">
      <Split
        head={
          <>
            <Heading size="md" id="faq">
              Before you start
            </Heading>
            <TextLink to="/contact" className="mt-2">
              Ask us something else
            </TextLink>
          </>
        }
      >
        <Accordion name="faq" items={faqs} isFirstOpen />
      </Split>
    </Section>
  );
}
