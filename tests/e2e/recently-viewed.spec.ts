import { seenKey } from "../support/saved";
import { expect, test } from "../support/shop-fixtures";

const product = (handle: string, title = handle) => ({ handle, title, image: null });

test("the products seen last stand on the next product's page and in an empty cart, until cleared", async ({
  shop,
  cart,
  page,
}) => {
  const section = page.getByRole("main").getByRole("region", { name: "Recently viewed" });
  await shop.openProduct("hair-oil");
  await shop.openProduct("conditioner");
  await page.mouse.wheel(0, 200);
  await expect(section.getByRole("link")).toHaveText(["Botanical Hair Oil"]);
  await shop.openProduct("hair-nutraceutical");
  await page.mouse.wheel(0, 200);
  await expect(section.getByRole("link")).toHaveText(["Silk Conditioner", "Botanical Hair Oil"]);

  await section.getByRole("link", { name: "Silk Conditioner" }).click();
  await expect(page).toHaveURL("/products/conditioner");
  await expect(section.getByRole("link")).toHaveText(["Hair Nutraceutical", "Botanical Hair Oil"]);

  await cart.open();
  const inCart = cart.drawer.getByRole("region", { name: "Recently viewed" });
  await expect(inCart.getByRole("link")).toHaveText([
    "Silk Conditioner",
    "Hair Nutraceutical",
    "Botanical Hair Oil",
  ]);
  await inCart.getByRole("button", { name: "Clear recently viewed" }).click();
  await expect(cart.drawer.getByText("The products you viewed are forgotten.")).toBeFocused();
  await cart.close();
  await expect(section).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), seenKey)).toContain('"items":[]');
});

test("at most eight are shown, none of them hostile, and one that the store lost is forgotten", async ({
  shop,
  page,
  problems,
}) => {
  problems.expect(/status of 404/);
  const evil = `<img src=x onerror="document.title='executed'">`;
  const kept = [
    { handle: "../evil", title: "Way up" },
    product("lost", evil),
    ...Array.from({ length: 100 }, (_, index) => product(`p-${index}`)),
  ];
  await shop.openHome();
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key ?? "", text ?? ""),
    [seenKey, JSON.stringify(kept)],
  );
  const section = page.getByRole("main").getByRole("region", { name: "Recently viewed" });
  await shop.openProduct("hair-oil");
  await page.mouse.wheel(0, 200);
  await expect(section.getByRole("link")).toHaveCount(8);
  await expect(section.getByRole("link").first()).toContainText("<img src=x");

  await section.getByRole("link").first().click();
  await expect(shop.title).toHaveText("Product not found");
  await shop.openProduct("hair-oil");
  await page.mouse.wheel(0, 200);

  await expect(section.getByRole("link").first()).toHaveText("p-0");
  await expect(page).not.toHaveTitle("executed");
});
