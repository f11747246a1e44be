import { headingsIn, structuredData } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

test("Our Story says what the brand stands for, and what it costs", async ({ shop, page }) => {
  await shop.visit("/about");
  await expect(page).toHaveTitle("Our Story: hair care that shows its work | Solenne");
  expect(await headingsIn(page)).toEqual([
    "h1 Hair care that shows its work.",
    "h2 Science-backed beauty",
    "h2 Our standards are four, and each has a price.",
    "h3 Science First",
    "h3 Clean Always",
    "h3 Women-Focused",
    "h3 Results Matter",
    "h2 What stands behind the label",
    "h3 Cruelty free",
    "h3 Made in the USA",
    "h3 Tested by batch",
    "h3 Every dose printed",
    "h2 10,000+ women have read a label of ours.",
  ]);
  const beauty = page.getByRole("region", { name: "Science-backed beauty" });
  await expect(beauty.getByRole("term")).toHaveText([
    "Clinically inspired",
    "Clean formulas",
    "Cruelty free",
  ]);
  await expect(beauty.getByRole("link", { name: "Read Our Science" })).toHaveAttribute(
    "href",
    "/science",
  );
  await expect(page.getByText("What it costs us")).toHaveCount(4);
  const close = page.getByRole("region", { name: "10,000+ women" });
  await expect(close).toContainText("4.9 of 5 stars, from 2,096 verified reviews.");
  await expect(close.getByRole("link", { name: "Shop All Products" })).toHaveAttribute(
    "href",
    "/shop",
  );
  const [crumbs] = await structuredData(page, "BreadcrumbList");
  expect(JSON.stringify(crumbs)).toMatch(/Home.*Our Story.*\/about/);

  const note = page.getByRole("region", { name: "A note from the founder" });
  await expect(note.getByRole("blockquote")).toContainText("how much was in the bottle");
  await expect(note).toContainText("Léonie Marsh");
  await note.getByRole("link", { name: "Read Her Story" }).click();
  await expect(page).toHaveURL("/about/founder");
  await expect(shop.title).toHaveText("“How much is in it?”");
});

test("the footer's three links end at their part of Our Story, clear of the header", async ({
  shop,
  page,
}) => {
  await shop.visit("/quiz");
  const footer = page.getByRole("navigation", { name: "Footer" });
  for (const [link, address, heading] of [
    ["Our Science", "/about#science", "Science-backed beauty"],
    ["Standards", "/about#standards", "Our standards are four"],
    ["Certifications", "/about#certifications", "What stands behind the label"],
  ] as const) {
    await footer.getByRole("link", { name: link }).click();

    await expect(page).toHaveURL(address);
    const title = page.getByRole("heading", { name: heading });
    await expect(title).toBeInViewport();
    const header = await page.getByRole("banner").boundingBox();
    const top = (await title.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  }
});
