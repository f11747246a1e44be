import type { ServerBuild } from "react-router";
import {
  catalogueCache,
  contentCache,
  journalCache,
  type PageHandle,
} from "../../../app/lib/page-handle.ts";
import { createPageRules } from "../page-rules.ts";

const handles: Record<string, PageHandle> = {
  "/": { cache: { ...journalCache, shows: ["products", "articles"] } },
  "shop/:category?": {
    cache: { ...catalogueCache, query: ["availability", "concern", "page", "price", "sort"] },
  },
  "products/:handle": {
    cache: { ...catalogueCache, query: "options", typed: ["variant"] },
  },
  about: { cache: contentCache },
  "proof/testimonials": { cache: { ...contentCache, query: ["tab"] } },
  blog: { cache: { ...journalCache, query: ["category"], typed: ["q"] } },
  "blog/:slug": { cache: journalCache },
  search: {},
  "*": {},
};

/** Routes as the compiled application has them, with the rules of the shop's own. The id is the path. */
const testRoutes = Object.fromEntries(
  Object.entries(handles).map(([path, handle]) => {
    const position = path === "/" ? { index: true } : { path };
    return [path, { id: path, ...position, module: { handle } }];
  }),
) as unknown as ServerBuild["routes"];

export const findTestRoute = createPageRules(testRoutes);
