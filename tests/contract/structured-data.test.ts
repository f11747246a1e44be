import { expect, test } from "vitest";
import { site } from "#brand/content/site.ts";
import { collectionPage } from "~/blocks/page-meta";
import { shopAndSite } from "~/features/home/shop-data";
import { productData } from "~/features/product-page/product-data";
import { testAllocation, testProduct, testVariant } from "../support/builders";
import {
  findMissingParts,
  findVocabularyErrors,
  type StructuredData,
} from "../support/structured-data";

const siteUrl = "https://shop.example";
const context = { "@context": "https://schema.org" };

const sized = (value: string) =>
  testVariant({ id: value, selectedOptions: [{ name: "Size", value }] });
const parts = { images: [{ url: "/oil.jpg", alt: "" }] };
const oil = {
  ...testProduct({ ...parts, variants: [sized("10 ml"), sized("50 ml")] }),
  vendor: "A",
};
const box = {
  ...testProduct({
    ...parts,
    requiresSellingPlan: true,
    variants: [testVariant({ sellingPlanAllocations: [testAllocation("Every 30 days")] })],
  }),
  vendor: "A",
};

const shop = { ...context, ...shopAndSite(siteUrl) };
const logo = { width: 180, height: 40 };
const shopWithLogo = { ...context, ...shopAndSite(siteUrl, logo) };
const group = { ...context, ...productData(oil, siteUrl) };
const plan = { ...context, ...productData(box, siteUrl) };
const list = {
  ...context,
  ...collectionPage(siteUrl, ["Oils", "/shop"], [["Oil", "/products/oil"]]),
};
const sound: readonly StructuredData[] = [shop, shopWithLogo, group, plan, list];

/** The object with a text in it replaced. */
function plant(object: StructuredData, from: string, to: string): StructuredData {
  const json = JSON.stringify(object);
  expect(json).toContain(from);
  return JSON.parse(json.replace(from, to));
}

test("what the shop says to search engines has only words of the vocabulary", async () => {
  const planted = [
    plant(shop, '"OnlineStore"', '"OnlineShop"'),
    plant(shop, "merchantReturnDays", "returnDays"),
    plant(shop, "FreeReturn", "FreeReturns"),
    plant(group, '"hasVariant"', '"variants"'),
    plant(group, "InStock", "Available"),
    plant(group, "priceCurrency", "currency"),
    plant(group, '"name":"A"', '"title":"A"'),
    plant(plan, "deliveryTime", "delivery"),
    plant(list, '"position":1', '"index":1'),
    plant(list, '"ItemList"', '"List"'),
  ];

  const errors = await findVocabularyErrors([...sound, ...planted]);

  const found = new Set(errors.map((error) => Number(error.split(" ")[0])));
  expect([...found]).toEqual(planted.map((_, index) => sound.length + index));
});

test.each(sound)("what the shop says of $@type is whole", async (object) => {
  expect(await findMissingParts(object)).toEqual([]);
});

test.each([
  ["a shop without its terms", shop, "hasMerchantReturnPolicy", "x"],
  ["terms without a country", shop, "applicableCountry", "x"],
  ["shipping without rates", group, "shippingRate", "x"],
  ["variants without a group's number", group, "productGroupID", "x"],
  ["variants by what search engines do not know", group, "org/size", "org/scent"],
  ["a variant without an offer", group, "offers", "x"],
  ["an offer without a price", group, '"price"', '"x"'],
  ["a price that is no number", group, '"price":"', '"price":"$'],
  ["a product without a name", plan, '"name":"1"', '"x":"1"'],
  ["a list without positions", list, '"position"', '"x"'],
  ["a list of nothing", list, '"itemListElement"', '"x"'],
])("%s is noticed", async (_, object, from, to) => {
  expect(await findMissingParts(plant(object, from, to))).not.toEqual([]);
});

test("search engines read the logo of a brand that has one by its whole address", () => {
  expect(shopWithLogo["@graph"]).toContainEqual(
    expect.objectContaining({ name: site.name, logo: `${siteUrl}/logo.svg` }),
  );
  const [organization] = shopAndSite(siteUrl, null)["@graph"];
  expect(JSON.stringify(organization)).not.toContain('"logo"');
});
