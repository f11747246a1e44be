/**
 * Addresses of the brand that have moved: the old path, and the path or page to which it leads. The old path may be
 * that of a product or an article that has another handle now; it must not be a page. `npm run brand -- check`
 * checks each line. The platform's own addresses, such as `/collections/…`, need none: `redirect-table.ts`.
 */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  // ["/products/old-name", "/products/hair-oil"],
];
