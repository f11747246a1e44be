import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** The brand's typefaces as static fonts: PDF cannot embed variable ones. */
export const fonts = {
  display: resolve("@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff"),
  text: resolve("@fontsource/figtree/files/figtree-latin-400-normal.woff"),
  strong: resolve("@fontsource/figtree/files/figtree-latin-600-normal.woff"),
} as const;
