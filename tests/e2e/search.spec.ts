import { Search } from "../support/search";
import { expect, test } from "../support/shop-fixtures";

test("a product is found and opened by keyboard alone, from the key to the page", async ({
  shop,
  page,
}) => {
  const search = new Search(page);
  await shop.openHome();

  await page.keyboard.press("/");
  await expect(search.field).toBeFocused();
  await page.keyboard.type("hair oil");
  await expect(search.group("Products").first()).toContainText("Botanical Hair Oil");
  await expect(search.field).toHaveAttribute("aria-expanded", "true");
  await expect(search.active).toHaveCount(0);

  await page.keyboard.press("ArrowDown");
  await expect(search.active).toContainText("Botanical Hair Oil");
  await expect(search.active).toHaveId(
    (await search.field.getAttribute("aria-activedescendant")) ?? "none",
  );
  await page.keyboard.press("ArrowUp");
  await expect(search.active).toHaveCount(0);
  await page.keyboard.press("ArrowUp");
  await expect(search.active).toHaveText((await search.options.last().textContent()) ?? "none");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/products/hair-oil");
  await expect(search.dialog).toBeHidden();
  await expect(shop.title).toHaveText("Botanical Hair Oil");
});

test("results appear as she types, in spite of a slip and in any order, with what was found marked", async ({
  shop,
  page,
}) => {
  const search = new Search(page);
  await shop.openShop();
  await search.open();

  await search.field.fill("shapmoo streng");
  await expect(search.group("Products").first()).toContainText("Growth & Strength Shampoo");
  await expect(search.group("Products").first().locator("mark")).toHaveText(["Streng", "Shampoo"]);

  await search.field.fill("rosemary");
  await expect(search.group("Articles").first()).toContainText("Rosemary and the headlines");
  await expect(search.group("Articles").first().locator("mark").first()).toHaveText("Rosemary");
  await expect(search.dialog.getByRole("status").first()).toHaveText(
    /^\d+ products and \d+ articles? for “rosemary”$/,
  );
});

test("Ctrl+K opens it, Escape closes it, and neither key does so in a field or a dialog", async ({
  shop,
  cart,
  page,
}) => {
  const search = new Search(page);
  await shop.visit("/blog");
  await page.keyboard.press("Control+k");
  await expect(search.field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(search.dialog).toBeHidden();

  const articles = page.getByRole("searchbox", { name: "Search articles" });
  await articles.fill("a");
  await articles.press("/");
  await articles.press("Control+k");
  await expect(articles).toHaveValue("a/");
  await expect(search.dialog).toBeHidden();

  await cart.open();
  await page.keyboard.press("/");
  await cart.close();
  await expect(search.dialog).toBeHidden();
});

test("the single key can be switched off for good; the button and Ctrl+K stay", async ({
  shop,
  page,
}) => {
  const search = new Search(page);
  await shop.openHome();
  await search.open();
  await search.dialog.getByRole("checkbox", { name: "Open with the / key" }).uncheck();
  await page.keyboard.press("Escape");
  await shop.openShop();

  await page.keyboard.press("/");
  await page.keyboard.press("Control+k");

  await expect(search.field).toBeFocused();
  await expect(search.field).toHaveValue("");
  await search.dialog.getByRole("checkbox", { name: "Open with the / key" }).check();
  await page.keyboard.press("Escape");
  await expect(search.button).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("/");
  await expect(search.field).toBeFocused();
});

test("Enter without a choice and See all lead to the page with all; searches are remembered and cleared", async ({
  shop,
  page,
}) => {
  const search = new Search(page);
  await shop.openHome();
  await search.open();
  await search.field.fill("biotin");
  await search.field.press("Enter");
  await expect(page).toHaveURL("/search?q=biotin");
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("for “biotin”");
  await expect(search.dialog).toBeHidden();

  await search.open();
  await search.field.fill("scalp");
  await search.dialog.getByRole("link", { name: /^See all \d+ results$/ }).click();
  await expect(page).toHaveURL("/search?q=scalp");

  await search.open();
  await search.field.fill("");
  const recent = search.dialog.getByRole("listitem").getByRole("button");
  await expect(recent).toHaveText(["scalp", "biotin"]);
  await recent.last().click();
  await expect(search.field).toBeFocused();
  await expect(search.options.first()).toContainText(/Biotin/i);
  await search.field.fill("");
  await search.dialog.getByRole("button", { name: "Clear recent searches" }).click();
  await expect(recent).toHaveCount(0);
  await expect(search.field).toBeFocused();
  await page.reload();
  await page.keyboard.press("/");
  await expect(recent).toHaveCount(0);
});

test("nothing found says so and shows a way on", async ({ shop, page }) => {
  const search = new Search(page);
  await shop.openHome();
  await search.open();
  await search.field.fill("<script>qqqq</script>");

  await expect(search.dialog.getByRole("status").first()).toHaveText(
    /^Nothing found for “<script>/,
  );
  await expect(search.dialog.getByRole("link", { name: "Take our quiz" })).toBeVisible();
  await search.dialog.getByRole("link", { name: /^Haircare/ }).click();

  await expect(page).toHaveURL("/shop/haircare");
  await expect(search.dialog).toBeHidden();
});

test("without script /search finds the same, and the button leads there", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto("/shop");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^Haircare/ })).toBeVisible();

  await main.getByRole("searchbox").fill("oil hiar");
  await main.getByRole("button", { name: "Search" }).click();

  await expect(page).toHaveURL("/search?q=oil+hiar");
  await expect(main.getByRole("searchbox")).toHaveValue("oil hiar");
  const products = main.getByRole("region", { name: "Products" }).getByRole("listitem");
  await expect(products.first()).toContainText("Botanical Hair Oil");
  await expect(products.first().locator("mark").first()).toBeVisible();
  await expect(products.getByRole("button")).toHaveCount(0);
  await products.first().getByRole("link").click();
  await expect(page).toHaveURL("/products/hair-oil");
  await context.close();
});

test("the page of a search stays out of search engines, keeps the focus, and Back brings the earlier words", async ({
  page,
  shop,
}) => {
  await shop.visit("/search?q=serum");

  await expect(page).toHaveTitle("“serum” | Search | Solenne");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/search$/);
  const field = page.getByRole("main").getByRole("searchbox");
  await field.fill("conditioner ");
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=conditioner");
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText(
    "Silk Conditioner",
  );
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("conditioner");
  await page.goBack();
  await expect(field).toHaveValue("serum");
});

const attack = `"><img src=x onerror="document.title='executed'"><script>document.title="executed"</script>`;

test("whatever an address asks for is searched as text, cut to a hundred characters", async ({
  shop,
  page,
}) => {
  for (const query of [
    `q=${encodeURIComponent(attack)}`,
    "q=%22%27%60%3B--",
    "q=__proto__",
    "q[]=oil",
    `q=${encodeURIComponent("💆‍♀️洗发水 {{7*7}}")}`,
    `q=${"a".repeat(1_500)}`,
  ]) {
    const response = await shop.visit(`/search?${query}`);

    expect(response?.status(), query.slice(0, 60)).toBe(200);
    await expect(shop.title).toHaveText("Search");
    await expect(page).not.toHaveTitle(/^executed/);
    expect((await page.title()).length).toBeLessThanOrEqual(60);
  }
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("a".repeat(100));

  await shop.visit("/search?q=oil&q=serum");
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("oil");
  const tooLong = await page.request.get(`/search?q=${"a".repeat(10_000)}`);
  expect(tooLong.status()).toBe(414);
});

test("searches kept by somebody else are read as text, and at most six", async ({ shop, page }) => {
  const search = new Search(page);
  const kept = [null, 7, attack, "x".repeat(5_000), "a", "b", "c", "d", "e", "f", "A"];
  await page.addInitScript(
    (text) => localStorage.setItem("solenne-searches-v1", text),
    JSON.stringify(kept),
  );
  await shop.openHome();
  await search.open();

  const recent = search.dialog.getByRole("listitem").getByRole("button");
  await expect(recent).toHaveCount(6);
  await expect(recent.first()).toContainText("<img src=x");
  await expect(page).not.toHaveTitle("executed");
});
