import { describe, expect, test } from "vitest";
import { addQuery, internalRedirects } from "~/lib/paths";
import routes from "~/routes";
import { redirectTable } from "~/site/redirect-table";
import { findRedirectFaults, follow } from "../../brand-check/links";

test.each([
  ["/products", "/shop"],
  ["/collections", "/shop"],
  ["/collections/all", "/shop"],
  ["/collections/haircare", "/shop/haircare"],
  ["/collections/haircare/dryness", "/shop/haircare"],
  ["/collections/frontpage", "/shop"],
  ["/collections/frontpage/products/hair-oil", "/products/hair-oil"],
  ["/collections/all/products/%D1%81%D0%B5%D1%80", "/products/%D1%81%D0%B5%D1%80"],
  ["/blogs", "/blog"],
  ["/blogs/news", "/blog"],
  ["/blogs/news.atom", "/blog/feed.xml"],
  ["/blogs/news/how-hair-grows", "/blog/how-hair-grows"],
  ["/blogs/news/tagged/hair-after-forty", "/blog?q=hair+after+forty"],
  ["/blogs/recipes/soup", "/blog"],
  ["/blogs/recipes/tagged/soup", "/blog"],
  ["/pages/about-us", "/about"],
  ["/pages/contact", "/contact"],
  ["/pages/faq", "/faq"],
  ["/policies/privacy-policy", "/privacy"],
  ["/policies/refund-policy", "/refund"],
  ["/policies/terms-of-service", "/terms"],
  ["/policies/shipping-policy", "/shipping"],
  ["/proof", "/proof/testimonials"],
  ["/learn/quiz", "/quiz"],
])("%s leads to %s, which is a page", (from, to) => {
  expect(follow(from)).toBe(to);
  expect(follow(to)).toBe(to);
});

test.each(["/pages/no-such-page", "/policies/no-such-policy", "/pages", "/pages/about/us"])(
  "%s is the 404 page",
  (path) => {
    expect(follow(path)).toBeNull();
  },
);

test.each([
  ["/shop", "?utm_source=letter", "/shop?utm_source=letter"],
  ["/shop", "?utm_source=a%20b&ref=X", "/shop?utm_source=a%20b&ref=X"],
  ["/science#cycle", "?utm_source=letter", "/science?utm_source=letter#cycle"],
  ["/blog?q=oil", "?q=other&gclid=1", "/blog?q=oil&gclid=1"],
  ["/shop", "", "/shop"],
])("%s with the query %s is %s", (path, search, expected) => {
  expect(addQuery(path, search)).toBe(expected);
});

describe("the brand's own redirects", () => {
  test("repeat no row of the table", () => {
    const paths = routes.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  test.each([
    ["/sale", "/holidays", []],
    ["/products/old-oil", "/products/hair-oil?Size=50+ml", []],
    ["/old", "/no-such-page", ["/old leads to no page"]],
    ["/old", "https://elsewhere.example/", ["/old leads to no page"]],
    ["/old", "/collections/all", ["/old leads to no page"]],
    ["/about", "/science", ["/about is a page"]],
    ["old", "/science", ["old is not a path"]],
    ["/Old", "/science", ["/Old is not a path"]],
    ["/sale", "/sale", ["/sale leads to itself", "/sale leads to no page"]],
  ])("from %s to %s: %j", (from, to, faults) => {
    expect(findRedirectFaults([[from, to]])).toEqual(faults);
  });

  test("are found when they form a chain or a loop", () => {
    const chain = findRedirectFaults([
      ["/a", "/b"],
      ["/b", "/a"],
      ["/c", "/a"],
    ]);
    expect(chain.filter((fault) => fault.endsWith("redirect"))).toEqual([
      "/a leads to a redirect",
      "/b leads to a redirect",
      "/c leads to a redirect",
    ]);
  });
});

test("links in the shop lead where the table says", () => {
  for (const [path, to] of Object.entries(internalRedirects))
    expect(redirectTable.get(path)?.({})).toEqual({ to });
});
