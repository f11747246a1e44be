import { describe, expect, test } from "vitest";
import { productNotes } from "~/content/product/product-notes";
import { findSupply } from "~/content/product/supplies";
import { testAllocation } from "../../tests/support/builders";
import { describeRefill, describeScheduleFit, getRefill } from "./refill";

/** What a product of this size says, bought on a day, or before the day is known. */
function refillOf(
  handle: string,
  value: string,
  { quantity = 1, washes = null as number | null } = {},
) {
  const selectedOptions = value ? [{ name: "Size", value }] : [];
  return getRefill({ handle, quantity, selectedOptions }, washes);
}

function say(...args: Parameters<typeof refillOf>) {
  const refill = refillOf(...args);
  return refill && describeRefill(refill);
}

describe("before the day of arrival is known", () => {
  test.each([
    ["hair-nutraceutical", "1 month", "120 capsules, four a day: lasts 30 days."],
    ["hair-nutraceutical-45", "3 months", "360 capsules, four a day: lasts 90 days."],
    ["essentials-plan", "1 month", "A month’s worth: lasts 30 days."],
    ["complete-plan", "2 months", "Two months’ worth: lasts 60 days."],
    ["growth-strength-shampoo", "10 fl oz (300 ml)", "About 37 washes, two pumps each."],
    ["shampoo", "16.9 fl oz (500 ml)", "About 125 washes, one pump each."],
    ["shampoo", "16.9 fl oz (499.8 ml)", "About 124 washes, one pump each."],
    ["shampoo", "2.5 fl oz (73.9 ml)", "About 18 washes, one pump each."],
    ["shampoo", "4 ml", "About 1 wash, one pump each."],
    ["after-wash-scalp-serum", "", "About 42 washes, one dropperful each."],
    ["scalp-oil-pearls", "", "About 60 washes, one pearl each."],
  ])("%s, %j: %s", (handle, value, text) => {
    expect(say(handle, value)).toBe(text);
  });

  test("a larger quantity lasts longer", () => {
    expect(say("hair-nutraceutical", "1 month", { quantity: 2 })).toBe(
      "240 capsules, four a day: lasts 60 days.",
    );
    expect(say("shampoo", "300 ml", { quantity: 2, washes: 7 })).toBe(
      "About 150 washes, one pump each: lasts about 150 days.",
    );
    expect(say("shampoo", "4 ml", { washes: 7 })).toBe(
      "About 1 wash, one pump each: lasts about 1 day.",
    );
    // A half wash of each bottle is a whole one of both.
    expect(say("growth-strength-shampoo", "300 ml", { quantity: 2 })).toBe(
      "About 75 washes, two pumps each.",
    );
  });

  test("a serum of daily use lasts the six weeks that its answers say", () => {
    expect(say("after-wash-scalp-serum", "", { washes: 7 })).toContain("lasts about 42 days.");
  });

  test.each([
    ["hair-oil", "1.7 fl oz (50 ml)"],
    ["conditioner", "6.8 fl oz (200 ml)"],
    ["hair-nutraceutical", "Default Title"],
    ["shampoo", "Travel size"],
    ["shampoo", "2 ml"],
    ["constructor", "1 month"],
    ["snowboard", "3 months"],
  ])("%s, %j, whose dose or size is unknown, says nothing", (handle, value) => {
    expect(say(handle, value)).toBeNull();
  });
});

describe("once the day of arrival is known", () => {
  test.each([
    // The day of arrival is the first of thirty.
    ["2026-11-27", "2026-11-28", "December 27"],
    ["2026-12-01", "2026-12-07", "January 5, 2027"],
    // Ordered in the year before: the year is said.
    ["2026-12-30", "2027-01-05", "February 3, 2027"],
    ["2027-01-28", "2027-01-31", "March 1"],
    ["2028-01-28", "2028-01-31", "February 29"],
    ["2027-02-28", "2027-03-04", "April 2"],
    ["2027-10-29", "2027-11-05", "December 4"],
  ])("ordered on %s and there on %s, a month of capsules lasts until %s", (order, arrival, end) => {
    const refill = refillOf("hair-nutraceutical", "1 month");

    expect(refill && describeRefill(refill, arrival, order)).toBe(
      `120 capsules, four a day: lasts until ${end} if started when it arrives.`,
    );
  });

  test("washes make the day an estimate", () => {
    const refill = refillOf("growth-strength-shampoo", "10 fl oz (300 ml)", { washes: 3 });

    expect(refill && describeRefill(refill, "2026-12-03", "2026-11-27")).toBe(
      "About 37 washes, two pumps each: lasts until about February 26, 2027 if started when it arrives.",
    );
  });
});

describe("the schedule of a supply", () => {
  const toAllocation = (name: string) => testAllocation(name);
  const schedules = [30, 60, 90].map((days) => testAllocation(`Every ${days} days`));
  const fitOf = (months: string, chosen: string | null, canBuyOnce = true) => {
    const refill = refillOf("hair-nutraceutical", months);
    const allocation = chosen === null ? null : testAllocation(chosen);
    return refill && describeScheduleFit(refill, allocation, schedules, canBuyOnce);
  };

  test("is suggested before one is chosen, in whatever order the store lists them", () => {
    const refill = refillOf("hair-nutraceutical", "3 months");
    const listed = ["Every 120 days", "Every 90 days", "Every 30 days"];
    const fit = refill && describeScheduleFit(refill, null, listed.map(toAllocation), true);

    expect(fit).toBe("As a subscription, every 90 days fits.");
    const four = refillOf("hair-nutraceutical", "1 month", { quantity: 4 });
    expect(four && describeScheduleFit(four, null, listed.map(toAllocation), true)).toBe(
      "As a subscription, every 120 days fits.",
    );
    expect(fitOf("1 month", null)).toBe("As a subscription, every 30 days fits.");
    expect(fitOf("3 months", null)).toBe("As a subscription, every 90 days fits.");
  });

  test("fits where the next delivery comes as the last one ends", () => {
    expect(fitOf("2 months", "Every 60 days")).toBe("Every 60 days fits.");
  });

  test("is too fast where more is sent than used", () => {
    expect(fitOf("2 months", "Every 30 days")).toBe(
      "Sent every 30 days, it comes faster than you use it. Every 60 days fits.",
    );
  });

  test("is too slow where days are left without any", () => {
    expect(fitOf("1 month", "Every 60 days")).toBe(
      "Sent every 60 days, it leaves you 30 days without. Every 30 days fits.",
    );
    expect(fitOf("1 month", "Every 45 days", false)).toBe(
      "Sent every 45 days, it leaves you 15 days without. Every 30 days fits.",
    );
    // Days are counted from the estimate, not from what it may be longer.
    const washed = refillOf("growth-strength-shampoo", "300 ml", { washes: 7 });
    expect(
      washed && describeScheduleFit(washed, testAllocation("Every 60 days"), schedules, true),
    ).toBe("Sent every 60 days, it leaves you 23 days without. Every 30 days fits.");
    // Capsules are counted exactly.
    expect(fitOf("1 month", "Every 31 days")).toBe(
      "Sent every 31 days, it leaves you 1 day without. Every 30 days fits.",
    );
  });

  test("is not advised where it is the only one", () => {
    const refill = refillOf("hair-nutraceutical", "1 month");
    const [only] = ["Every 60 days"].map(toAllocation);

    expect(refill && only && describeScheduleFit(refill, only, [only], true)).toBe(
      "Sent every 60 days, it leaves you 30 days without.",
    );
  });

  test("is too fast where half a delivery is left each time", () => {
    const refill = refillOf("hair-nutraceutical", "3 months");
    const [longest] = ["Every 60 days"].map(toAllocation);

    expect(refill && longest && describeScheduleFit(refill, longest, [longest], true)).toBe(
      "Sent every 60 days, it comes faster than you use it. Buying it once fits better.",
    );
  });

  test("is too fast even where it is the longest, and names what is left to do", () => {
    const refill = refillOf("shampoo", "300 ml", { washes: 3 });
    const [, , longest] = schedules;
    const say = (canBuyOnce: boolean) =>
      refill && longest && describeScheduleFit(refill, longest, schedules, canBuyOnce);

    expect(say(true)).toBe(
      "Sent every 90 days, it comes faster than you use it. Buying it once fits better.",
    );
    expect(say(false)).toBe(
      "Sent every 90 days, it comes faster than you use it. Skip a delivery when you have enough.",
    );
    expect(refill && describeScheduleFit(refill, null, schedules, true)).toBeNull();
  });

  test("of washes may be a little longer than their estimate", () => {
    const refill = refillOf("growth-strength-shampoo", "300 ml", { washes: 3 });

    expect(refill?.days).toBe(86);
    expect(refill && describeScheduleFit(refill, null, schedules, true)).toBe(
      "As a subscription, every 90 days fits.",
    );
  });

  test("is not judged where washes or the plan's days are unknown", () => {
    const unknown = refillOf("shampoo", "300 ml");

    expect(unknown && describeScheduleFit(unknown, null, schedules, true)).toBeNull();
    expect(fitOf("1 month", "Monthly box")).toBeNull();
  });
});

test("the doses of washes are those of the labels", () => {
  for (const [handle, { use }] of Object.entries(productNotes)) {
    const supply = findSupply(handle);
    const dose = supply?.of === "washes" ? supply.dose : "";
    expect(use.toLowerCase()).toContain(dose);
  }
});
