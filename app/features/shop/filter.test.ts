import { describe, expect, test } from "vitest";
import { testProduct, testVariant, usd } from "../../../tests/support/builders";
import { filterProducts, getFilterChoices, getFilterPath, getOptions, parseFilter } from "./filter";

function product(title: string, price: string | null, concerns: string[], isSoldOut = false) {
  const money = usd(price ?? "0");
  return testProduct({
    id: title,
    tags: ["hair", ...concerns.map((name) => `concern:${name}`)],
    minPrice: price === null ? null : money,
    variants: [testVariant({ price: money, availableForSale: !isSoldOut })],
  });
}

const products = [
  product("Serum", "48.00", ["thinning", "scalp"]),
  product("Oil", "14.00", ["dryness"]),
  product("Mask", "50.00", ["dryness", "scalp"], true),
  product("Kit", "219.00", ["thinning", "dryness"]),
  product("Gift", null, []),
];
const choices = getFilterChoices(products);
const getConcerns = (tags: string[]) =>
  getFilterChoices([testProduct({ tags })]).concern.map(({ value }) => value);

test.each([
  ["concern:dryness", "dryness"],
  ["Concern : Dry & brittle", "dry-brittle"],
  ["concern:Haarausfall (früh)", "haarausfall-früh"],
  ["concern:Frizz – humidity", "frizz-humidity"],
  ["concern:抜け毛", "抜け毛"],
])("the tag %j has the concern %s", (tag, concern) => {
  expect(getConcerns([tag])).toEqual([concern]);
});

test.each([
  "my concern:dryness",
  "myconcern:dryness",
  "hair concern:dryness",
  "concern",
  "concern:",
  "concern:, !",
])("the tag %j names no concern", (tag) => {
  expect(getConcerns([tag])).toEqual([]);
});

test("products without a price are last in both orders, and stay in theirs", () => {
  const mixed = [product("A", null, []), ...products.slice(0, 2), product("B", null, [])];
  const sorted = (sort: string) =>
    filterProducts(mixed, filterIn(`sort=${sort}`), choices).map(({ title }) => title);

  expect(sorted("price-asc")).toEqual(["Oil", "Serum", "A", "B"]);
  expect(sorted("price-desc")).toEqual(["Serum", "Oil", "A", "B"]);
});

test("products of one price stay in the store's order", () => {
  const same = ["A", "B", "C"].map((title) => product(title, "14.00", []));
  const sorted = (sort: string) =>
    filterProducts(same, filterIn(`sort=${sort}`), choices).map(({ title }) => title);

  expect(sorted("price-asc")).toEqual(["A", "B", "C"]);
  expect(sorted("price-desc")).toEqual(["A", "B", "C"]);
});

test("a product without variants is sold out", () => {
  const filter = filterIn("availability=sold-out");

  expect(filterProducts([testProduct({ id: "empty" })], filter, choices)).toHaveLength(1);
});

const inStock = "availability=in-stock";

const filterIn = (query: string) => parseFilter(new URLSearchParams(query), choices);
const titles = (query: string) =>
  filterProducts(products, filterIn(query), choices).map(({ title }) => title);

test.each([
  ["no filter, in the store's order", "", "Serum Oil Mask Kit Gift"],
  ["one concern", "concern=dryness", "Oil Mask Kit"],
  ["two values of a group mean or", "concern=dryness&concern=scalp", "Serum Oil Mask Kit"],
  ["two groups mean and", `concern=dryness&${inStock}`, "Oil Kit"],
  ["sold out", "availability=sold-out", "Mask"],
  ["both values of a group", `${inStock}&availability=sold-out`, "Serum Oil Mask Kit Gift"],
  ["a price band without its upper end", "price=25-50", "Serum"],
  ["a price band with its lower end", "price=50-100", "Mask"],
  ["two price bands", "price=under-25&price=over-100", "Oil Kit"],
  ["no product that has both", "concern=thinning&price=50-100", ""],
  ["cheapest first, those without a price last", "sort=price-asc", "Oil Serum Mask Kit Gift"],
  ["dearest first, those without a price last", "sort=price-desc", "Kit Mask Serum Oil Gift"],
  ["by name", "sort=name", "Gift Kit Mask Oil Serum"],
  ["an order and a filter", "sort=price-desc&concern=dryness", "Kit Mask Oil"],
])("%s: %s", (_, query, found) => {
  expect(titles(query).join(" ")).toBe(found);
});

describe("a URL", () => {
  const long = "a".repeat(10_000);

  test.each([
    ["unknown values", "concern=wings&price=free&availability=maybe&sort=magic"],
    ["script", "concern=%3Cscript%3Ealert(1)%3C/script%3E&sort=%22%3E%3Cimg%20src%3Dx%3E"],
    ["10 000 characters", `concern=${long}&sort=${long}`],
    ["names of a prototype", "concern=__proto__&sort=toString&price=hasOwnProperty"],
    ["empty values", "concern=&price=&sort=&availability"],
    ["broken escapes", "concern=%ff%fe&sort=%E0%A4%A"],
    ["the default order", "sort=featured"],
    ["other parameters", "utm_source=mail&page=2"],
  ])("with %s filters nothing", (_, query) => {
    expect(getFilterPath("/shop", filterIn(query))).toBe("/shop");
    expect(titles(query)).toHaveLength(products.length);
  });

  const repeated = "concern=scalp&concern=wings&concern=scalp&sort=name&sort=price-asc";
  const mixed = "price=over-100&concern=thinning&concern=dryness&sort=name&price=under-25";
  const ordered = "sort=name&concern=dryness&concern=thinning&price=under-25&price=over-100";

  test.each([
    ["without unknown and repeated values", repeated, "sort=name&concern=scalp"],
    ["in one order", mixed, ordered],
    ["unchanged once it is in that order", ordered, ordered],
  ])("is written %s", (_, query, written) => {
    expect(getFilterPath("/shop/haircare", filterIn(query))).toBe(`/shop/haircare?${written}`);
  });
});

test("a form's fields are read like a URL", () => {
  const fields = new FormData();
  for (const value of ["dryness", "scalp"]) fields.append("concern", value);
  fields.append("sort", "name");

  expect(parseFilter(fields, choices)).toEqual(filterIn("concern=dryness&concern=scalp&sort=name"));
});

test("a tag names a concern after its colon, in any case and with any spaces", () => {
  const tags = ["Concern: Split Ends ", "concern:", "x", "concern:constructor"];
  const balm = testProduct({ tags });

  expect(getConcerns(tags)).toEqual(["constructor", "split-ends"]);
  expect(getOptions("concern", [balm], filterIn(""), getFilterChoices([balm]))).toEqual([
    { value: "constructor", label: "Constructor", count: 1 },
    { value: "split-ends", label: "Split ends", count: 1 },
  ]);
});

describe("the count of a value", () => {
  test.each([
    ["concern", "", "dryness 3, scalp 2, thinning 2"],
    ["price", "", "under-25 1, 25-50 1, 50-100 1, over-100 1"],
    ["availability", "", "in-stock 4, sold-out 1"],
    ["concern", "concern=scalp&availability=in-stock", "dryness 2, scalp 1, thinning 2"],
    ["availability", "concern=scalp&availability=in-stock", "in-stock 1, sold-out 1"],
  ] as const)("of %s with %j follows the other groups: %s", (group, query, counts) => {
    const options = getOptions(group, products, filterIn(query), choices);

    expect(options.map(({ value, count }) => `${value} ${count}`).join(", ")).toBe(counts);
  });

  test("counts a product once that names a concern in two tags", () => {
    const twice = testProduct({ tags: ["concern:scalp", "Concern: Scalp"] });

    expect(getOptions("concern", [twice], filterIn(""), choices)).toEqual([
      { value: "scalp", label: "Scalp comfort", count: 1 },
    ]);
  });

  test("is 0 for a chosen value that no product of the list has", () => {
    const oils = products.slice(1, 2);

    expect(getOptions("concern", oils, filterIn("concern=scalp"), choices)).toEqual([
      { value: "dryness", label: "Dryness", count: 1 },
      { value: "scalp", label: "Scalp comfort", count: 0 },
    ]);
  });
});
