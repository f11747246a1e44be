import type { ArticleRecord } from "./records.ts";

/** The journal, newest first. Sample content: one file an article. */
export const articles: readonly ArticleRecord[] = [];
