import { cva, type VariantProps } from "class-variance-authority";
import type { StoreImage } from "~/commerce/model";
import type { SiteImage } from "~/lib/site-image";
import { productCrop, productWidths } from "~/lib/store-image";
import { Picture } from "./picture";

/** The most products that a set shows. */
const maxProducts = 5;

const setVariants = cva("relative grid gap-0.5 overflow-hidden rounded-picture bg-raised", {
  variants: {
    shape: { portrait: "aspect-4/5", square: "aspect-square", wide: "aspect-5/3" },
    /** Columns by the number of products: rows of about the same form. */
    count: {
      0: "",
      1: "",
      2: "grid-cols-2",
      3: "grid-cols-3",
      4: "grid-cols-2 grid-rows-2",
      5: "grid-cols-6 grid-rows-2 *:col-span-2 *:nth-[-n+2]:col-span-3",
    },
  },
  defaultVariants: { shape: "portrait" },
  compoundVariants: [{ shape: "wide", count: [4, 5], class: "auto-cols-fr grid-flow-col" }],
});

type ProductSetProps = Pick<VariantProps<typeof setVariants>, "shape"> & {
  images: readonly StoreImage[];
  /** The shop's own image of the set, where the store has none. */
  standIn?: SiteImage;
  /** `sizes` of the whole. */
  sizes: string;
  use?: "card" | "stage";
  priority?: boolean;
  className?: string;
};

/** A set of products in one frame: a picture of all, or their own beside each other. Decoration beside their names. */
export function ProductSet(props: ProductSetProps) {
  const { images, standIn, shape, sizes, use = "card", priority = false, className } = props;
  const shown = images.slice(0, maxProducts);
  const count = shown.length as 0 | 1 | 2 | 3 | 4 | 5;
  return (
    <div className={setVariants({ shape, count, className })}>
      {shown.map((image) => (
        <Picture
          key={image.url}
          image={{ ...image, crop: productCrop, widths: productWidths[use] }}
          alt=""
          sizes={count === 1 ? sizes : memberSizes}
          priority={priority}
          className={count === 1 ? wholeClass : memberClass}
        />
      ))}
      {count === 0 && standIn && (
        <Picture image={standIn} alt="" sizes={sizes} className={wholeClass} />
      )}
    </div>
  );
}

/** The products stand in the lower part of a picture of all of them. */
const wholeClass = "absolute inset-0 size-full object-cover object-[50%_72%]";
/** The width that an image needs to fill its part of any frame. */
const memberSizes = "300px";
const memberClass = "size-full min-h-0 min-w-0 object-cover";
