import { afterAll, beforeEach, expect, test } from "vitest";
import { facts } from "#brand/content/facts.ts";
import { homeHeadings } from "#brand/content/home/home-headings.ts";
import { site } from "#brand/content/site.ts";
import { openShop } from "../faults/support/running-shop";
import { openFaultyStore } from "../support/faulty-store";
import { planCatalog, twoSchedulesCatalog } from "../support/plan-catalog";
import { readPage } from "../support/served-pages";

const store = await openFaultyStore();
afterAll(store.close);
const shop = await openShop(afterAll, store);
beforeEach(store.reset);

/** The saving that our texts name until a store has answered. */
const ours = `${facts.subscriptionDiscountPercent}%`;

test("the pages that read the catalog name the schedules and the saving of the store, the others none", async () => {
  store.sell(twoSchedulesCatalog());

  {
    const { title, description, elements, text } = await readPage(shop.origin, "/subscribe");
    expect(title).toBe(`Subscribe & Save 20% | ${site.name}`);
    expect(elements.find(({ name }) => name === "h1")?.text).toBe("Subscribe & Save 20%");
    expect(description).toMatch(/every 30 or 60 days/);
    expect(text).toContain("A box every 60 days holds two months’ worth, at twice the price.");
    expect(text).toContain("before each delivery, every 30 or 60 days, as you chose");
    expect(text).not.toMatch(new RegExp(`or 90 days|${ours}|three schedules`));
  }

  {
    const { elements } = await readPage(shop.origin, "/");
    const start = elements.findLastIndex(
      ({ name, text }) => name === "section" && text.includes(homeHeadings.subscription),
    );
    const promotion = elements[start];
    const firstItem = elements.slice(start).find(({ name }) => name === "li");
    expect(promotion?.text).toContain("The same formulas, sent every 30 or 60 days.");
    expect(firstItem?.text).toBe("Save 20% on every order");
    expect(promotion?.text).not.toMatch(new RegExp(`or 90 days|${ours}`));
  }

  for (const path of ["/faq", "/terms"]) {
    const { text } = await readPage(shop.origin, path);
    expect.soft(text).toContain("Three days before each charge");
    expect.soft(text).not.toMatch(new RegExp(`or 90 days|${ours}`));
  }
});

test("home promises no more than every order saves", async () => {
  store.sell(planCatalog());
  const { text } = await readPage(shop.origin, "/");
  expect(text).toContain("Save 8% on every order");
  expect(text).not.toContain(`${ours} on every order`);
});
