import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { facts } from "#brand/content/facts.ts";
import { site } from "#brand/content/site.ts";
import { getProductReviews } from "~/features/product-page/texts/review-selection";
import { openShop } from "../faults/support/running-shop";
import {
  catalogWith,
  createCatalog,
  emptyCatalog,
  productRecord,
  scrunchie,
  standardSize,
} from "../support/catalogs";
import { openFaultyStore } from "../support/faulty-store";
import { subscriptionOnly } from "../support/plan-catalog";
import { getCents, inDollars, subscribed } from "../support/prices";
import { findMainLinks, readPage, type ServedPage } from "../support/served-pages";
import { startStore } from "../support/server-process";

const store = await openFaultyStore();
afterAll(store.close);
const shop = await openShop(afterAll, store);
beforeEach(store.reset);

/** A store without any of the products that the shop's own pages name. */
const foreign = createCatalog(19);
/** Pages that name products. */
const pages = [
  ...["/", "/bundles", "/science", "/proof/testimonials", "/learn/ingredients"],
  ...["/subscribe", "/holidays"],
];

/** Where the first link with this text leads. */
function findLink({ elements }: ServedPage, words: string) {
  const link = elements.find(({ name, text }) => name === "a" && text.includes(words));
  return link?.attributes.href;
}

test("a shop sells what a store on another host does", async () => {
  const otherStore = await startStore();
  onTestFinished(otherStore.stop);
  const otherShop = await openShop(onTestFinished, otherStore);
  const { status, text } = await readPage(otherShop.origin, "/shop");
  expect(status).toBe(200);
  expect(text).toContain(`Showing ${standardSize} products`);
});

test("a store of 0, 1 or 250 products has a list of 0, 1 or 20", async () => {
  store.sell(emptyCatalog);
  const none = await readPage(shop.origin, "/shop");
  expect(none.status).toBe(200);
  expect(none.text).toContain("No products found");
  const home = await readPage(shop.origin, "/");
  expect(home.status).toBe(200);
  expect(home.text).not.toContain("Best sellers");

  store.sell({ ...emptyCatalog, products: [productRecord({ handle: "only" })] });
  const one = await readPage(shop.origin, "/shop");
  expect(one.elements.map(({ text }) => text)).toContain("Showing 1 product");

  store.sell(createCatalog(250));
  const { elements, text } = await readPage(shop.origin, "/shop");
  expect(elements.filter(({ name }) => name === "article")).toHaveLength(20);
  expect(text).toContain("Showing 20 products");
});

test("a product with exactly ten variants has no more, and says what is not made", async () => {
  const sizes = ["20 mm", "30 mm", "40 mm", "50 mm", "60 mm", "70 mm"];
  const options = [
    { name: "Color", values: ["Rose", "Sand"] },
    { name: "Size", values: sizes },
  ];
  const all = ["Rose", "Sand"].flatMap((color) => sizes.map((size) => [color, size]));
  const variants = all.slice(0, 10).map((each) => ({ options: each, priceCents: 1200, stock: 5 }));
  store.sell(catalogWith(productRecord({ handle: "silk-scrunchie", options, variants })));
  const { html } = await readPage(shop.origin, "/products/silk-scrunchie?Color=Sand&Size=60+mm");
  const [, main = ""] = /<main(.*)<\/main>/s.exec(html) ?? [];

  expect(main).toMatch(/role="status"[^>]*>We don’t make Sand · 60 mm\./);
  expect(main).not.toContain("This product comes in more options");
  expect(main).toMatch(/<button[^>]* disabled=""[^>]*>Add to Cart</);
});

test("of a product with 18 variants lists say the lowest price of the ten they have, and its page offers their values and names the contact", async () => {
  const readCard = async (path: string) => {
    const { elements } = await readPage(shop.origin, path);
    return elements.find(
      ({ name, text }) => /^(?:article|li)$/.test(name) && text.includes("Silk Scrunchie"),
    )?.text;
  };
  store.sell(catalogWith(scrunchie()));
  for (const path of ["/shop", "/search?q=scrunchie"])
    expect(await readCard(path), path).toContain("from $12.00");
  const { elements, text, links } = await readPage(shop.origin, "/products/silk-scrunchie");
  const values = elements.flatMap(({ attributes: { type, name, value } }) =>
    type === "radio" && /^(?:Color|Size)$/.test(name ?? "") ? value : [],
  );
  expect(values).toEqual(["Rose", "Sand", "20 mm", "30 mm", "40 mm", "50 mm", "60 mm", "70 mm"]);
  expect(text).toContain("This product comes in more options");
  expect(text).not.toContain("Not available");
  expect(links).toContain("/contact");

  const { variants, ...rest } = scrunchie();
  const cheapest = { options: ["Ink", "20 mm"], priceCents: 900, stock: 5 };
  store.sell(catalogWith({ ...rest, variants: [...variants.slice(0, 9), cheapest] }));
  expect(await readCard("/shop")).toContain("from $9.00");
});

test("lists do not call out of stock what is for sale only in other variants, and its page says whom to ask", async () => {
  store.sell(catalogWith(scrunchie(Array(10).fill(0))));
  for (const path of ["/shop", "/search?q=scrunchie"]) {
    const { text } = await readPage(shop.origin, path);
    expect(text, path).toContain("View Options of Silk Scrunchie");
    expect(text, path).not.toContain("Out of Stock");
  }
  const { text } = await readPage(shop.origin, "/products/silk-scrunchie");
  expect(text).toContain("are sold out, but others are in stock. Contact us.");
});

test("where the store lacks the named products, every link leads to a page", async () => {
  store.sell(foreign);
  const links: string[] = [];
  for (const path of pages) {
    const page = await readPage(shop.origin, path);
    expect(page.status, path).toBe(200);
    links.push(...findMainLinks(page));
  }
  const paths = [...new Set(links)].filter((link) => link.startsWith("/"));
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) expect((await fetch(shop.origin + path)).status, path).toBe(200);
});

test("without a bundle the page of bundles promises none", async () => {
  const products = foreign.products.map((product) => ({ ...product, tags: ["haircare"] }));
  store.sell({ ...foreign, products });

  const { text } = await readPage(shop.origin, "/bundles");

  expect(text).toContain("No products found");
  expect(text).not.toContain("less than the parts");
});

test("a named product after the store's first 20 is linked", async () => {
  const named = productRecord({ number: 99_999, handle: "hair-nutraceutical" });
  const bundle = productRecord({ number: 99_998, handle: "box", title: "A Box", tags: ["bundle"] });
  const { products } = createCatalog(25);
  store.sell({ ...foreign, products: [...products, bundle, named] });

  const home = await readPage(shop.origin, "/");
  expect(findLink(home, "Thinning hair")).toBe("/shop?concern=thinning");
  expect(findLink(home, "Hormonal changes")).toBe("/science#cycle");
  expect((await readPage(shop.origin, "/bundles")).text).toContain("A Box");
});

test("while the store is down pages link to the products that they name", async () => {
  await store.refuseConnections();

  for (const path of ["/science", "/proof/testimonials"]) {
    const page = await readPage(shop.origin, path);
    expect([page.status, page.cacheControl], path).toEqual([503, "no-store"]);
    expect(findLink(page, "Hair Nutraceutical"), path).toBe("/products/hair-nutraceutical");
  }
});

test("a product that nobody reviewed, and one that the store lacks, show no reviews", async () => {
  const [review] = getProductReviews("hair-nutraceutical", true);
  // A property that every JavaScript object has.
  store.sell({ ...foreign, products: [productRecord({ handle: "constructor" })] });

  const { text, ids, links } = await readPage(shop.origin, "/products/constructor");
  expect(text).toContain(`${facts.averageRating} (${facts.productReviews} reviews)`);
  expect(ids).not.toContain("reviews");
  expect(links).not.toContain("#reviews");
  const missing = await readPage(shop.origin, "/products/hair-nutraceutical");
  expect(missing.text).toContain("Product not found");
  expect(missing.ids).not.toContain("reviews");
  expect(missing.text).not.toContain(review?.result);
});

test("search engines read the vendor as the brand, which of our own products is the shop", async () => {
  const sell = (vendor: string) =>
    store.sell(catalogWith(productRecord({ handle: "hand-made", vendor })));
  const readProduct = async (handle: string) =>
    (await readPage(shop.origin, `/products/${handle}`)).structuredData[0];
  sell("Maison Lune");
  expect(await readProduct("hand-made")).toMatchObject({ brand: { name: "Maison Lune" } });
  expect(await readProduct("hair-oil")).toMatchObject({ brand: { name: site.name } });

  sell("");
  expect(await readProduct("hand-made")).toHaveProperty("name");
  expect(await readProduct("hand-made")).not.toHaveProperty("brand");
});

test("lists show the price that is charged for what is sold by subscription only", async () => {
  store.sell(
    catalogWith(
      subscriptionOnly("self-care-ritual-bundle"),
      subscriptionOnly("after-wash-scalp-serum"),
      subscriptionOnly("growth-strength-shampoo"),
    ),
  );
  const readCard = async (path: string, title: string) => {
    const { elements } = await readPage(shop.origin, path);
    const cards = elements.filter(({ name, text }) => name === "article" && text.includes(title));
    return cards.map(({ text }) => text).join(" ");
  };
  const ritual = getCents("self-care-ritual-bundle");
  const bundle = await readCard("/bundles", "Self-Care Ritual");
  expect(bundle).toContain(inDollars(subscribed(ritual)));
  expect(bundle).not.toContain(inDollars(ritual));
  const shampoo = await readCard("/", "Growth & Strength Shampoo");
  expect(shampoo).toContain(inDollars(subscribed(getCents("growth-strength-shampoo"))));
  expect(shampoo).not.toMatch(/\$32|with a subscription/);
  expect(await readCard("/shop", "After-Wash Scalp Serum")).toContain(
    `from ${inDollars(subscribed(getCents("after-wash-scalp-serum")))}`,
  );
});
