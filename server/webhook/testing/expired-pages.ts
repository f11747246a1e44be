import type { Sql } from "postgres";
import { findTestRoute } from "../../page-cache/testing/test-routes.ts";
import { createInvalidation } from "../invalidation.ts";

export const withProducts = ["/", "/shop?sort=name", "/products/hair-oil"];
export const withArticles = ["/", "/blog", "/blog/wash"];
/** Pages with products, with articles, with both and with neither. */
export const pages = [...withProducts, "/about", "/blog", "/blog/wash"];

/** An invalidation of these pages, what it has expired (one list a time), and its errors. */
export function createTestInvalidation(sql: Sql | null, repeatAfterMs?: number) {
  const expired: string[][] = [];
  const errors: unknown[] = [];
  const noRule = { fresh: 0, stale: 0 };
  const invalidate = createInvalidation({
    sql,
    expire: (isAffected) =>
      expired.push(pages.filter((path) => isAffected(findTestRoute(path)?.rule ?? noRule))),
    logError: (error) => errors.push(error),
    ...(repeatAfterMs && { repeatAfterMs }),
  });
  return { invalidate, expired, errors };
}
