import { describe, expect, test } from "vitest";
import { testProduct, testVariant, usd } from "~/commerce/test-product";
import { filterProducts, getConcerns, getFilterPath, hasFilter, parseFilter } from "./filter";
import { getOptions } from "./filter-counts";

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
const concerns = getConcerns(products);

const filterIn = (query: string) => parseFilter(new URLSearchParams(query), concerns);
const titles = (query: string) =>
  filterProducts(products, filterIn(query)).map(({ title }) => title);

test.each([
  ["nothing chosen shows everything in the store's order", "", "Serum Oil Mask Kit Gift"],
  ["one concern", "concern=dryness", "Oil Mask Kit"],
  ["two of a group mean or", "concern=dryness&concern=scalp", "Serum Oil Mask Kit"],
  ["two groups mean and", "concern=dryness&availability=in-stock", "Oil Kit"],
  ["sold out", "availability=sold-out", "Mask"],
  [
    "all of a group are like none, but for what has none of them",
    "availability=in-stock&availability=sold-out",
    "Serum Oil Mask Kit Gift",
  ],
  ["a band ends before the next begins", "price=25-50", "Serum"],
  ["$50.00 itself is in the next band", "price=50-100", "Mask"],
  ["two bands", "price=under-25&price=over-100", "Oil Kit"],
  ["nothing is everything at once", "concern=thinning&price=50-100", ""],
  ["cheapest first, what has no price last", "sort=price-asc", "Oil Serum Mask Kit Gift"],
  ["dearest first, what has no price last", "sort=price-desc", "Kit Mask Serum Oil Gift"],
  ["by name", "sort=name", "Gift Kit Mask Oil Serum"],
  ["order and filter", "sort=price-desc&concern=dryness", "Kit Mask Oil"],
])("%s: %s", (_, query, found) => {
  expect(titles(query).join(" ")).toBe(found);
});

describe("an address with nonsense", () => {
  const plain = "/shop";
  const long = "a".repeat(10_000);

  test.each([
    ["unknown values", "concern=wings&price=free&availability=maybe&sort=magic"],
    ["script", "concern=%3Cscript%3Ealert(1)%3C/script%3E&sort=%22%3E%3Cimg%20src%3Dx%3E"],
    ["10 000 characters", `concern=${long}&sort=${long}`],
    [
      "names of a prototype",
      "concern=__proto__&concern=constructor&sort=toString&price=hasOwnProperty",
    ],
    ["empty values", "concern=&price=&sort=&availability"],
    ["broken escapes", "concern=%ff%fe&sort=%E0%A4%A"],
    ["an order that is no value", "sort=featured"],
    ["other parameters", "utm_source=mail&page=2"],
  ])("%s is the list as it is", (_, query) => {
    expect(getFilterPath(plain, filterIn(query))).toBe(plain);
    expect(titles(query)).toHaveLength(products.length);
  });

  test("keeps what is known beside it, once", () => {
    const query = "concern=scalp&concern=wings&concern=scalp&sort=name&sort=price-asc";

    expect(getFilterPath(plain, filterIn(query))).toBe("/shop?sort=name&concern=scalp");
  });
});

test("one filter has one address, however it was chosen", () => {
  const written = "price=over-100&concern=thinning&concern=dryness&sort=name&price=under-25";

  const address = getFilterPath("/shop/haircare", filterIn(written));

  expect(address).toBe(
    "/shop/haircare?sort=name&concern=dryness&concern=thinning&price=under-25&price=over-100",
  );
  expect(getFilterPath("/shop/haircare", filterIn(address.split("?")[1] ?? ""))).toBe(address);
});

test("a form's fields are read like an address", () => {
  const fields = new FormData();
  for (const value of ["dryness", "scalp"]) fields.append("concern", value);
  fields.append("sort", "name");

  expect(parseFilter(fields, concerns)).toEqual(
    filterIn("concern=dryness&concern=scalp&sort=name"),
  );
});

test("a concern is what stands behind the colon of a tag, however it is written", () => {
  const tagged = {
    ...product("Balm", "20.00", []),
    tags: ["Concern: Split Ends ", "concern:", "x", "concern:constructor"],
  };

  expect(getConcerns([tagged])).toEqual(["constructor", "split-ends"]);
  expect(getOptions("concern", [tagged], filterIn(""))).toEqual([
    { value: "constructor", label: "Constructor", count: 1 },
    { value: "split-ends", label: "Split ends", count: 1 },
  ]);
});

describe("the number beside a value", () => {
  const counts = (group: "concern" | "price" | "availability", query: string) =>
    getOptions(group, products, filterIn(query)).map(({ value, count }) => `${value} ${count}`);

  test("is how many products have it", () => {
    expect(counts("concern", "")).toEqual(["dryness 3", "scalp 2", "thinning 2"]);
    expect(counts("price", "")).toEqual(["under-25 1", "25-50 1", "50-100 1", "over-100 1"]);
    expect(counts("availability", "")).toEqual(["in-stock 4", "sold-out 1"]);
  });

  test("follows the other groups and not its own", () => {
    const query = "concern=scalp&availability=in-stock";

    expect(counts("concern", query)).toEqual(["dryness 2", "scalp 1", "thinning 2"]);
    expect(counts("availability", query)).toEqual(["in-stock 1", "sold-out 1"]);
  });

  test("is nought, and there, for a chosen value that no product here has", () => {
    const oils = products.slice(1, 2);

    expect(getOptions("concern", oils, filterIn("concern=scalp"))).toEqual([
      { value: "dryness", label: "Dryness", count: 1 },
      { value: "scalp", label: "Scalp comfort", count: 0 },
    ]);
  });
});

test.each([
  ["sort=name", true],
  ["concern=wings", true],
  ["price=&x=1", true],
  ["utm_source=mail", false],
  ["", false],
])("an address with %j asks for a filter: %s", (query, asks) => {
  expect(hasFilter(new URLSearchParams(query))).toBe(asks);
});
