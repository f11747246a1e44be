import type { ComponentProps } from "react";
import type { ProductImage as Image } from "~/commerce/model";
import { Picture } from "./picture";
import { productCrop, productWidths } from "./store-picture";

type ProductImageProps = Omit<ComponentProps<typeof Picture>, "picture" | "portrait"> & {
  /** Without one nothing is shown. */
  image: Image | null | undefined;
  use: keyof typeof productWidths;
};

/** A product's picture from the store's image service, 4:5. It fills its frame unless given other classes. */
export function ProductImage({ image, use, ...props }: ProductImageProps) {
  if (!image) return null;
  const picture = { ...image, crop: productCrop, widths: productWidths[use] };
  return <Picture picture={picture} className="size-full object-cover" {...props} />;
}
