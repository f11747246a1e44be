import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Picture, type PictureProps } from "~/blocks/picture";
import { productCrop, productWidths } from "~/blocks/store-picture";
import type { StoreImage } from "~/commerce/model";

type ProductImageProps = Omit<PictureProps, "picture" | "portrait"> & {
  /** Without one nothing is shown. */
  image: StoreImage | null | undefined;
  use: keyof typeof productWidths;
  /** Requests the picture in its own proportions. */
  isUncropped?: boolean;
};

/** A product's picture from the store's image service, cropped to 4:5. It fills its frame unless given other classes. */
export function ProductImage({ image, use, isUncropped = false, ...props }: ProductImageProps) {
  if (!image) return null;
  const picture = { ...image, crop: productCrop, widths: productWidths[use], isUncropped };
  return <Picture picture={picture} className="size-full object-cover" {...props} />;
}

const productFrameVariants = cva("relative aspect-4/5 overflow-hidden bg-raised", {
  variants: { size: { card: "rounded-picture", thumbnail: "rounded-thumb" } },
  defaultVariants: { size: "card" },
});

type ProductFrameProps = ComponentProps<"div"> & VariantProps<typeof productFrameVariants>;

/** The frame of a product's picture, 4:5, which shows its color while there is no picture. */
export function ProductFrame({ size, className, ...rest }: ProductFrameProps) {
  return <div className={productFrameVariants({ size, className })} {...rest} />;
}
