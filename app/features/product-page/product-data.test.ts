import { expect, test } from "vitest";
import { facts } from "#brand/content/facts.ts";
import { testAllocation, testProduct, testVariant, usd } from "../../../tests/support/builders";
import { productData, type SoldProduct } from "./product-data";

const siteUrl = "https://shop.example";
const url = `${siteUrl}/products/oil`;

const sell = (parts: Partial<SoldProduct>): SoldProduct => ({
  ...testProduct({ handle: "oil", title: "Hair Oil", id: "gid://shopify/Product/42" }),
  vendor: "",
  ...parts,
});

const variant = (amount: string, options: Record<string, string>, availableForSale = true) =>
  testVariant({
    id: amount,
    price: usd(amount),
    availableForSale,
    selectedOptions: Object.entries(options).map(([name, value]) => ({ name, value })),
  });

test("a product without options is one with one offer", () => {
  const product = sell({ variants: [variant("48.00", { Title: "Default Title" }, false)] });

  expect(productData(product, siteUrl)).toMatchObject({
    "@type": "Product",
    name: "Hair Oil",
    url,
    offers: {
      url,
      price: "48.00",
      priceCurrency: "USD",
      availability: "https://schema.org/OutOfStock",
      itemCondition: "https://schema.org/NewCondition",
    },
  });
});

test("a backorder is one to search engines, without days of delivery", () => {
  const product = sell({ variants: [testVariant({ isBackordered: true })] });

  expect(productData(product, siteUrl)).toMatchObject({
    offers: {
      availability: "https://schema.org/BackOrder",
      shippingDetails: { deliveryTime: undefined },
    },
  });
});

test("an earlier price is struck, and a variant that is sold has its measures and a link that fills the cart", () => {
  const id = "gid://shopify/ProductVariant/7";
  const per = { price: usd("192.00"), referenceValue: 1, referenceUnit: "L" };
  const unitPrice = { ...per, quantityValue: 250, quantityUnit: "ML" };
  const reduced = { ...variant("48.00", {}), id, compareAtPrice: usd("60.00"), unitPrice };

  const valueReference = { value: 1, unitText: "l" };
  expect(productData(sell({ variants: [reduced] }), siteUrl)).toMatchObject({
    offers: {
      price: "48.00",
      priceSpecification: [
        { priceType: "https://schema.org/StrikethroughPrice", price: "60.00" },
        { price: "48.00", referenceQuantity: { value: 250, unitText: "ml", valueReference } },
      ],
      checkoutPageURLTemplate: `${siteUrl}/cart/7:1`,
    },
  });
  const soldOut = sell({ variants: [{ ...reduced, availableForSale: false }] });
  expect(JSON.stringify(productData(soldOut, siteUrl))).not.toContain("/cart/");
});

test("a product that is for sale in other variants alone is in stock, from its lowest price, and its variants are not", () => {
  const variants = [
    variant("28.00", { Size: "50 ml" }, false),
    variant("48.00", { Size: "100 ml" }, false),
  ];
  const product = sell({ variants, availableForSale: true, minPrice: usd("28.00") });

  expect(productData(product, siteUrl)).toMatchObject({
    name: "Hair Oil",
    offers: {
      "@type": "AggregateOffer",
      lowPrice: "28.00",
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
    },
    hasVariant: [{ offers: { availability: "https://schema.org/OutOfStock" } }, {}],
  });
});

test("an option with the name of a parameter of the shop has another one in addresses", () => {
  const variants = [variant("1.00", { discount: "A" }), variant("2.00", { discount: "B" })];

  expect(productData(sell({ variants }), siteUrl)).toMatchObject({
    hasVariant: [{ offers: { url: `${url}?option.discount=A` } }, {}],
  });
});

test("variants are a group of products, each with its own name, address, price and stock", () => {
  const images = [{ url: "/cdn/oil.jpg", alt: "" }];
  const variants = [
    variant("28.00", { Scent: "None", Size: "50 ml" }),
    variant("48.00", { Scent: "Rosemary", Size: "100 ml" }, false),
  ];

  expect(productData(sell({ variants, images }), siteUrl)).toMatchObject({
    "@type": "ProductGroup",
    name: "Hair Oil",
    url,
    productGroupID: "42",
    variesBy: ["https://schema.org/size"],
    hasVariant: [
      {
        name: "Hair Oil, None, 50 ml",
        size: "50 ml",
        image: `${siteUrl}/cdn/oil.jpg`,
        offers: { url: `${url}?Scent=None&Size=50+ml`, price: "28.00" },
      },
      {
        name: "Hair Oil, Rosemary, 100 ml",
        size: "100 ml",
        offers: { price: "48.00", availability: "https://schema.org/OutOfStock" },
      },
    ],
  });
});

test.each([
  ["a shade is a color", "Shade", ["https://schema.org/color"]],
  ["in any spelling", " COLOUR ", ["https://schema.org/color"]],
  ["a supply is nothing that search engines know", "Supply", undefined],
  ["a name of another language neither", "Größe", undefined],
  ["nor one that every object has", "constructor", undefined],
])("of the options %s", (_, name, variesBy) => {
  const variants = [variant("1.00", { [name]: "A" }), variant("2.00", { [name]: "B" })];

  expect(productData(sell({ variants }), siteUrl)).toHaveProperty("variesBy", variesBy);
});

test("an option in which the fetched variants agree does not tell them apart", () => {
  const variants = [
    variant("1.00", { Color: "Red", Size: "S" }),
    variant("2.00", { Color: "Red", Size: "M" }),
  ];

  expect(productData(sell({ variants }), siteUrl)).toMatchObject({
    variesBy: ["https://schema.org/size"],
    hasVariant: [{ color: "Red" }, { color: "Red" }],
  });
});

test("what has no variant has no offer, and is not a product to search engines", () => {
  expect(productData(sell({}), siteUrl)).toBeNull();
});

const sellingPlanAllocations = [testAllocation("Every 30 days"), testAllocation("Yearly", "5.00")];
const sold = { price: usd("28.00"), sellingPlanAllocations };

test("the offer of a product with plans is the one-time purchase, on the shop's own terms", () => {
  const { price } = sold;
  const free = sell({ variants: [testVariant({ ...sold, price: usd("50.00") })] });
  const euros = sell({ variants: [testVariant({ price: { ...price, currencyCode: "EUR" } })] });

  expect(
    productData(sell({ variants: [testVariant(sold)] }), siteUrl, "Not for cats."),
  ).toMatchObject({
    additionalProperty: [
      { name: "Caution", value: "Not for cats." },
      { name: "Subscription", value: "Renews every 30 days at $8.50 until you cancel." },
      { name: "Subscription", value: "Renews at $5.00 until you cancel." },
    ],
    offers: {
      price: "28.00",
      shippingDetails: { shippingRate: { value: facts.standardShippingCents / 100 } },
      hasMerchantReturnPolicy: { merchantReturnDays: facts.productGuaranteeDays },
    },
  });
  expect(productData(free, siteUrl)).toHaveProperty("offers.shippingDetails.shippingRate.value", 0);
  expect(productData(euros, siteUrl)).not.toHaveProperty("offers.shippingDetails");
});

test("what is sold by subscription only has the price of its first plan, and a subscription's terms", () => {
  const product = sell({ requiresSellingPlan: true, variants: [testVariant(sold)] });

  expect(productData(product, siteUrl)).toMatchObject({
    offers: {
      price: "8.50",
      shippingDetails: { shippingRate: { value: 0 } },
      hasMerchantReturnPolicy: { merchantReturnDays: facts.subscriptionGuaranteeDays },
    },
  });
});

test("a description that is empty and a brand without a name are left out", () => {
  const toText = (parts: Partial<SoldProduct>) =>
    JSON.stringify(productData(sell({ ...parts, variants: [testVariant()] }), siteUrl));

  expect(toText({ description: "It cleans." })).toContain('"description":"It cleans."');
  expect(toText({})).not.toMatch(/description|brand/);
  expect(toText({ description: "word ".repeat(2_000) })).toMatch(
    /"description":"(?:word ){900,999}word…"/,
  );
});

test("images have absolute URLs, the brand is the vendor, and no rating is claimed", () => {
  const urls = ["/cdn/oil.jpg?v=1", "https://cdn.example/oil.jpg"];
  const images = urls.map((url) => ({ url, alt: "" }));
  const product = sell({ images, vendor: "Maison Lune", variants: [testVariant()] });
  const data = productData(product, siteUrl);

  expect(data).toMatchObject({ image: [`${siteUrl}${urls[0]}`, urls[1]] });
  expect(data).toMatchObject({ brand: { "@type": "Brand", name: "Maison Lune" } });
  expect(JSON.stringify(data)).not.toMatch(/rating|review|priceValidUntil/i);
});

test("search engines read a variant's numbers where the store has them", () => {
  const numbered = { ...variant("48.00", {}), sku: "OIL-50", gtin: "4006381333931" };
  const others = [variant("1.00", { Size: "S" }), { ...variant("2.00", { Size: "L" }), sku: "L" }];

  expect(productData(sell({ variants: [numbered] }), siteUrl)).toMatchObject({
    sku: "OIL-50",
    gtin: "4006381333931",
  });
  expect(productData(sell({ variants: others }), siteUrl)).toMatchObject({
    hasVariant: [{ sku: undefined }, { sku: "L" }],
  });
});

test("a rating is the store's, of the product as of a group, and left out without one", () => {
  const rating = { average: "4.5", count: 1284 };
  const aggregateRating = {
    "@type": "AggregateRating",
    ratingValue: "4.5",
    ratingCount: 1284,
  };
  const sizes = [variant("28.00", { Size: "50 ml" }), variant("48.00", { Size: "100 ml" })];

  for (const variants of [sizes.slice(1), sizes]) {
    expect(productData(sell({ variants, rating }), siteUrl)).toMatchObject({ aggregateRating });
    expect(JSON.stringify(productData(sell({ variants }), siteUrl))).not.toContain("ating");
  }
});
