import { categories } from "#brand/content/categories.ts";
import { blogHandles, getBlogPath } from "../lib/paths.ts";

/** Pages that a shop may do without, each with those beneath it. The setting `PAGES_OFF` names those that it has not. */
export const optionalPages: readonly string[] = [
  "/quiz",
  "/science",
  "/learn/ingredients",
  "/about/founder",
  "/proof/press",
  "/proof/testimonials",
  "/subscribe",
  "/holidays",
  ...blogHandles.map((blog) => getBlogPath(blog)),
  "/bundles",
  ...categories.filter(({ id }) => id !== "all").map(({ path }) => path),
];
