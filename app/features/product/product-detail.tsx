import { type ReactNode, useEffect, useRef } from "react";
import { noteSeen } from "~/blocks/seen-products";
import type { Answer } from "~/commerce/answer";
import type { Product } from "~/commerce/model";
import type { ProductWords } from "~/content/product-words";
import { late } from "~/ui/late";
import { BuyBar } from "./buy-bar";
import { BuyBox } from "./buy-box";
import { Gallery } from "./gallery";
import { columnLook, pageGrid } from "./page-grid";
import { ProductHead } from "./product-head";
import { ProductMeta } from "./product-meta";
import { useVariantChoice } from "./use-variant-choice";

const Below = late(() => import("./product-below").then(({ ProductBelow }) => ProductBelow));

type ProductDetailProps = {
  product: Product;
  related: Answer<Product[]>;
  words: ProductWords;
  quizButton: ReactNode;
  siteUrl: string;
};

export function ProductDetail({
  product,
  related,
  words,
  quizButton,
  siteUrl,
}: ProductDetailProps) {
  const { note } = words;
  const chosen = useVariantChoice(product);
  const addButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const { handle, title, images } = product;
    noteSeen({ handle, title, image: images[0] ?? null });
  }, [product]);

  return (
    <>
      <ProductMeta product={product} siteUrl={siteUrl} />
      <div className={pageGrid}>
        <Gallery product={product} />
        <div className={columnLook}>
          <ProductHead product={product} note={note} />
          <BuyBox {...{ product, note, chosen, addButton, quizButton }} />
        </div>
      </div>
      <Below {...{ product, related, words, siteUrl }} />
      <BuyBar {...{ product, chosen, addButton }} />
    </>
  );
}
