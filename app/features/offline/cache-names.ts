/** Names end in the version of what is in them; the worker deletes those it does not know. */
export const cacheNames = {
  pages: "shop-pages-1",
  files: "shop-files-1",
  pictures: "shop-pictures-1",
} as const;

/** The page that stands in for one that was never opened; its fragment says which. */
export const offlinePath = "/offline";

/** What is written on a kept page, beside the headers that it came with. */
export const keptHeaders = { at: "x-kept-at", title: "x-kept-title" } as const;

/** What a page tells the worker. */
export type PageMessage =
  /** It was opened, and brought these files. */
  | { kind: "seen"; page: string; files: readonly string[] }
  /** It came from the server just now: a newer worker may take over if no other page is open. */
  | { kind: "take over" };
