import { getProductCategory } from "~/blocks/product-category";
import { RecentlyViewed } from "~/blocks/recently-viewed";
import { breadcrumbList, StructuredData } from "~/blocks/structured-data";
import { SupplementStatement } from "~/blocks/supplement-statement";
import type { Product } from "~/commerce/model";
import type { ProductCopy } from "~/content/product/product-copy";
import { HairBand } from "./hair-band";
import { productData } from "./product-data";
import { ProductFaq } from "./product-faq";
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
