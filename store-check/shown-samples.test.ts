import { expect, test } from "vitest";
import { facts, unconfirmedClaims } from "#brand/content/facts.ts";
import { products } from "#brand/content/products/index.ts";
import { checkFaultyStore } from "../tests/support/store-check";
import { getShownSamples } from "./shown-samples";

const hideable = [
  "reviews",
  "reviews on the home page",
  "subscribers' stories",
  "video diaries",
  "ratings and their number",
  "press coverage, releases and awards",
  "the founder",
];
const unconfirmed = Object.keys(products).map(
  (handle) => `ingredients, doses, directions and warnings of ${handle}`,
);
const legal = ["Refunds", "Privacy", "Terms"];
const claims = unconfirmedClaims.map((name) => `${name} (${facts[name]})`);

test("every sample is named while samples are shown, legal texts and claims also while they are hidden", () => {
  const names = getShownSamples(true, []).map(({ name }) => name);
  expect(names.toSorted()).toEqual([...hideable, ...unconfirmed, ...legal, ...claims].toSorted());

  const left = getShownSamples(false, []).map(({ name }) => name);
  expect(left.toSorted()).toEqual([...legal, ...claims].toSorted());
});

test("no sample is named that only a page which is off would show", () => {
  const names = getShownSamples(true, ["/subscribe", "/about/founder"]).map(({ name }) => name);
  expect(names).not.toContain("subscribers' stories");
  expect(names).not.toContain("the founder");
  expect(names).toContain("video diaries");
});

test("the check of a public shop fails for each sample, and says what to do", async () => {
  const findings = await checkFaultyStore({ samples: getShownSamples(true, []) });

  expect(findings.find(({ name }) => name === "samples: reviews")).toMatchObject({
    status: "error",
    seen: "shown, from content/proof/reviews.ts",
    effect: expect.stringContaining("unlawful in the US (FTC rule, 2024)"),
    action: "Replace it in content/proof/reviews.ts, or set SHOW_SAMPLES to off",
  });
  expect(
    findings.find(({ name }) => name === `samples: customers (${facts.customers})`),
  ).toMatchObject({
    status: "error",
    action: "Correct it in content/facts.ts, and take it out of unconfirmedClaims there",
  });
  expect(
    findings.find(({ name }) => name.startsWith("samples: ingredients") && /shampoo$/.test(name)),
  ).toMatchObject({
    status: "error",
    action:
      "Compare its file with the label and name it in content/products/confirmed.ts, or set SHOW_SAMPLES to off",
  });
  expect(findings.find(({ name }) => name === "samples: Privacy")).toMatchObject({
    action: "Let a lawyer write it in content/help/privacy.ts, and remove isLegalSample there",
  });
});
