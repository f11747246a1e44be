import { whenInteractive } from "../support/interactive";
import { expect, test } from "../support/shop-fixtures";

test("a tab pressed before its script has arrived opens once it has", async ({ page }) => {
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/product-below-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/products/hair-nutraceutical");
  await whenInteractive(page);
  const howToUse = page.getByRole("tab", { name: "How to Use" });

  const asked = page.waitForRequest(/\/assets\/product-below-/);
  await howToUse.click();
  await asked;
  await expect(howToUse).toHaveAttribute("aria-selected", "false");
  letThrough();

  await expect(howToUse).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name: "How to Use" })).toBeVisible();
});

test("questions of the page's lower half open although its script never arrives", async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await page.route(/\/assets\/product-below-/, (route) => route.abort());
  await page.goto("/products/hair-nutraceutical");

  await page.getByText("Do I take it with food?").click();

  await expect(
    page.getByText("Do I take it with food?").locator("xpath=ancestor::details"),
  ).toHaveAttribute("open");
  await expect(page.getByRole("heading", { name: "You May Also Like" })).toBeVisible();
});
