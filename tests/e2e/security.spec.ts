import { elementsOf } from "../support/html-elements";
import { expect, test } from "../support/shop-fixtures";

// What a page may not do under its policy is heard of by the fixtures, and fails the test.

test("a page that something changed before its script ran is drawn anew, and works", async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/^exception: .*(?:#418|Hydration|hydrat)/s);
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<h1[^>]*>)[^<]+/, "$1Translated");
    await route.fulfill({ response, body });
  });
  await shop.visit("/about");

  await expect(shop.title).not.toHaveText("Translated");
  await page.getByRole("banner").locator('a[href="/"]').first().click();
  await expect(page).toHaveURL("/");
});

test("a page that breaks in the browser says so, and leads back to one that works", async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/No prices today/, /React Router caught/);
  await shop.visit("/about");
  await page.evaluate(() => {
    // Every price is written with it, and nothing else of the page.
    const { toFixed } = Number.prototype;
    Number.prototype.toFixed = () => {
      throw new Error("No prices today");
    };
    Reflect.set(window, "mend", () => void Object.assign(Number.prototype, { toFixed }));
  });
  await page.getByRole("banner").locator('a[href="/shop"]').first().click();
  await expect(shop.title).toHaveText("Something went wrong");

  await page.evaluate(() => Reflect.get(window, "mend")());
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(shop.title).not.toHaveText("Something went wrong");
});

test("every file that a page names is there, with its type", async ({ request }) => {
  const html = await (await request.get("/products/hair-oil")).text();
  const named = elementsOf(html).flatMap(({ name, attributes }) => {
    const path = attributes.href ?? attributes.src ?? "";
    return /^\/(?:assets|fonts|pictures)\//.test(path) ? [{ name, path }] : [];
  });
  const types: Record<string, RegExp> = {
    js: /^text\/javascript/,
    css: /^text\/css/,
    woff2: /^font\/woff2/,
    svg: /^image\/svg\+xml/,
  };

  expect(named.length).toBeGreaterThan(2);
  for (const { path } of named) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["cache-control"], path).toContain("immutable");
    const extension = /\.(\w+)(?:[?#]|$)/.exec(path)?.[1] ?? "";
    const type = types[extension];
    if (type) expect(response.headers()["content-type"], path).toMatch(type);
  }
});
