import { afterAll, expect, test } from "vitest";
import { cautionCopy } from "#brand/content/product/caution.ts";
import { site } from "#brand/content/site.ts";
import { getProductReviews } from "~/features/product-page/texts/review-selection";
import { openShop } from "../faults/support/running-shop";
import { getBoxCents, getCents, inDollars, subscribed } from "../support/prices";
import { readPage, type ServedPage } from "../support/served-pages";

const shop = await openShop(afterAll);
const readProduct = (handle: string, query = "") =>
  readPage(shop.origin, `/products/${handle}${query}`);

/** The values of the checked radio buttons of this name. */
function chosen({ elements }: ServedPage, name: string): string[] {
  return elements.flatMap(({ attributes }) =>
    attributes.name === name && "checked" in attributes ? (attributes.value ?? "") : [],
  );
}

test("wherever a supplement is sold it says who should not take it, and a conditioner does not", async () => {
  for (const [handle, isCautious] of [
    ["hair-nutraceutical-45", true],
    ["complete-wellness-kit", true],
    ["conditioner", false],
  ] as const) {
    const { elements } = await readProduct(handle);
    const forms = elements.filter(({ name }) => name === "form").map(({ text }) => text);
    expect.soft(forms.join().includes(cautionCopy.pregnancy), handle).toBe(isCautious);
  }
  const holidays = await readPage(shop.origin, "/holidays");
  expect(holidays.text).toContain(cautionCopy.pregnancy);
});

test("a kit shows what is in it with prices, their sum, and what it saves", async () => {
  const kit = await readProduct("self-care-ritual-bundle");
  expect(kit.text).toMatch(
    /In the boxClarifying Scalp Scrub\$40\.00Gentle Daily Shampoo.*\$28\.00Silk Conditioner.*\$30\.00Bought one by one\$98\.00You save\$23F/,
  );
  const glow = await readProduct("holiday-glow-bundle");
  expect(glow.text).toMatch(/Bought one by one\$\d+\.\d\dRegular price\$165\.00You save\$36F/);
});

test("a plan is sold as a subscription alone, for which it has one schedule, beside the price of its box", async () => {
  const plan = await readProduct("essentials-plan");
  const { subscribed: monthly, once } = getBoxCents("essentials-plan", 1);
  const price = inDollars(monthly).replace("$", "\\$");
  expect(plan.text).toMatch(new RegExp(`Subscribe and save \\d+%.*\\${inDollars(once)}.*${price}`));
  expect(plan.text).not.toContain("One-time purchase");
  expect(chosen(plan, "selling_plan")).toEqual([expect.stringMatching(/^\d+$/)]);
  expect(plan.elements.filter(({ name }) => name === "select")).toEqual([]);
});

test("two products that are alike are compared, with doses, for whom, and the price of a day or an ounce", async () => {
  const { elements, links } = await readProduct("hair-nutraceutical");
  expect(links).toContain("#compare");
  const table = elements.find(
    ({ name, attributes }) => name === "table" && attributes["aria-labelledby"] === "compare",
  );
  expect(table?.text).toMatch(/Marine collagen.*2,500\smg.*3,000\smg/s);
  expect(table?.text).toContain("$2.27 a day");
  expect(table?.text.match(/pregnant/g)).toHaveLength(1);
  expect(links).toContain("/products/hair-nutraceutical-45#compare");
  expect((await readProduct("shampoo")).text).toMatch(/\$2\.80\/fl\soz/);
});

test("without script a product has its texts and options, and its reviews in full", async () => {
  const oil = await readProduct("hair-oil", "?Size=1.7+fl+oz+(50+ml)");
  expect(chosen(oil, "Size")).toEqual(["1.7 fl oz (50 ml)"]);
  for (const text of ["How to Use", "Key Ingredients", "The cart needs JavaScript.", "$38.00"])
    expect.soft(oil.text).toContain(text);

  const reviews = getProductReviews("hair-nutraceutical", true);
  const capsules = await readProduct("hair-nutraceutical");
  for (const { result, text } of reviews.slice(0, 3)) {
    expect.soft(capsules.text).toContain(result);
    expect.soft(capsules.text.replaceAll("…", "")).toContain(text);
  }
  expect(capsules.links).toContain("#reviews");
  const all = capsules.elements.find(({ text }) => text === `Show All ${reviews.length} Reviews`);
  const page = await readPage(shop.origin, all?.attributes.href ?? "");
  expect(page.text).toContain(reviews.at(-1)?.result);
});

test("without script the choice of a subscription is in the address", async () => {
  const once = getCents("hair-nutraceutical");
  const monthly = subscribed(once);
  const bought = await readProduct("hair-nutraceutical");
  expect(bought.text).toContain(`${inDollars(once / 30)} a day`);
  const query = "?selling_plan=690000000001&schedule=690000000003";
  const repeated = await readProduct("hair-nutraceutical", query);
  expect(repeated.text).toContain(`${inDollars(monthly / 30)} a day`);
  expect(chosen(repeated, "selling_plan")).toEqual(["690000000003"]);
  const schedule = repeated.elements.find(
    ({ name, attributes }) => name === "option" && "selected" in attributes,
  );
  expect(schedule?.text).toBe("Every 90 days");
});

test("without script a video is a link to its file", async () => {
  const { elements } = await readProduct("after-wash-scalp-serum");
  const link = elements.find(
    ({ name, attributes, text }) =>
      name === "a" &&
      `${attributes["aria-label"]}${text}`.includes("Play video: A drop of the serum"),
  );
  const response = await fetch(shop.origin + link?.attributes.href);
  expect(response.headers.get("content-type")).toBe("video/mp4");
  expect((await response.bytes()).length).toBeLessThanOrEqual(400_000);
});

test("without script the journal is searched and filtered, and testimonials have their tabs, by address", async () => {
  expect((await readPage(shop.origin, "/blog?q=iron")).text).toMatch(/iron/i);
  const news = await readPage(shop.origin, "/blog?category=industry-news&q=rosemary");
  expect(news.text).toContain("Rosemary");
  expect(news.text).not.toContain("Heat, in numbers");

  const growth = await readPage(shop.origin, "/proof/testimonials?tab=growth");
  expect(growth.elements.filter(({ name }) => name === "article")).toHaveLength(7);
  const tabs = growth.elements.filter(({ attributes }) => attributes.role === "tab");
  expect(
    tabs.flatMap(({ attributes, text }) => (attributes["aria-selected"] === "true" ? text : [])),
  ).toEqual(["Hair Growth"]);
  expect(tabs.map(({ attributes }) => attributes.href)).toContain("/proof/testimonials?tab=growth");
});

test("the glossary says in what an ingredient is, and leads to its studies", async () => {
  const { elements, links } = await readPage(shop.origin, "/learn/ingredients");
  const niacinamide = elements.find(
    ({ name, attributes }) =>
      name === "article" && attributes["aria-labelledby"]?.includes("niacinamide"),
  );
  expect(niacinamide?.text).toMatch(/After-Wash Scalp Serum.*5%/s);
  expect(links).toContain("#zinc");
  expect(links).toContain("/science#niacinamide");
});

test("without script the search finds products despite a typo, on its page", async () => {
  const served = await readPage(shop.origin, "/search?q=oil+botancial");
  expect(served.title).toBe(`“oil botancial” | Search | ${site.name}`);
  expect(served.canonical).toMatch(/\/search$/);
  expect(served.elements.find(({ name }) => name === "article" || name === "li")).toBeDefined();
  expect(served.links.find((link) => link.startsWith("/products/"))).toBe("/products/hair-oil");
  const field = served.elements.find(({ attributes }) => attributes.type === "search");
  expect(field?.attributes.value).toBe("oil botancial");
  expect((await readPage(shop.origin, "/search")).links).toContain("/shop/haircare");
});

test("the quiz says without script why it needs one, and leads to the shop", async () => {
  const { text, links } = await readPage(shop.origin, "/quiz");
  expect(text).toContain("so it needs JavaScript");
  expect(links).toContain("/shop");
  expect((await readProduct("hair-oil")).links).toContain("/quiz");
});

test("a link to a variant shows it, once the page is cached too, and one to an unknown variant none", async () => {
  const handle = "growth-strength-shampoo";
  const { html } = await readProduct(handle);
  const numbers = [...new Set(html.match(/(?<=ProductVariant\/)\d+/g))];
  const follow = (number: string, query = "") =>
    fetch(`${shop.origin}/products/${handle}?variant=${number}${query}`, { redirect: "manual" });
  const locations = await Promise.all(
    numbers.map(async (number) => (await follow(number)).headers.get("location") ?? ""),
  );
  const index = locations.findIndex((location) => location.includes("Scent=Unscented"));
  for (const source of ["letter", "ad"]) {
    const { status, headers } = await follow(numbers[index] ?? "", `&utm_source=${source}`);
    expect([status, headers.get("cache-control")]).toEqual([302, "no-store"]);
    expect(headers.get("location")).toMatch(new RegExp(`Scent=Unscented.*&utm_source=${source}$`));
  }
  expect(locations[index]).not.toContain("variant=");
  expect(chosen(await readPage(shop.origin, locations[index] ?? ""), "Scent")).toEqual([
    "Unscented",
  ]);

  expect((await follow("1")).status).toBe(200);
  // The page never shows a variant other than the link's.
  expect(chosen(await readProduct(handle, "?variant=1"), "Scent")).toEqual([]);
});
