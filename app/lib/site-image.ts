/**
 * One of the shop's own images, as the build resizes it: `{src}-{width}.avif`, and `{src}.jpg` for
 * browsers without AVIF.
 */
export type SiteImage = {
  /** The master's size in pixels. */
  width: number;
  height: number;
  /** In pixels, ascending. */
  widths: readonly number[];
  /** Class with the image's most common color, which fills its place while it loads. */
  tint: string;
  src: string;
  /** What matters in it to a customer. */
  alt: string;
  /** Set where a hero's text cannot be read on the image without something pale between them. */
  needsScrim?: true;
  /** The path of its link preview, 1200 x 630, where a page names it as its `og:image`. */
  social?: string;
};

export type SharedImage = SiteImage & { social: string };

/** Frames of one size in one image, row by row, as the build copies it from its master. */
export type Strip = {
  src: string;
  columns: number;
  rows: number;
  /** The size of a frame, in pixels. */
  width: number;
  height: number;
};

/** A product as it turns from its front to its back, and the last frame large enough to be read. */
export type Turn = { strip: Strip; back: Strip };
