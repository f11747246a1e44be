/** One of the shop's own pictures, as cut from its master: `{src}-{width}.avif`, `.webp` and `.jpg`. */
export type SitePicture = {
  /** The master's size in pixels. */
  width: number;
  height: number;
  /** In pixels, ascending, never above the master's. */
  widths: number[];
  /** Average colour, to stand in while the picture loads. */
  color: string;
  src: string;
  /** What matters in it to a shopper. */
  alt: string;
};
