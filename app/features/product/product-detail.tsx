import { type ReactNode, useRef } from "react";
import { categoryOf } from "~/blocks/product-category";
import type { Answer } from "~/commerce/answer";
import type { Product } from "~/commerce/model";
import type { ProductWords } from "~/content/product-words";
import { site, supplementStatement } from "~/content/site";
import { firstSentences } from "~/lib/text";
import { BuyBar } from "./buy-bar";
import { BuyBox } from "./buy-box";
import { Gallery } from "./gallery";
import { HairBand } from "./hair-band";
import { columnLook, pageGrid } from "./page-grid";
import { ProductFaq } from "./product-faq";
import { ProductHead } from "./product-head";
import { ProductTabs } from "./product-tabs";
import { RelatedRail } from "./related-rail";
import { useVariantChoice } from "./use-variant-choice";

type ProductDetailProps = {
  product: Product;
  related: Answer<Product[]>;
  words: ProductWords;
  quizButton: ReactNode;
};

export function ProductDetail({ product, related, words, quizButton }: ProductDetailProps) {
  const { note, faqs } = words;
  const chosen = useVariantChoice(product);
  const addButton = useRef<HTMLButtonElement>(null);

  return (
    <>
      <title>{`${product.title} | ${site.name}`}</title>
      <meta name="description" content={firstSentences(product.description, 2)} />
      <div className={pageGrid}>
        <Gallery product={product} />
        <div className={columnLook}>
          <ProductHead product={product} note={note} />
          <BuyBox {...{ product, note, chosen, addButton, quizButton }} />
        </div>
      </div>
      <ProductTabs product={product} note={note} />
      <HairBand />
      <ProductFaq faqs={faqs} />
      <RelatedRail product={product} related={related} />
      {categoryOf(product.tags) === "nutraceuticals" && <SupplementStatement />}
      <BuyBar {...{ product, chosen, addButton }} />
    </>
  );
}

/** The asterisks on the page refer to it (21 CFR 101.93). */
function SupplementStatement() {
  return (
    <div className="wrap mt-14 mb-14 lg:columns-12 lg:mt-22 lg:mb-26">
      <p className="rounded-control border border-line-strong px-5 py-4.5 text-sm lg:col-start-6 lg:col-end-13">
        * {supplementStatement}
      </p>
    </div>
  );
}
