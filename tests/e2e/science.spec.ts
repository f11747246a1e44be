import { ingredients } from "~/content/science/ingredients";
import { supplementStatement } from "~/content/site";
import { headingsIn, structuredData } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

const parts = [
  "h1 Every dose has a reason.",
  "h2 Our quality in figures",
  "h2 Certifications",
  "h2 Every strand keeps its own calendar.",
  "h2 Eight ingredients, one by one.",
  "h2 Manufacturing",
  "h2 What We Don't Use",
  "h2 Clinical evidence",
  "h2 Five questions",
  "h2 Now read it on a label.",
];

test("the science page says what is inside, how much, and what is known of it", async ({
  shop,
  page,
}) => {
  await shop.visit("/science");
  await expect(page).toHaveTitle("Our Science: doses, studies, limits | Solenne");
  const headings = await headingsIn(page);
  expect(headings.filter((heading) => /^h[12] /.test(heading))).toEqual(parts);

  const quality = page.getByRole("region", { name: "Our quality in figures" });
  await expect(quality.getByRole("definition")).toHaveText(["8", "0", "2", "12"]);
  const promises = page.getByRole("region", { name: "Certifications" });
  await expect(promises.getByRole("listitem")).toHaveCount(4);

  const cards = page.getByRole("region", { name: "Eight ingredients" }).getByRole("article");
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(
    ingredients.map(({ name }) => name),
  );
  await expect(cards.getByRole("img", { name: /\w/ })).toHaveCount(ingredients.length);
  const biotin = page.getByRole("article", { name: "Biotin" });
  await expect(biotin).toContainText("5,000 mcg in two capsules");
  await expect(biotin.getByRole("heading", { level: 4 })).toHaveText([
    "Dose",
    "Function",
    "Benefits",
    "In",
    "Studies",
  ]);
  await expect(biotin).toContainText("Patel, Swink and Castelo-Soccio, 2017");
  await expect(
    biotin.getByRole("link", { name: "Hair Nutraceutical", exact: true }),
  ).toHaveAttribute("href", "/products/hair-nutraceutical");
  await expect(page.getByRole("region", { name: "Eight ingredients" })).toContainText(
    `* ${supplementStatement}`,
  );

  const steps = page.getByRole("region", { name: "Manufacturing" });
  await expect(steps.getByRole("heading", { level: 3 })).toHaveText([
    "1 Choose",
    "2 Source",
    "3 Check",
    "4 Weigh",
    "5 Test",
    "6 Number",
  ]);
  await expect(steps.getByRole("img", { name: /\w/ })).toHaveCount(6);
  const leftOut = page.getByRole("region", { name: "What We Don't Use" });
  await expect(leftOut.getByRole("listitem")).toHaveCount(8);
  await expect(leftOut.getByText(/^(?:Evidence|Preference)$/)).toHaveCount(8);
  const evidence = page.getByRole("region", { name: "Clinical evidence" });
  await expect(evidence.getByRole("listitem")).toHaveText([
    /Customer survey.*94% see less shedding/,
    /Published studies/,
    /Laboratory tests/,
    /Clinical trial.*None of our formulas yet/,
  ]);
  await expect(evidence).toContainText(`* ${supplementStatement}`);

  const questions = page.getByRole("region", { name: "Five questions" });
  await expect(questions.getByRole("heading", { level: 3 })).toHaveCount(5);
  const [faq] = await structuredData(page, "FAQPage");
  expect(faq?.mainEntity).toHaveLength(5);
  const [crumbs] = await structuredData(page, "BreadcrumbList");
  expect(JSON.stringify(crumbs)).toMatch(/Home.*Our Science.*\/science/);

  await page.getByText("What does FDA-registered mean?").click();
  await expect(page.getByText("on the agency's list")).toBeVisible();
  await expect(page.getByText("No. They are clinically inspired")).toBeHidden();
  const ways = page.getByRole("region", { name: "Now read it on a label." });
  await expect(ways.getByRole("link", { name: "Haircare" })).toHaveAttribute(
    "href",
    "/shop/haircare",
  );
  await ways.getByRole("link", { name: "Shop All Products" }).click();
  await expect(page).toHaveURL("/shop");
});

test("the page's own contents and links from elsewhere lead to the part they name", async ({
  shop,
  page,
}) => {
  await shop.visit("/science");
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByText("What We Don't Use")
    .click();
  await expect(page.getByRole("heading", { name: "What We Don't Use" })).toBeInViewport();

  await shop.visit("/science#zinc");
  await expect(page.getByRole("heading", { name: "Zinc", exact: true })).toBeInViewport();

  await shop.visit("/about");
  await page.getByRole("link", { name: "How to check each of them" }).click();
  await expect(page).toHaveURL("/science#certifications");
  await expect(page.getByRole("heading", { name: "Certifications" })).toBeInViewport();
});

test.describe("the growth cycle", () => {
  test("is a list that keys walk through, and the drawing follows", async ({ shop, page }) => {
    await shop.visit("/science");
    const figure = page.getByRole("group", { name: "The phase in the drawing" });
    await expect(figure.getByRole("listitem")).toHaveText([
      /Anagen.*How long.*2–6 years.*Share of hair.*85–90%.*The routine/,
      /Catagen.*2–3 weeks.*1–2%/,
      /Telogen.*About 3 months.*10–15%/,
      /Exogen.*2–5 months.*50 to 100 hairs a day/,
    ]);
    await expect(figure.getByRole("img", { name: /cut/ })).toHaveCount(4);

    await figure.getByRole("radio", { name: "Anagen" }).focus();
    await expect(page.locator("[data-phase=anagen]")).toHaveCSS("opacity", "1");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");

    await expect(figure.getByRole("radio", { name: "Telogen" })).toBeChecked();
    await expect(page.locator("[data-phase=telogen]")).toHaveCSS("opacity", "1");
    await expect(page.locator("[data-phase=anagen]")).toHaveCSS("opacity", "0");
  });

  test.describe("by touch, on a phone", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test("shows the phase that is tapped, with the drawing still in sight", async ({
      shop,
      page,
    }) => {
      await shop.visit("/science");
      const exogen = page.getByText("letting go");
      await exogen.scrollIntoViewIfNeeded();

      await exogen.tap();

      await expect(page.locator("[data-phase=exogen]")).toHaveCSS("opacity", "1");
      await expect(page.locator("svg:has([data-phase])")).toBeInViewport({ ratio: 0.9 });
    });
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("can be read and used", async ({ page }) => {
      await page.goto("/science");
      for (const name of ["Anagen", "Catagen", "Telogen", "Exogen"]) {
        await expect(page.getByRole("heading", { name })).toBeVisible();
      }
      await expect(page.getByText("Expect them in the brush.")).toBeVisible();

      await page.getByRole("radio", { name: "Catagen" }).check();

      await expect(page.locator("[data-phase=catagen]")).toHaveCSS("opacity", "1");
      await expect(page.locator("[data-phase=anagen]")).toHaveCSS("opacity", "0");
    });
  });
});
