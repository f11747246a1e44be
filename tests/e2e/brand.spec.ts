import { chapters, founderHeadings } from "#brand/content/about/founder-story.ts";
import { aboutCopy, values } from "#brand/content/about/our-story.ts";
import { facts } from "#brand/content/facts.ts";
import { doses } from "#brand/content/products/doses.ts";
import { ingredients } from "#brand/content/science/ingredients.ts";
import { scienceCopy, scienceHeadings } from "#brand/content/science/science.ts";
import { site } from "#brand/content/site.ts";
import { certifications } from "#brand/content/standards.ts";
import { supplementStatement } from "#brand/content/supplement-statement.ts";
import { expect, test, testOnPhone } from "../support/shop-fixtures";

test("Our Story has its standards, and leads to science and to the founder's chapters, rules and answers", async ({
  shop,
  page,
}) => {
  await shop.visit("/about");
  await expect(page).toHaveTitle(`Our Story: hair care that shows its work | ${site.name}`);
  await expect(page.getByRole("main").getByRole("heading")).toHaveText([
    aboutCopy.title,
    "Science-backed beauty",
    aboutCopy.standards,
    ...["Science First", "Clean Always", "Women-Focused", "Results Matter"],
    aboutCopy.label,
    ...certifications.map(({ name }) => name),
    aboutCopy.close,
  ]);
  await expect(shop.blocks).toHaveCount(4);
  await expect(page.getByRole("term")).toHaveCount(3);
  await expect(page.getByText("What it costs us")).toHaveCount(values.length);
  const close = page.getByRole("region", { name: aboutCopy.close });
  await expect(close).toContainText(
    `${facts.averageRating} out of 5 stars, from ${facts.verifiedReviews} verified reviews.`,
  );
  for (const [name, path] of [
    ["Read Our Science", "/science"],
    ["Shop All Products", "/shop"],
  ] as const)
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", path);
  await page.getByRole("link", { name: "Read her story" }).click();
  await expect(page).toHaveURL("/about/founder");
  await expect(shop.title).toHaveText("“How much is in it?”");
  await expect(page).toHaveTitle(`Founder Story: Léonie Marsh | ${site.name}`);
  await expect(shop.blocks).toHaveText([
    ...chapters.map(({ title }) => title),
    founderHeadings.rules,
    founderHeadings.questions,
    founderHeadings.close,
  ]);
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(8);
  await expect(page.getByRole("figure")).toContainText(`Biotin${doses.biotin.text}`);
  await expect(page.getByRole("blockquote")).toContainText("I promise a number");

  await page.getByText("What do you use yourself?").click();
  await expect(page.getByText("Four capsules with breakfast")).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "Shop All Products" }).click();
  await expect(page).toHaveURL("/shop");
});

test("links to a part of a page end there, below the header", async ({ shop, page }) => {
  await shop.visit("/quiz");
  const banner = page.getByRole("banner");
  const footer = page.getByRole("navigation", { name: "Footer" });
  for (const [link, address, heading] of [
    ["Our Science", "/about#science", "Science-backed beauty"],
    ["Standards", "/about#standards", aboutCopy.standards],
    ["Certifications", "/about#certifications", aboutCopy.label],
  ] as const) {
    await footer.getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(address);
    const title = page.getByRole("heading", { name: heading });
    await expect(title).toBeInViewport();
    const header = await banner.boundingBox();
    const top = (await title.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  }

  await page.getByRole("link", { name: "How to check each one" }).click();
  await expect(page).toHaveURL("/science#certifications");
  await expect(
    page.getByRole("heading", { name: scienceHeadings.certifications }),
  ).toBeInViewport();
});

test("the science page says what is inside and what is known of it, and the picture follows the slider", async ({
  shop,
  page,
}) => {
  await shop.visit("/science#zinc");
  await expect(page.getByRole("heading", { name: "Zinc", exact: true })).toBeInViewport();
  await expect(page).toHaveTitle(`Our Science: doses, studies, limits | ${site.name}`);
  await expect(shop.title).toHaveText("Every dose has a reason.");
  await expect(shop.blocks).toHaveText(Object.values(scienceHeadings));
  const region = (name: string) => page.getByRole("region", { name });
  await expect(region(scienceHeadings.quality).getByRole("definition")).toHaveText([
    ...["8", "0", "2", "12"],
  ]);
  await expect(region(scienceHeadings.certifications).getByRole("listitem")).toHaveCount(4);
  const cards = region(scienceHeadings.ingredients).getByRole("article");
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(
    ingredients.map(({ name }) => name),
  );
  await expect(cards.getByRole("img", { name: /\w/ })).toHaveCount(ingredients.length);
  const biotin = page.getByRole("article", { name: "Biotin" });
  await expect(biotin).toContainText("5,000 mcg in four capsules");
  await expect(biotin.getByRole("heading", { level: 4 })).toHaveText([
    ...["Dose", "Function", "Benefits", "Found in", "Studies"],
  ]);
  await expect(
    biotin.getByRole("link", { name: "Hair Nutraceutical", exact: true }),
  ).toHaveAttribute("href", "/products/hair-nutraceutical");
  await expect(region(scienceHeadings.evidence)).toContainText(`* ${supplementStatement}`);
  await expect(region(scienceHeadings.manufacturing).getByRole("img", { name: /\w/ })).toHaveCount(
    6,
  );
  await expect(region("What We Don't Use").getByText(/^(?:Evidence|Preference)$/)).toHaveCount(8);
  await expect(region(scienceHeadings.evidence).getByRole("listitem")).toHaveText([
    new RegExp(`Customer survey.*${facts.seeLessSheddingPercent}% see less shedding`),
    /Published studies/,
    /Laboratory tests/,
    /Clinical trial.*None of our formulas yet/,
  ]);

  const cycle = region(scienceHeadings.cycle);
  await expect(cycle.getByRole("listitem")).toHaveText([
    /Anagen.*2–6 years.*85–90%/,
    /Catagen.*2–3 weeks.*1–2%/,
    /Telogen.*About 3 months.*10–15%/,
    /Exogen.*2–5 months.*50 to 100 hairs a day/,
  ]);
  const slider = cycle.getByRole("slider", { name: scienceCopy.cycleSlider });
  await expect(slider).toHaveAttribute("aria-valuetext", "Anagen, growing");
  await slider.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", "Exogen, letting go");
  await expect(cycle.getByRole("img", { name: /\w/ })).toHaveAccessibleName(
    /the old hair is leaving/,
  );

  await page.getByText("What does FDA-registered mean?").click();
  await expect(page.getByText("on the agency’s list")).toBeVisible();
  await expect(page.getByText("No. They are clinically inspired")).toBeHidden();
  await region(scienceHeadings.close).getByRole("link", { name: "Shop All Products" }).click();
  await expect(page).toHaveURL("/shop");
});

const testPhoneWithoutScript = testOnPhone.extend({ javaScriptEnabled: false });

testPhoneWithoutScript("without script, all phases stand there", async ({ page }) => {
  await page.goto("/science");
  for (const name of ["Anagen", "Catagen", "Telogen", "Exogen"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByRole("img", { name: /a growing hair rooted/ })).toBeVisible();
  await expect(page.getByRole("slider")).toBeHidden();
});
