import { memo, type ReactNode, useEffect, useRef } from "react";
import { noteSeen } from "~/blocks/seen-products";
import type { Product } from "~/commerce/model";
import type { ProductWords } from "~/content/product-words";
import { lazyOnInteraction } from "~/hydration/lazy-on-interaction";
import { BuyBar } from "./buy-bar";
import { BuyBox } from "./buy-box";
import { Gallery } from "./gallery";
import { columnLook, pageGrid } from "./page-grid";
import { ProductHead } from "./product-head";
import { ProductMeta } from "./product-meta";
import { useVariantChoice } from "./use-variant-choice";

// A press on an option changes nothing in them.
const SteadyMeta = memo(ProductMeta);

const SteadyGallery = memo(Gallery);
const SteadyHead = memo(ProductHead);
const Below = lazyOnInteraction(() =>
  import("./product-below").then(({ ProductBelow }) => ProductBelow),
);

type ProductDetailProps = {
  product: Product;
  related: readonly Product[];
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
  const path = `/products/${encodeURIComponent(product.handle)}`;
  const chosen = useVariantChoice(product);
  const addButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const { handle, title, images } = product;
    noteSeen({ handle, title, image: images[0] ?? null });
  }, [product]);

  return (
    <>
      <SteadyMeta product={product} url={siteUrl + path} siteUrl={siteUrl} />
      <div className={pageGrid}>
        <SteadyGallery product={product} />
        <div className={columnLook}>
          <SteadyHead product={product} note={note} />
          <BuyBox {...{ product, note, chosen, addButton, quizButton }} />
        </div>
      </div>
      <Below {...{ product, path, related, words, siteUrl }} />
      <BuyBar {...{ product, chosen, addButton }} />
    </>
  );
}
