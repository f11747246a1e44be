import { doses } from "~/content/doses";
import { headingsIn, structuredData } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

test("the founder's story is told in chapters, rules and answers, and leads to the shop", async ({
  shop,
  page,
}) => {
  await shop.visit("/about/founder");
  await expect(page).toHaveTitle("Founder Story: Léonie Marsh | Solenne");
  expect(await headingsIn(page)).toEqual([
    "h1 “How much is in it?”",
    "h2 A laboratory with a view of the parking lot",
    "h2 Eleven bottles on a kitchen table",
    "h2 Four columns and a ruler",
    "h2 Two hundred bottles, on a Tuesday",
    "h2 Four rules from the inside of the notebook.",
    "h3 A dose or nothing",
    "h3 The limit in the same breath",
    "h3 Slow is a fact",
    "h3 Hair, not flaws",
    "h2 Asked often, answered by her.",
    "h3 Did the capsules bring your own hair back?",
    "h3 What do you use yourself?",
    "h3 What did you leave out and miss?",
    "h3 What would make you change a formula?",
    "h2 Turn one around.",
  ]);
  const labels = page.getByRole("figure");
  await expect(labels).toContainText(`Biotin${doses.biotin}`);
  await expect(labels.getByText("not said")).toHaveCount(3);
  await expect(page.getByRole("blockquote")).toContainText("I promise a number");
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute("content", /Léonie Marsh, a formulation chemist/);
  const [crumbs] = await structuredData(page, "BreadcrumbList");
  expect(JSON.stringify(crumbs)).toMatch(/Home.*Our Story.*Founder Story.*\/about\/founder/);

  const first = page.getByText("No. It came back by itself");
  await expect(first).toBeVisible();
  await page.getByText("What did you leave out and miss?").click();
  await expect(page.getByText("Nothing smooths a strand as they do.")).toBeVisible();
  await expect(first).toBeHidden();
  await page.getByText("What did you leave out and miss?").click();
  await expect(page.getByText("Nothing smooths a strand as they do.")).toBeHidden();

  await page.getByRole("main").getByRole("link", { name: "Shop All Products" }).click();
  await expect(page).toHaveURL("/shop");
});
