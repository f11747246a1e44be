import { expect, test } from "../support/shop-fixtures";

// The fixtures fail a test whose page violates its policy.

const attack =
  '"><img src=x onerror="document.title=\'executed\'"><script>document.title="executed"</script>';
const encoded = encodeURIComponent(attack);

test("markup in an address never runs", async ({ shop, page, problems }) => {
  problems.expect(/status of 404/);
  for (const [path, shown] of [
    [`/products/${encoded}`, "Product not found"],
    [`/shop/${encoded}`, "No products found"],
    ["/shop/__proto__", "No products found"],
    ["/products/constructor", "Product not found"],
    [`/products/${encodeURIComponent("../../etc/passwd")}`, "Product not found"],
    [`/shop?concern=${encoded}&sort=${encoded}&availability=__proto__`, "Botanical Hair Oil"],
    [`/shop?concern=${"a".repeat(3_000)}&concern=%ff%fe`, "Botanical Hair Oil"],
    [`/products/hair-oil?${encoded}=${encoded}&Size=${encoded}`, "Botanical Hair Oil"],
    ["/products/hair-oil?Size=%ff%fe&Size&=&&__proto__=x&constructor=y", "Botanical Hair Oil"],
    [`/products/hair-oil?Size=${"a".repeat(3_000)}`, "Botanical Hair Oil"],
  ] as const) {
    await shop.visit(path);

    await expect(page.getByRole("main").getByRole("heading", { name: shown })).toBeVisible();
    await expect(page).not.toHaveTitle(/executed/);
  }
});

test("a page that was changed before hydration is rendered again, and works", async ({
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
  await page.getByRole("banner").getByRole("link", { name: "Solenne", exact: true }).click();
  await expect(page).toHaveURL("/");
});

test("a page that breaks in the browser says so, and links to one that works", async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/No prices today/, /React Router caught/);
  await shop.visit("/about");
  await page.evaluate(() => {
    // Prices are written with it, and nothing else of the page.
    const { toFixed } = Number.prototype;
    Number.prototype.toFixed = () => {
      throw new Error("No prices today");
    };
    Reflect.set(window, "repair", () => void Object.assign(Number.prototype, { toFixed }));
  });
  await shop.menu.getByRole("link", { name: "Shop", exact: true }).click();
  await expect(shop.title).toHaveText("Something went wrong");

  await page.evaluate(() => Reflect.get(window, "repair")());
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(shop.title).not.toHaveText("Something went wrong");
});
