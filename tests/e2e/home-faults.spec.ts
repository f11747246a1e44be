import { faults } from "../support/faults";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

test("without the store home answers 200: built-in cards with pictures of our own, and no journal", async ({
  shop,
  store,
  page,
  problems,
}) => {
  const healthy = await headings();
  problems.expect(/Failed to load resource/);
  store.fail("GetProducts", faults.serverError);
  store.fail("GetBlogArticles", faults.serverError);

  const response = await shop.openHome();

  expect(response?.status()).toBe(200);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  expect(await headings()).toEqual(healthy.filter((text) => text !== "From the journal"));
  const cards = page.getByRole("region", { name: "Best sellers" }).getByRole("article");
  await expect(cards).toHaveText([
    /\$67\.99.*\$57\.79/,
    /\$32\.00.*\$27\.20/,
    /\$72\.99.*\$62\.04/,
  ]);
  for (const card of await cards.all()) {
    await expect(card.locator("img")).toHaveAttribute("src", /^\/pictures\/.*-front-/);
  }
  await expect(
    page.getByRole("row", { name: "Hair Nutraceutical 45+ $72.99 $62.04" }),
  ).toBeVisible();
  // It is asked again, and the page still stands.
  await expect.poll(() => store.calls("GetProducts").length).toBeGreaterThan(3);
  await expect(cards).toHaveCount(3);

  async function headings(): Promise<string[]> {
    await page.goto("/");
    return page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  }
});

test("home recovers by itself from a failure while it was rendered", async ({
  shop,
  store,
  page,
}) => {
  store.fail("GetProducts", faults.serverError, { times: 3 });
  store.fail("GetBlogArticles", faults.serverError, { times: 3 });
  await shop.openHome();
  await page.mouse.move(10, 10);

  const journal = page.getByRole("region", { name: "From the journal" });
  await expect(journal.getByRole("article")).toHaveCount(3);
  await expect(
    shop.card("Hair Nutraceutical").getByRole("button", { name: /^Add/ }),
  ).toBeAttached();
});
