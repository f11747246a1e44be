import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import ICAL from "ical.js";
import { site } from "~/content/site";
import { tabTo } from "../support/browser";
import { expect, test } from "../support/shop-fixtures";

/** Still Friday, November 27, in New York. */
const fridayInNewYork = "2026-11-28T04:59:00Z";
const label = /^Add Renewals to Calendar/;

/** The charges of the calendar that a control saves. */
async function save(page: Page, press: () => Promise<void>) {
  const saving = page.waitForEvent("download");
  await press();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`${site.slug}-renewals.ics`);
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), "utf8")));
  return calendar.getAllSubcomponents("vevent").map((event) => {
    const { startDate, summary, description } = new ICAL.Event(event);
    return { day: String(startDate), summary, description };
  });
}

async function pressByKey(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}

test("the charges of a year are saved from the cart, by keyboard, as if ordered today", async ({
  page,
  shop,
  cart,
}) => {
  await page.clock.setFixedTime(fridayInNewYork);
  await shop.openProduct("hair-nutraceutical");
  await page.getByRole("radio", { name: /^Subscribe and save/ }).check();
  await shop.addToCart.click();
  await cart.open();
  await cart.more("Hair Nutraceutical");
  const line = cart.line("Hair Nutraceutical");
  const refills = cart.drawer.getByRole("region", { name: "How long it lasts" });
  await expect(refills).toContainText("A year of charges, if ordered today.");
  const charges = await save(page, () =>
    pressByKey(page, refills.getByRole("button", { name: label })),
  );

  expect(charges).toHaveLength(12);
  expect(charges[0]).toEqual({
    day: "2026-12-27",
    summary: `${site.name} charge: $115.58 for Hair Nutraceutical, 1 month`,
    description: `We email you 3 days before each charge. Skip, pause or cancel from that email, or write to ${site.email} anytime. Dates if ordered today.`,
  });
  expect(charges.at(-1)?.day).toBe("2027-11-22");

  await line.getByRole("button", { name: /^Switch to One-Time/ }).click();
  await expect(cart.drawer.getByRole("button", { name: label })).toHaveCount(0);
});

test("the dialog of a plan saves the charges of the chosen schedule", async ({ page, shop }) => {
  await page.clock.setFixedTime(fridayInNewYork);
  await shop.visit("/subscribe");
  await page.getByRole("button", { name: "Choose Essentials" }).click();
  const dialog = page.getByRole("dialog", { name: "Essentials Plan" });
  const button = dialog.getByRole("button", { name: label });
  await expect(dialog.getByRole("radio", { name: /Every 90 days/ })).toBeVisible();
  await expect(button).toHaveCount(0);

  await dialog.getByRole("radio", { name: /Every 90 days/ }).check();
  const charges = await save(page, () => button.click());
  expect(charges.map(({ day }) => day)).toEqual([
    "2027-02-25",
    "2027-05-26",
    "2027-08-24",
    "2027-11-22",
  ]);
  expect(charges[0]?.summary).toBe(`${site.name} charge: $135.00 for Essentials Plan`);
});

test("the confirmation leads to the calendar of its order", async ({ page, cart }) => {
  await cart.openWith("essentials-plan");
  const checkout = await cart.checkOut();
  await checkout.fillIn();
  await checkout.placeOrder.click();
  const charges = await save(checkout.page, () =>
    checkout.page.getByRole("link", { name: label }).click(),
  );

  expect(charges).toHaveLength(12);
  expect(charges[0]?.summary).toContain("$45.00 for Essentials Plan");
  expect(charges[0]?.description).toContain("From a test order: nothing is charged.");
  await page.close();
});
