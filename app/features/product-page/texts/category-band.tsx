import { bands } from "#brand/content/product/bands.ts";
import { Picture } from "~/blocks/picture";
import type { Product } from "~/commerce/model";
import { imageSizes } from "~/lib/breakpoints";
import { findCategory, isBundle } from "~/product/tags";

/**
 * An image and a sentence of the product's category, on the image's empty part; nothing for a set or for a product of
 * no category.
 */
export function CategoryBand({ tags }: Pick<Product, "tags">) {
  const category = isBundle({ tags }) ? undefined : findCategory(tags);
  if (!category) return null;
  const { lines, image, imageClass } = bands[category];
  const [first, second, third] = lines;
  return (
    <section className="relative mt-section h-105 overflow-hidden bg-raised lg:h-150">
      <Picture
        image={image}
        alt=""
        sizes={imageSizes({ base: "320vw", lg: "125vw" })}
        className={`absolute inset-0 size-full object-cover ${imageClass}`}
      />
      <div className="page-width relative pt-8 lg:pt-24">
        <p className="font-display text-display-lg">
          {first}
          <br /> {second}
          <br /> {third}
        </p>
      </div>
    </section>
  );
}
