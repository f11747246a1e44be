/**
 * One of the shop's own pictures, as cut from its master: `{src}-{width}.avif`, `.webp` and `.jpg`, and
 * `{src}-social.jpg` for link previews.
 */
export type SitePicture = {
  /** The master's size in pixels. */
  width: number;
  height: number;
  /** In pixels, ascending, never above the master's. */
  widths: number[];
  /** Class that gives the picture's commonest colour, to stand in while it loads. */
  tint: string;
  src: string;
  /** What matters in it to a shopper. */
  alt: string;
};
