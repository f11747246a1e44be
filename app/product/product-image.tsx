import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Picture, type PictureProps } from "~/blocks/picture";
import type { StoreImage } from "~/commerce/model";
import { productCrop, productWidths } from "~/lib/store-image";

type ProductImageProps = Omit<PictureProps, "image" | "portrait"> & {
  /** Without one nothing is shown. */
  image: StoreImage | null | undefined;
  use: keyof typeof productWidths;
  /** Requests the image in its own proportions. */
  isUncropped?: boolean;
};

/** A product's image from the store's image service, cropped to 4:5. It fills its frame unless given other classes. */
export function ProductImage({ image, use, isUncropped = false, ...props }: ProductImageProps) {
  if (!image) return null;
  const resized = { ...image, crop: productCrop, widths: productWidths[use], isUncropped };
  return <Picture image={resized} className="size-full object-cover" {...props} />;
}

const productFrameVariants = cva("relative aspect-4/5 overflow-hidden bg-raised", {
  variants: { size: { card: "rounded-picture", thumbnail: "rounded-thumb" } },
  defaultVariants: { size: "card" },
});

type ProductFrameProps = ComponentProps<"div"> & VariantProps<typeof productFrameVariants>;

/** The frame of a product's image, 4:5, which shows its color while there is no image. */
export function ProductFrame({ size, className, ...rest }: ProductFrameProps) {
  return <div className={productFrameVariants({ size, className })} {...rest} />;
}
