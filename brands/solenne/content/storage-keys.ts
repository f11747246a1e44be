import { site } from "./site";

/** Names of what stays in visitors' browsers; `/privacy` lists them. Under another name it would be lost. */
export const storageKeys = {
  orders: `${site.slug}-orders-v1`,
  quiz: `${site.slug}-quiz`,
  saved: `${site.slug}-saved-v1`,
  seen: `${site.slug}-seen-v1`,
  avoided: `${site.slug}-avoided-v1`,
} as const;
