import type { ProductImage as Image } from "~/commerce/model";
import { Picture } from "./picture";
import { productCrop, productWidths } from "./store-picture";

type ProductImageProps = {
  /** Without one nothing is shown. */
  image: Image | null | undefined;
  use: keyof typeof productWidths;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Overrides the store's own text; empty beside a text that says the same. */
  alt?: string;
  /** The page's main picture: loaded first. */
  priority?: boolean;
  /** Seen at once, but after everything else. */
  isMinor?: boolean;
  /** It fills its frame unless said otherwise. */
  className?: string;
};

/** A product's picture from the store's image service, 4:5. */
export function ProductImage({ image, use, ...props }: ProductImageProps) {
  if (!image) return null;
  const picture = { ...image, crop: productCrop, widths: productWidths[use] };
  return <Picture picture={picture} className="size-full object-cover" {...props} />;
}
