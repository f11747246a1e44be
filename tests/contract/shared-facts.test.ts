import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { API_VERSION } from "~/commerce/api-version";
import { facts } from "~/content/facts";
import { getFaqs } from "~/content/product/product-faqs";
import { site } from "~/content/site";
import { catalogue } from "../../embedded-commerce/data/catalogue";
import { storeFacts } from "../../embedded-commerce/data/store-facts";
import { SERVED_API_VERSION } from "../../embedded-commerce/graphql/schema";
import { sourceFiles } from "../architecture/import-graph";

const handles = new Set(catalogue.products.map(({ handle }) => handle));

describe("what the shop says and what the store does", () => {
  test("is the same sum for free shipping", () => {
    expect(facts.freeShippingFrom * 100).toBe(storeFacts.freeShippingFromCents);
  });

  test("is the same version of the API", () => {
    expect(SERVED_API_VERSION).toBe(API_VERSION);
  });

  test("is under the same name", () => {
    expect(storeFacts.name).toBe(site.name);
  });

  test("is about the same blog", () => {
    expect(storeFacts.blogHandle).toBe("news");
  });
});

test("no text promises six questions where the quiz may ask five", () => {
  const promises = [...sourceFiles("app"), ...sourceFiles("embedded-commerce")].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?<!five or )\b(?:six|6) questions/gi)].map(
      () => file,
    ),
  );

  expect(promises).toEqual([]);
});

test("every product that the shop's own texts name exists in the store", () => {
  const named = sourceFiles("app").flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const links = [...source.matchAll(/\/products\/([a-z\d-]+)/g)];
    const entries = [...source.matchAll(/\b(?:productH|h)andle: "([^"]+)"/g)];
    return [...links, ...entries].map(([, handle = ""]) => ({ file, handle }));
  });

  expect(named.filter(({ handle }) => !handles.has(handle))).toEqual([]);
});

test.each([
  ["hair-nutraceutical", 6799],
  ["hair-nutraceutical-45", 7299],
  ["growth-strength-shampoo", 3200],
  ["holiday-glow-bundle", 12900],
  ["self-care-ritual-bundle", 7500],
  ["complete-wellness-kit", 21900],
  ["essentials-plan", 4500],
  ["complete-plan", 8500],
  ["transformation-plan", 12000],
])("%s costs what the brand's owner set", (handle, cents) => {
  const product = catalogue.products.find((candidate) => candidate.handle === handle);

  expect(product?.variants[0]?.priceCents).toBe(cents);
});

test.each(["shampoo", "conditioner", "after-wash-scalp-serum", "hair-oil"])(
  "%s, which the quiz recommends, is sold",
  (handle) => {
    expect(handles).toContain(handle);
  },
);

test.each(["hair-nutraceutical", "after-wash-scalp-serum", "shampoo", "conditioner", "hair-oil"])(
  "%s, which is sold, has questions of its own",
  (handle) => {
    expect(handles).toContain(handle);
    expect(getFaqs(handle)).not.toBe(getFaqs("any other product"));
  },
);
