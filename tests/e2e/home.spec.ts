import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { whenInteractive } from "../support/interactive";
import { expect, test } from "../support/shop-fixtures";

const region = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name });

test("home has every block in order, with its words, its numbers and its links", async ({
  shop,
  page,
}) => {
  const response = await shop.openHome();
  const main = page.getByRole("main");

  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle("Solenne | Hair wellness for women");
  await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "What do you see in the brush?",
    "One for the table, one for the shower, one for the night.",
    "Best sellers",
    "The difference is small print, set large.",
    "One shelf, morning to night.",
    "What is inside, and how much.",
    "How the routine works.",
    "From the journal",
    "4.9 of 5, from 2,096 verified reviews.",
    "Twelve weeks, honestly drawn.",
    "A routine works when it does not run out.",
  ]);

  const named = (name: string) => region(page, name);
  await expectLinks(named("Take care of the hair you have."), [
    ["Take Hair Health Quiz", "/learn/quiz"],
    ["Shop Best Sellers", "/shop"],
  ]);
  await expectLinks(named("What do you see in the brush?"), [
    ["Thinning hair", "/shop/nutraceuticals"],
    ["Hormonal changes", "/products/hair-nutraceutical-45"],
    ["Products that don’t work", "/learn/quiz"],
    ["Dull and damaged hair", "/shop/haircare"],
  ]);
  await expectLinks(named("One for the table"), [
    ["Nutraceuticals", "/shop/nutraceuticals"],
    ["Haircare", "/shop/haircare"],
    ["Scalp Therapy", "/shop/scalp-therapy"],
  ]);

  const sellers = named("Best sellers").getByRole("article");
  await expect(sellers).toHaveText([
    /Hair Nutraceutical.*\$67\.99.*4\.9 \(856\).*\$57\.79 with a subscription/,
    /Growth & Strength Shampoo.*\$32\.00.*4\.8 \(642\).*\$27\.20 with a subscription/,
    /Hair Nutraceutical 45\+.*\$72\.99.*4\.9 \(423\).*\$62\.04 with a subscription/,
  ]);
  await expect(sellers.getByText(/^from \$/)).toHaveCount(0);
  await expect(
    named("Best sellers").getByRole("link", { name: "View All Products" }),
  ).toHaveAttribute("href", "/shop");

  const pillars = named("The difference").getByRole("term");
  await expect(pillars).toHaveText([
    "Science-Backed",
    "Clean & Pure",
    "Inside + Out",
    "Results-Driven",
  ]);
  await expect(named("The difference")).toContainText("94% see less shedding.*");
  await expect(named("The difference")).toContainText("* These statements have not been evaluated");
  await expectLinks(named("The difference"), [["Read Our Science", "/science"]]);
  await expectLinks(named("One shelf"), [["Shop the shelf", "/shop"]]);

  await expect(named("What is inside").getByRole("row")).toHaveText([
    "Marine collagen Hair Nutraceutical2,500 mg",
    "Saw palmetto Hair Nutraceutical320 mg",
    "Niacinamide After-Wash Scalp Serum5%",
  ]);
  const steps = named("How the routine works.").getByRole("listitem");
  await expect(steps).toHaveText([
    /Take.*Two capsules/,
    /Wash.*Two pumps/,
    /Leave in.*One pipette/,
  ]);
  await expect(
    named("How the routine works.").getByRole("link", { name: "Find My Routine" }),
  ).toHaveAttribute("href", "/quiz");
  const articles = named("From the journal").getByRole("article");
  await expect(articles).toHaveCount(3);
  await expect(articles.first()).toContainText(/Science & Ingredients, \d+ min read/);
  await expect(articles.first().getByRole("link")).toHaveAttribute("href", /^\/blog\/[\w-]+$/);

  const voices = named("Reviews").getByRole("list", { name: "Reviews" }).getByRole("listitem");
  await expect(voices).toHaveText([
    /Claire M\.41, Boulder/,
    /Ines R\.33, Austin/,
    /Dana K\.56, Burl/,
  ]);
  await expect(named("Twelve weeks").getByRole("listitem")).toHaveText([
    /^Week 1–2Foundation/,
    /^Week 4–8Transformation/,
    /^Week 12\+Results/,
  ]);

  const offer = named("A routine works");
  await expect(offer.getByRole("listitem")).toHaveText([
    "Save 15% on every order",
    "Free shipping on all subscriptions",
    "Pause, skip or cancel anytime",
    "Priority access to new products",
  ]);
  for (const row of [
    "Hair Nutraceutical $67.99 $57.79",
    "Growth & Strength Shampoo $32.00 $27.20",
    "Hair Nutraceutical 45+ $72.99 $62.04",
    "Average annual savings $180+",
  ]) {
    await expect(offer.getByRole("row", { name: row })).toBeVisible();
  }
  await expect(offer.getByRole("definition")).toHaveText([
    "10,000+",
    "4.9",
    "2,096",
    "94%",
    "300+",
  ]);
  await expectLinks(offer, [
    ["Start Your Journey", "/learn/quiz"],
    ["Learn More About Subscriptions", "/subscribe"],
  ]);
});

test("search engines read who runs the shop and what the site is", async ({ page, baseURL }) => {
  await page.goto("/");

  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const parts = texts.flatMap((text) => JSON.parse(text)["@graph"]);
  expect(parts.map((part) => part["@type"])).toEqual(["Organization", "WebSite"]);
  for (const part of parts) expect(part).toMatchObject({ name: "Solenne", url: baseURL });
  expect(parts[1].publisher["@id"]).toBe(parts[0]["@id"]);
});

test.describe("in a small window", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("with words 40 % longer and letters twice as large nothing is cut off", async ({ page }) => {
    await page.goto("/");
    await whenInteractive(page);
    await page.getByRole("heading", { name: "From the journal" }).scrollIntoViewIfNeeded();
    await expectAccessible(page);
    expect(await page.evaluate(sidewaysPx)).toBe(0);

    // What React has not taken over yet must stay as it was served.
    await expect(page.locator("[data-dehydrated]")).toHaveCount(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, 4);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? "";
        node.textContent = text + text.slice(0, Math.ceil(text.length * 0.4));
      }
    });

    expect(await page.evaluate(sidewaysPx)).toBe(0);
    expect(await page.evaluate(cutOff)).toEqual([]);
  });
});

/** The links of a block: names and addresses, in order. */
async function expectLinks(
  block: ReturnType<typeof region>,
  links: readonly (readonly [string, string])[],
): Promise<void> {
  const found = block.getByRole("link");
  await expect(found).toHaveText(links.map(([name]) => name));
  for (const [index, [, address]] of links.entries()) {
    await expect(found.nth(index)).toHaveAttribute("href", address);
  }
}

function sidewaysPx(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Words that reach beyond the window, rows to scroll apart, or beyond the box that clips them. */
function cutOff(): string[] {
  const words = document.querySelectorAll("main :is(h1, h2, h3, p, a, th, td, dt, dd, li, button)");
  return [...words].flatMap((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    const scrolls = element.closest("[class*=overflow-x-auto], .sr-only");
    const isOut = width > 0 && (left < -1 || right > innerWidth + 1);
    return isOut && !scrolls ? `${element.tagName} ${element.textContent}` : [];
  });
}
