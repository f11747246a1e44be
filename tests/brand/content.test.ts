import { describe, expect, test } from "vitest";
import { facts, unconfirmedClaims } from "#brand/content/facts.ts";
import { glossary } from "#brand/content/help/glossary.ts";
import { shipping } from "#brand/content/help/shipping.ts";
import { holidayEvents } from "#brand/content/holidays/holiday-events.ts";
import { getEventDates } from "#brand/content/holidays/holidays.ts";
import {
  getSubscriptionClaims,
  getSubscriptionText,
  hairJourney,
  painPoints,
} from "#brand/content/home/home.ts";
import { homeHeadings } from "#brand/content/home/home-headings.ts";
import { market } from "#brand/content/market.ts";
import { generalFaqs } from "#brand/content/product/product-faqs.ts";
import { products } from "#brand/content/products/index.ts";
import { reviews } from "#brand/content/proof/reviews.ts";
import { ingredients } from "#brand/content/science/ingredients.ts";
import { hairCycle } from "#brand/content/science/science.ts";
import { catalog } from "#brand/store/catalog.ts";
import { getProductCopy } from "~/features/product-page/texts/product-copy";
import { longDate } from "~/lib/dates";
import { getArrivalDays } from "~/lib/delivery-days";
import { keepUnits } from "~/lib/text";
import { findBrandProduct, getUses } from "~/product/brand-products";
import { getHelpTopics } from "~/site/help-answers";
import labels from "../../art/products.json";
import { ownProducts } from "../support/own-products";

const getOwnCopy = (handle: string) => getProductCopy(handle, ownProducts);
const topicals = ["growth-strength-shampoo", "shampoo", "after-wash-scalp-serum", "hair-oil"];
const pages = topicals.map(getOwnCopy);
const topicalReviews = reviews
  .filter(({ product }) => !/^hair-nutraceutical(?:-45)?$/.test(product))
  .map(({ result, text }) => [result, text]);
const inPages = /regrow|stops? hair loss|DHT|!/i;
const inReviews = /regrow|new hair|hair loss|growth|follicle|DHT/i;
const inScience = /regrow|stops? hair loss|\b(?:cures?|prevents?|treats?|heals?)\b/i;

test.each([
  ["the pages of washes, serums and oils", pages, inPages],
  ["the reviews of washes, serums and oils", topicalReviews, inReviews],
  ["the ingredients and the hair cycle", [ingredients, hairCycle], inScience],
])("%s claim no effect that only a medicine may claim", (_, copy, claim) => {
  expect(JSON.stringify(copy)).not.toMatch(claim);
});

const labelRows: Readonly<Record<string, { content: string }>> = labels;

describe.each(Object.keys(products))("the formula of %s", (handle) => {
  const { serving, ingredients = [], allergens = [] } = findBrandProduct(handle)?.formula ?? {};
  test("lists each ingredient once, its allergens among them, and nothing that we leave out", () => {
    expect([...new Set(ingredients)]).toEqual(ingredients);
    expect(allergens.filter(({ ingredient }) => !ingredients.includes(ingredient))).toEqual([]);
    expect(ingredients.join()).not.toMatch(
      /sulfate|cone\b|paraben|parfum|paraffin|phthalate|\bCI \d/i,
    );
  });

  test("agrees with its label and its description", () => {
    const label = labelRows[handle];
    const shown = getOwnCopy(handle).ingredients?.actives ?? [];
    const { description = [] } = catalog.products.find((each) => each.handle === handle) ?? {};
    const sentences = keepUnits(description.join(" ")).toLowerCase();
    const described = shown.filter(({ name }) =>
      new RegExp(`${name.toLowerCase()} \\d`).test(sentences),
    );

    expect(
      described.filter(
        ({ name, amount }) => !sentences.includes(`${name} ${amount}`.toLowerCase()),
      ),
    ).toEqual([]);
    if (serving) expect(label?.content).toBe(`${serving.perMonth} capsules`);
  });
});

test("what is said of the time after a baby leads to no supplement", () => {
  const ways = painPoints.filter(({ text }) => /baby/.test(text));
  expect(ways.map(({ to, withProduct, withArticle }) => [to, withProduct, withArticle])).toEqual([
    ["/science#cycle", undefined, "/blog/hair-after-a-birth"],
  ]);
  const { contentHtml = "" } =
    catalog.articles.find(({ handle }) => handle === "hair-after-a-birth") ?? {};
  expect(contentHtml).not.toContain("/products/");
  const paragraphs = catalog.articles.flatMap((article) => article.contentHtml.split("</p>"));
  expect(
    paragraphs.filter((text) => /after a baby/.test(text) && /a capsule is a tool/.test(text)),
  ).toEqual([]);
});

test("what our texts say once is not contradicted elsewhere", () => {
  const { formula } = findBrandProduct("hair-nutraceutical") ?? {};
  const biotin = formula?.actives.find(({ id }) => id === "biotin");
  const oil = findBrandProduct("hair-oil");
  const texts = JSON.stringify([homeHeadings, hairJourney, generalFaqs, oil, catalog.articles]);

  expect(biotin?.purpose).not.toContain("Supports normal hair");
  expect(texts).not.toMatch(/for many women|one for the night|dropperful along each/i);
  expect(generalFaqs[0]?.answer).toMatch(/unopened/);
  expect(facts.origin).toBe("the USA with ingredients from around the world");
  expect(unconfirmedClaims).toContain("origin");
});

const general = getOwnCopy("any-other-product").faqs;

test("How to Use says how long a month’s supply lasts, and nothing of what is no supplement", () => {
  expect(getOwnCopy("hair-nutraceutical").note?.supply).toBe(
    "A month’s supply is 120 capsules. At four a day, it lasts 30 days.",
  );
  expect(getOwnCopy("shampoo").note?.supply).toBeUndefined();
});

test.each(["constructor", "__proto__", "toString", "", "../x"])("%j has general copy", (handle) => {
  expect(getOwnCopy(handle)).toMatchObject({ note: null, faqs: general });
});

test.each([
  ["product pages", general],
  ["the FAQ", getHelpTopics(true, true, () => true)],
  ["the shipping page", shipping],
])("%s refer a visitor abroad to the list of countries at checkout", (_, copy) => {
  const sentence = "Checkout lists where we deliver and shows the cost";

  expect(JSON.stringify(copy)).toContain(sentence);
});

test("the glossary links to every ingredient of Our Science, by its id", () => {
  const cards = ingredients.map(({ id }) => id).sort();
  const claimed = glossary.filter(({ isInScience }) => isInScience).map(({ id }) => id);

  expect(claimed).toEqual(cards);
});

describe.each(ingredients)("$name", ({ id, studies = [], withoutStudies }) => {
  test("is in a product", () => {
    expect(getUses(id)).not.toEqual([]);
  });

  test("says how strong its evidence is where it cites studies", () => {
    const [entry] = glossary.filter((each) => each.id === id);

    expect(entry?.evidence !== undefined).toBe(studies.length > 0);
  });

  test("cites studies with their year, or says why it cites none", () => {
    const undated = studies.filter(({ source }) => !/\b(?:19|20)\d\d\b/.test(source));

    expect(undated).toEqual([]);
    expect(studies.length === 0).toBe(withoutStudies !== undefined);
  });
});

test("the events are in order", () => {
  const days = holidayEvents.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]);

  expect(days).toEqual(days.toSorted());
});

describe.each(holidayEvents)("the event that begins on $firstDay", (event) => {
  test("has days of the calendar, in order", () => {
    const { firstDay, standardDelivery, expressDelivery, deliveredBy, lastDay } = event;
    const days = [firstDay, standardDelivery, expressDelivery, deliveredBy, lastDay];
    const shown = getEventDates(event).map(({ day }) => day);

    for (const day of [...days, event.returnsThrough]) {
      expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    }
    expect(days).toEqual(days.toSorted());
    expect(shown).toEqual(shown.toSorted());
  });

  test("says the last day on which standard delivery, as the facts count it, is in time", () => {
    const arrival = getArrivalDays(event.standardDelivery, { ...facts, ...market });

    expect([arrival?.last, event.deliveredBy].toSorted()).toEqual([
      arrival?.last,
      event.deliveredBy,
    ]);
  });

  test("promises returns through the same day in its perks and its dates", () => {
    expect(event.perks.flat().join(" ")).toContain(
      `Returns extended through ${longDate(event.returnsThrough)}.`,
    );
  });
});

test.each([
  [[15, 20], "Save 15% on every order"],
  [[0, 20], "Save up to 20%"],
  [[0, 0], "Delivered on your schedule"],
] as const)("subscriptions that save %j%% are promised as %s", ([min, max], claim) => {
  expect(getSubscriptionClaims({ min, max })[0]).toBe(claim);
});

test.each([
  [[30, 60, 90], "every 30, 60 or 90 days"],
  [[14], "every 14 days"],
  [[], "on your schedule"],
])("deliveries with %j days between them are sent %s", (schedules, schedule) => {
  expect(getSubscriptionText(schedules)).toMatch(`sent ${schedule}.`);
});
