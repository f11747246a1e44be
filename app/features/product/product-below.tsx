import { categoryOf } from "~/blocks/product-category";
import { RecentlyViewed } from "~/blocks/recently-viewed";
import { breadcrumbList, StructuredData } from "~/blocks/structured-data";
import type { Product } from "~/commerce/model";
import type { ProductWords } from "~/content/product-words";
import { supplementStatement } from "~/content/site";
import { HairBand } from "./hair-band";
import { productData } from "./product-data";
import { ProductFaq } from "./product-faq";
import { ProductTabs } from "./product-tabs";
import { RelatedRail } from "./related-rail";

type ProductBelowProps = {
  product: Product;
  path: string;
  related: readonly Product[];
  words: ProductWords;
  siteUrl: string;
};

/** Everything below the first screen of a product page. */
export function ProductBelow({ product, path, related, words, siteUrl }: ProductBelowProps) {
  const { handle, title } = product;
  return (
    <>
      <ProductTabs product={product} note={words.note} />
      <HairBand />
      <ProductFaq faqs={words.faqs} />
      <RelatedRail products={related} />
      <RecentlyViewed except={handle} className="page-width pt-section" />
      {categoryOf(product.tags) === "nutraceuticals" && <SupplementStatement />}
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

/** The asterisks on the page refer to it (21 CFR 101.93). */
function SupplementStatement() {
  return (
    <div className="wrap mt-14 mb-14 lg:columns-12 lg:mt-22 lg:mb-26">
      <p className="rounded-control border border-line-strong px-5 py-4.5 text-sm font-semibold lg:col-start-6 lg:col-end-13">
        * {supplementStatement}
      </p>
    </div>
  );
}
