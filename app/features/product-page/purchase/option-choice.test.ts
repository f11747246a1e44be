import { describe, expect, test } from "vitest";
import { testProduct, testVariant, usd } from "../../../../tests/support/builders";
import { getOptionOffers, optionsToShow, parseChoice, writeChoice } from "./option-choice";

function variant(amount: string, options: Record<string, string>) {
  const selectedOptions = Object.entries(options).map(([name, value]) => ({ name, value }));
  const title = Object.values(options).join(" ");
  return testVariant({ title, price: usd(amount), selectedOptions });
}

const shampoo = testProduct({
  variants: [
    variant("32.00", { Scent: "Rosemary", Size: "300 ml" }),
    variant("46.00", { Scent: "Rosemary", Size: "500 ml" }),
    variant("32.00", { Scent: "Unscented", Size: "300 ml" }),
  ],
  options: [
    { name: "Scent", values: ["Rosemary", "Unscented"] },
    { name: "Size", values: ["300 ml", "500 ml"] },
  ],
});

const chosen = (scent: string, size: string) =>
  new Map(Object.entries({ Scent: scent, Size: size }));

describe("the options in a URL", () => {
  test.each([
    ["", "Rosemary", "300 ml"],
    ["Size=500+ml", "Rosemary", "500 ml"],
    ["Scent=Unscented&Size=500+ml", "Unscented", "500 ml"],
    ["Size=<script>&Scent=rosemary", "Rosemary", "300 ml"],
    ["size=500+ml&__proto__=x&utm_source=letter", "Rosemary", "300 ml"],
    [`Size=${"9".repeat(10_000)}`, "Rosemary", "300 ml"],
  ])("are read from %.40j", (query, scent, size) => {
    expect(parseChoice(shampoo, new URLSearchParams(query))).toEqual(chosen(scent, size));
  });

  test("choose nothing in a product without variants", () => {
    const bare = { ...shampoo, variants: [] };

    expect(parseChoice(bare, new URLSearchParams())).toEqual(new Map());
  });

  test("are written beside the other parameters", () => {
    const query = writeChoice(new URLSearchParams("utm=a"), chosen("Rosemary", "500 ml"));

    expect(String(query)).toBe("utm=a&Scent=Rosemary&Size=500+ml");
  });

  test("replace the variant of a link", () => {
    const query = writeChoice(new URLSearchParams("variant=13"), chosen("Rosemary", "500 ml"));

    expect(String(query)).toBe("Scent=Rosemary&Size=500+ml");
  });

  test.each(["discount", "utm_size", "variant"])(
    "called %s are not taken for what the shop reads there",
    (name) => {
      const product = testProduct({
        variants: [variant("1.00", { [name]: "7" }), variant("2.00", { [name]: "8" })],
        options: [{ name, values: ["7", "8"] }],
      });
      const query = writeChoice(new URLSearchParams(), new Map([[name, "8"]]));

      expect(query.has(name)).toBe(false);
      expect(parseChoice(product, query)).toEqual(new Map([[name, "8"]]));
      expect(parseChoice(product, new URLSearchParams([[name, "8"]])).get(name)).toBe("7");
    },
  );
});

test.each([
  ["that it would choose, if it is made", shampoo, ["Unscented 300 ml", undefined]],
  ["unless there are none", { ...shampoo, variants: [] }, [undefined, undefined]],
])("each value of an option names the variant %s", (_, product, titles) => {
  const size = { name: "Size", values: ["300 ml", "500 ml"] };
  const offers = getOptionOffers(product, size, chosen("Unscented", "300 ml"));

  expect(offers.map(({ variant }) => variant?.title)).toEqual(titles);
});

test.each([
  ["one without values", [{ name: "Size", values: [] }], 0],
  ["those with a choice", shampoo.options, 2],
])("of the options %s are shown", (_, options, count) => {
  expect(optionsToShow({ ...shampoo, options })).toHaveLength(count);
});

test("a value that no fetched variant has is not offered", () => {
  const scent = { name: "Scent", values: ["Rosemary", "Cedar", "Unscented"] };
  const size = { name: "Size", values: ["500 ml", "Rosemary"] };
  const product = { ...shampoo, options: [scent, size] };

  expect(optionsToShow(product)).toEqual([
    { name: "Scent", values: ["Rosemary", "Unscented"] },
    { name: "Size", values: ["500 ml"] },
  ]);
  expect(parseChoice(product, new URLSearchParams("Scent=Cedar")).get("Scent")).toBe("Cedar");
});
