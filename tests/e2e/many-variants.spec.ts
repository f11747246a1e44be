import { catalogWith, productRecord } from "../support/catalogs";
import { expect, test, testOnPhone } from "../support/shop-fixtures";

for (const visit of [test, testOnPhone]) visit.use({ storeKind: "faulty" });

const sizes = ["20 mm", "30 mm", "40 mm", "50 mm", "60 mm", "70 mm"];
const prices = { Rose: 1200, Sand: 1400, Ink: 900 };
const scrunchie = productRecord({
  handle: "silk-scrunchie",
  title: "Silk Scrunchie",
  options: [
    { name: "Color", values: Object.keys(prices) },
    { name: "Size", values: sizes },
  ],
  variants: Object.entries(prices).flatMap(([color, priceCents]) =>
    sizes.map((size) => ({ options: [color, size], priceCents, stock: 5 })),
  ),
});
const { variants } = scrunchie;
const manyVariants = catalogWith(scrunchie);
/** The first ten are all sizes of Rose and four of Sand. */
const notFetched = "?Color=Ink&Size=20+mm";
const problem = "You can’t order Ink · 20 mm on this page.";

test("of a product with 18 variants, list and search say the lowest price of the ten they have, and the page offers their values and names the contact", async ({
  shop,
  store,
  page,
  search,
  request,
}) => {
  store.sell(manyVariants);
  await shop.openShop();
  await expect(shop.card("Silk Scrunchie")).toContainText("from $12.00");
  await search.openWith("scrunchie");
  await expect(search.products.first()).toContainText("from $12.00");
  await search.products.first().click();
  await expect(shop.title).toHaveText("Silk Scrunchie");

  await expect(shop.option("Color").getByRole("radio")).toHaveCount(2);
  await expect(shop.value("Color", "Ink")).toHaveCount(0);
  await expect(shop.option("Size").getByRole("radio")).toHaveCount(sizes.length);
  const main = page.getByRole("main");
  await expect(main.getByText("This product comes in more options")).toBeVisible();
  await expect(main.getByText("Not available")).toHaveCount(0);
  await main.getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL("/contact");

  const cheapest = { options: ["Ink", "20 mm"], priceCents: 900, stock: 5 };
  store.sell(catalogWith({ ...scrunchie, variants: [...variants.slice(0, 9), cheapest] }));
  const list = await (await request.get("/shop")).text();
  const [card] = list.split("</article>").filter((card) => card.includes("Silk Scrunchie"));
  expect(card).toContain("from $9.00");
});

test("a choice that the page does not have is not called unmade, and cannot be added", async ({
  shop,
  store,
  cart,
  page,
}) => {
  store.sell(manyVariants);
  await shop.openProduct("silk-scrunchie", "?Size=60+mm");
  await expect(shop.option("Color").getByText("Ask us")).toBeVisible();

  // By keyboard: the arrow chooses the next color.
  await shop.value("Color", "Rose").focus();
  await page.keyboard.press("ArrowRight");
  await expect(shop.value("Color", "Sand")).toBeChecked();
  const reason =
    /^You can’t order Sand · 60 mm on this page\. The price shown is for Rose · 60 mm\./;
  await expect(page.getByRole("status").filter({ hasText: reason })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("We don’t make");
  await expect(page.getByRole("main").getByText("for Rose · 60 mm", { exact: true })).toBeVisible();
  await expect(shop.addToCart).toBeDisabled();
  await expect(shop.addToCart).toHaveAccessibleDescription(reason);
  await page.getByRole("textbox", { name: "Quantity" }).press("Enter");

  await shop.choose("Size", "50 mm");
  await expect(page.getByRole("main").getByText("$14.00").first()).toBeVisible();
  await shop.addToCart.click();
  await cart.expectPieces(1);
  await cart.open();
  await expect(cart.line("Silk Scrunchie")).toContainText("Sand · 50 mm");
});

testOnPhone(
  "the address of a choice that the page does not have adds nothing, as the bar of a phone says, until another is chosen",
  async ({ shop, store, cart, page }) => {
    store.sell(manyVariants);
    await shop.openProduct("silk-scrunchie", notFetched);
    const status = page.getByRole("status").filter({ hasText: problem });
    await expect(status).toBeVisible();
    await expect(shop.addToCart).toBeDisabled();

    await page.getByRole("heading", { name: "Before you start" }).scrollIntoViewIfNeeded();
    const bar = page.getByRole("region", { name: "Purchase options", exact: true });
    await expect(bar.getByText(problem)).toBeInViewport();
    await expect(bar).not.toContainText("$");
    const add = bar.getByRole("button", { name: "Add to Cart" });
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription(new RegExp(`^${problem}`));

    await shop.choose("Color", "Sand");
    await expect(status).toHaveCount(0);
    await shop.addToCart.click();
    await cart.open();
    await expect(cart.line("Silk Scrunchie")).toContainText("Sand · 20 mm");
  },
);

test("a link to a variant that the page does not have opens no other in silence, and a choice ends it", async ({
  shop,
  store,
  cart,
  page,
}) => {
  store.sell(manyVariants);
  await shop.openProduct("silk-scrunchie", "?variant=13");
  const reason = /^You can’t order the option in your link on this page\. .+ contact us\.$/;
  await expect(page.getByRole("status").filter({ hasText: reason })).toBeVisible();
  await expect(shop.addToCart).toBeDisabled();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);

  await shop.choose("Size", "50 mm");
  await expect(page).toHaveURL(/\?Color=Rose&Size=50\+mm$/);
  await shop.addToCart.click();
  await cart.open();
  await expect(cart.line("Silk Scrunchie")).toContainText("Rose · 50 mm");
});

test("a cart link to a variant that the page does not have says whom to ask", async ({
  store,
  page,
}) => {
  store.sell(manyVariants);
  await page.goto("/cart/13:1");
  await expect(page.getByText("We can’t add 1 product in this link here.")).toBeVisible();
  await page.getByRole("button", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact");
});

test("lists do not call out of stock what is for sale only in other variants, and its page says whom to ask", async ({
  shop,
  store,
  search,
  page,
}) => {
  const soldOut = variants.map((variant, at) => ({ ...variant, stock: at < 10 ? 0 : 5 }));
  store.sell(catalogWith({ ...scrunchie, variants: soldOut }));
  await shop.openShop();
  const card = shop.card("Silk Scrunchie");
  await expect(card).not.toContainText("Out of Stock");
  await card.getByRole("link", { name: "View Options of Silk Scrunchie" }).click();
  await expect(shop.title).toHaveText("Silk Scrunchie");
  await expect(page.getByText("are sold out, but others are in stock. Contact us.")).toBeVisible();

  await search.openWith("scrunchie");
  await search.field.press("Enter");
  await expect(page.getByRole("link", { name: "View Options of Silk Scrunchie" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Out of Stock");
});
