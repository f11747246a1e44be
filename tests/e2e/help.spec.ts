import { facts } from "#brand/content/facts.ts";
import { site } from "#brand/content/site.ts";
import { whenHydrated } from "../support/browser";
import { expect, test } from "../support/shop-fixtures";

test("help pages name methods, costs and days, are marked as samples, and link to each other", async ({
  page,
  shop,
}) => {
  await shop.visit("/shipping");
  await expect(shop.title).toHaveText("Shipping");
  const standard = page.getByRole("row", { name: /^Standard, United States/ });
  await expect(standard).toContainText("3–\u20605 business days");
  await expect(standard).toContainText(
    `${facts.standardShipping}; free at $${facts.freeShippingFrom}`,
  );
  await expect(page.getByRole("main")).not.toContainText("2025");
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "Late, damaged or wrong" })
    .click();
  await expect(page).toHaveURL("/shipping#problems");
  await page.getByRole("link", { name: "how to track it" }).click();
  await expect(shop.title).toHaveText("Where is my order?");

  const footer = page.getByRole("contentinfo");
  for (const [link, title] of [
    ["Privacy", "What we know about you"],
    ["Terms", "Terms"],
    ["Refunds", "Two guarantees, plainly put"],
  ] as const) {
    await footer.getByRole("link", { name: link }).click();
    await expect(shop.title).toHaveText(title);
    await expect(page.getByText(/^Sample text, for a lawyer to replace/)).toBeInViewport();
  }
  const applies = page.getByRole("row", { name: /^Applies to/ });
  await expect(applies).toContainText("Any product");
  await expect(applies).toContainText("Your first subscription plan");

  await footer.getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("link", { name: "Email us about an order" })).toHaveAttribute(
    "href",
    `mailto:${site.email}?subject=My%20order`,
  );
});

test("privacy names everything that this browser stores for the shop", async ({ page, shop }) => {
  await shop.openProduct("hair-oil");
  await shop.addToCart.click();
  await page
    .getByRole("button", { name: /^Save Botanical Hair Oil/ })
    .first()
    .click();
  await page.getByRole("banner").getByRole("link", { name: "Find My Routine" }).click();
  await page.getByLabel("Growth", { exact: true }).check();

  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL("/privacy");
  const getKeys = () => page.evaluate(() => Object.keys(localStorage));
  await expect.poll(async () => (await getKeys()).length).toBeGreaterThan(3);
  for (const name of await getKeys())
    await expect(page.getByRole("cell", { name, exact: true })).toBeVisible();
});

test("questions are found while typing, and answers have addresses", async ({
  page,
  shop,
  request,
}) => {
  const hostile = "<script>alert(1)</script>%%";
  const served = await request.get(`/faq?q=${encodeURIComponent(hostile)}`);
  expect(await served.text()).toContain(">No answers match");

  const search = page.getByRole("searchbox", { name: "Search the answers" });
  const status = page.getByRole("main").getByRole("status");
  const lastTopic = page.getByRole("heading", { level: 2, name: "About this shop" });
  await shop.visit("/faq#cookies");
  await expect(page.getByText(/neither our own nor anyone else’s/)).toBeVisible();
  await search.fill(hostile);
  await expect(status).toContainText("No answers match");

  await search.fill("breastfeeding palmetto");
  await expect(status).toHaveText("1 answer found.");
  await page.getByText("Can I take the supplements while pregnant or breastfeeding?").click();
  await expect(page.getByText(/They contain saw palmetto/)).toBeVisible();
  await search.press("Enter");
  await expect(page).toHaveURL("/faq?q=breastfeeding+palmetto");
  await page.reload();
  await whenHydrated(page);
  await expect(status).toHaveText("1 answer found.");

  await page.getByRole("link", { name: "Show all questions" }).click();
  await expect(page).toHaveURL("/faq");
  await expect(lastTopic).toBeVisible();
  await search.fill("palmetto");
  await expect(lastTopic).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(search).toHaveValue("");
  await expect(lastTopic).toBeVisible();
});

test("bundles go into the cart from their page", async ({ page, shop, cart }) => {
  await shop.visit("/bundles");
  await expect(page.getByRole("article")).toHaveCount(3);
  await page.getByRole("button", { name: "Add Holiday Glow" }).click();
  await cart.open();
  await expect(cart.line("Holiday Glow")).toBeVisible();
});
