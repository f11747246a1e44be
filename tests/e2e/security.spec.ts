import { createHash } from "node:crypto";
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

test("a script or a style that is not the one of the build does not run", async ({
  page,
  problems,
}) => {
  problems.expect(/integrity/, /^exception: (?:TypeError: Failed to fetch dynamically.*)?$/s);
  await page.route(/assets\/(?:framework|shared|app)-[^/]+\.(?:js|css)$/, async (route) => {
    const response = await route.fetch();
    const isStyle = response.headers()["content-type"]?.startsWith("text/css");
    const added = isStyle ? "html{display:none}" : ";window.attacked=1;";
    await route.fulfill({ response, body: (await response.text()) + added });
  });
  await page.goto("/shop");

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Scripts are asked for after the first paint.
  for (const refused of [/integrity.*\/app-/, /integrity.*\/framework-/, /integrity.*\/shared-/])
    await expect.poll(() => problems.expected().join("\n")).toMatch(refused);
  expect(await page.evaluate(() => Reflect.get(window, "attacked") ?? null)).toBeNull();
});

test("every file that a page names is there, with its type, and every script and style with its sum", async ({
  request,
}) => {
  const html = await (await request.get("/products/hair-oil")).text();
  const named = elementsOf(html).flatMap(({ name, attributes }) => {
    const path = attributes.href ?? attributes.src ?? "";
    return /^\/(?:assets|fonts|pictures)\//.test(path) ? [{ name, path, attributes }] : [];
  });
  const types: Record<string, RegExp> = {
    js: /^text\/javascript/,
    css: /^text\/css/,
    woff2: /^font\/woff2/,
    svg: /^image\/svg\+xml/,
  };

  expect(named.length).toBeGreaterThan(2);
  for (const { path, attributes } of named) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["cache-control"], path).toContain("immutable");
    const extension = /\.(\w+)(?:[?#]|$)/.exec(path)?.[1] ?? "";
    const type = types[extension];
    if (type) expect(response.headers()["content-type"], path).toMatch(type);
    if (extension !== "js" && extension !== "css") continue;
    const sum = createHash("sha256")
      .update(await response.body())
      .digest("base64");
    expect(attributes.integrity, path).toBe(`sha256-${sum}`);
  }
});
