import { expect, test } from "../support/shop-fixtures";

const attack =
  '"><img src=x onerror="document.title=\'executed\'"><script>document.title="executed"</script>';
const long = "a".repeat(10_000);

/** Parts of an address that nobody types by accident, and what the shop answers to them as a product. */
const oddParts = [
  { name: "quotes", part: encodeURIComponent(`'"\`;--`), status: 404 },
  { name: "tags", part: encodeURIComponent(attack), status: 404 },
  { name: "a way up", part: encodeURIComponent("../../etc/passwd"), status: 404 },
  { name: "a hidden way up", part: "..%2f..%2fserver%2fmain.ts", status: 404 },
  { name: "an emoji and other scripts", part: encodeURIComponent("💆‍♀️洗发水"), status: 404 },
  { name: "a template", part: encodeURIComponent("{{7*7}}<%=7*7%>"), status: 404 },
  { name: "GraphQL", part: encodeURIComponent('x") { id } shop { name } #'), status: 404 },
  { name: "the name of a prototype", part: "__proto__", status: 404 },
  { name: "the name of a constructor", part: "constructor", status: 404 },
  { name: "spaces", part: "%20%20", status: 404 },
  { name: "10 000 characters", part: long, status: 414 },
  { name: "broken UTF-8", part: "%ff%fe%c3%28", status: 400 },
  { name: "half an escape", part: "%E0%A4%A", status: 400 },
  { name: "a NUL", part: "a%00b", status: 400 },
];

for (const [what, folder, found] of [
  ["product", "/products", 404],
  ["category", "/shop", 200],
] as const)
  test(`a ${what} address that nobody types by accident is answered with a page`, async ({
    request,
  }) => {
    for (const { name, part, status } of oddParts) {
      const response = await request.get(`${folder}/${part}`);

      const html = await response.text();
      expect.soft(response.status(), name).toBe(status === 404 ? found : status);
      expect.soft(html, name).toMatch(/<h1[^>]*>[^<]/);
      expect.soft(html, name).not.toContain(attack);
    }
  });

/** Those that a browser might run, or a script take for something else. */
const risky = oddParts.filter(({ name }) => /tags|template|prototype/.test(name));

test("no odd product address is more than a product that was not found", async ({
  shop,
  page,
  problems,
}) => {
  problems.expect(/status of 404/);
  for (const { part } of risky) {
    await shop.visit(`/products/${part}`);

    await expect(shop.title).toHaveText("Product not found");
    await expect(page).not.toHaveTitle(/executed/);
  }
});

test("no odd category is more than an empty list", async ({ shop, page }) => {
  for (const { part } of risky) {
    await shop.visit(`/shop/${part}`);

    await expect(shop.list.getByText("No products found")).toBeVisible();
    await expect(page).not.toHaveTitle(/executed/);
  }
});

test("a product with a query that it does not know is shown as without it", async ({ page }) => {
  for (const query of [
    `?${encodeURIComponent(attack)}=${encodeURIComponent(attack)}`,
    `?Size=${encodeURIComponent(attack)}`,
    "?Size=%ff%fe",
    "?Size&Size&=&&",
    "?__proto__=x&constructor=y",
    `?Size=${"a".repeat(3_000)}`,
  ]) {
    const response = await page.goto(`/products/hair-oil${query}`);

    expect(response?.status(), query.slice(0, 40)).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: "Botanical Hair Oil" })).toBeVisible();
    await expect(page).not.toHaveTitle(/executed/);
  }
});

for (const [path, canonical] of [
  ["/shop/", "/shop"],
  ["//shop", "/shop"],
  ["/products//hair-oil/", "/products/hair-oil"],
] as const) {
  test(`${path} leads to ${canonical}`, async ({ page, runningShop }) => {
    const response = await page.goto(runningShop.origin + path);

    expect(new URL(page.url()).pathname).toBe(canonical);
    expect(response?.status()).toBe(200);
  });
}

for (const method of ["POST", "PUT", "DELETE"]) {
  test(`${method} to a page is refused with a page`, async ({ request }) => {
    const response = await request.fetch("/shop", { method });

    expect(response.status()).toBe(405);
    expect(response.headers().allow).toBe("GET, HEAD");
    expect(response.headers()["content-type"]).toContain("text/html");
  });
}
