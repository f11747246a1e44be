import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { site } from "#brand/content/site.ts";
import { openMasters } from "../../embedded-commerce/images/image-masters";
import { readImageRequest } from "../../embedded-commerce/images/image-request";
import { planImage } from "../../embedded-commerce/images/resize-image";
import { brandPath } from "../../scripts/brand-folder.ts";
import { openShop } from "../faults/support/running-shop";
import { findMarkupErrors } from "../support/markup";
import { pagePaths, screens } from "../support/page-paths";
import { crawl, parseElements, readAll, readPage, type ServedPage } from "../support/served-pages";
import { findMissingParts, findVocabularyErrors } from "../support/structured-data";
import { findWithoutRule } from "../support/style-rules";

const shop = await openShop(afterAll);
const pages = await crawl(shop.origin);
const get = (path: string, accept = "text/html") =>
  fetch(shop.origin + path, { headers: { accept } });
const root = join(import.meta.dirname, "../..");
const masters = openMasters(brandPath("pictures"));

/** Types in a page's structured data, from its top. */
function typesOf({ structuredData }: ServedPage): string[] {
  const objects = structuredData.flatMap((object) => object["@graph"] ?? object);
  return objects.flatMap((object) => Object(object)["@type"] ?? []);
}

test("no link is dead, and every anchor exists", () => {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  for (const { address, status, from, links } of pages) {
    expect.soft(status, `${address}, linked on ${from}`).toBe(200);
    for (const link of links) {
      const url = new URL(link, shop.origin + address);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (url.origin !== shop.origin || !anchor) continue;
      const target = byAddress.get(url.pathname + url.search);
      if (!target?.ids.has(anchor)) expect.soft(link, `anchor on ${address}`).toBe("");
    }
  }
});

test("every page of the sitemap says what it is, once and like no other", async () => {
  const sitemap = await (await get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => {
    const page = pages.find(({ address }) => shop.origin + address === url);
    expect.soft(page, `${url} is linked from no page`).toBeDefined();
    return page;
  });
  const found = listed.filter((page) => page !== undefined);
  expect(found.length).toBeGreaterThan(50);
  for (const page of found) {
    const { address, title, description, canonical } = page;
    expect.soft(title, address).toMatch(/^.{1,60}$/);
    expect.soft(description, address).toMatch(/^.{70,160}$/s);
    expect.soft(canonical, address).toBe(shop.origin + address);
    expect.soft(page.h1Count, address).toBe(1);
    expect.soft(page.sharedImage, address).toMatch(/^https?:/);
    if (address !== "/") expect.soft(typesOf(page), address).toContain("BreadcrumbList");
  }
  for (const part of ["title", "description", "canonical"] as const) {
    const values = found.map((page) => page[part]);
    const repeated = values.filter((value, index) => values.indexOf(value) !== index);
    expect.soft(repeated, `${part}, more than once`).toEqual([]);
  }
});

test("structured data has only known types and properties, and no required part is missing", async () => {
  // One page of each kind: a check of all takes a minute.
  const entries = pages.flatMap(({ address, structuredData }) =>
    pagePaths.includes(address) ? structuredData.map((object) => ({ address, object })) : [],
  );
  const errors = await findVocabularyErrors(entries.map(({ object }) => object));
  expect
    .soft(errors.map((error) => `${entries[parseInt(error, 10)]?.address} ${error}`))
    .toEqual([]);
  for (const { address, object } of entries)
    expect.soft(await findMissingParts(object), address).toEqual([]);
});

test("a page of each kind has sound markup", async () => {
  for (const { address, html } of pages)
    if (pagePaths.includes(address) && html)
      expect.soft(await findMarkupErrors(html), address).toEqual([]);
});

test("each kind of page says what it is", () => {
  const kinds = new Map(pages.map((page) => [page.address, typesOf(page)]));
  expect.soft(kinds.get("/")).toEqual(["OnlineStore", "WebSite"]);
  // No source backs a rating, and search engines show no questions any more.
  for (const { address, structuredData } of pages)
    expect.soft(JSON.stringify(structuredData), address).not.toMatch(/Rating|"review|FAQPage/);
  for (const [address, types] of kinds) {
    const [, segment] = address.split(/[/?]/);
    if (address.startsWith("/products/"))
      expect.soft(types.join(), address).toMatch(/^Product(?:Group)?,BreadcrumbList$/);
    if (/^\/blog\/./.test(address)) expect.soft(types, address).toContain("BlogPosting");
    else if (
      /^(?:shop|blog|bundles)$/.test(segment ?? "") &&
      !/[?&](?:q|sort|concern|price)=/.test(address)
    )
      expect.soft(types, address).toContain("CollectionPage");
  }
});

test("of the images of a page one loads first, of a list of products two, all have a size, and all were resized ahead", async () => {
  for (const { address, images, eagerSources, preloadedSources } of pages) {
    const eager = images.filter(({ loading }) => loading !== "lazy");
    // On a phone the first card of a list is larger than the image above it.
    const isList = /^\/shop(?![^/?])/.test(address);
    expect.soft(eager, address).toHaveLength(Math.min(images.length, isList ? 2 : 1));
    for (const image of eager) expect.soft(image.fetchpriority, address).toBe("high");
    for (const source of eagerSources) expect.soft(preloadedSources, address).toContain(source);
    const incomplete = images.filter(({ width, height, style }) => !width || !height || style);
    expect.soft(incomplete, address).toEqual([]);
  }
  const urls = pages.flatMap(({ sources }) =>
    sources.flatMap((list) => list.split(", ").flatMap((entry) => entry.split(" ")[0] || [])),
  );
  for (const url of new Set(urls))
    if (!(await isResized(url))) expect.soft(url).toBe("resized ahead");
});

test("every class has a rule in its style sheet", async () => {
  const states = [
    "/no-such-page",
    "/products/wig",
    "/search?q=oil",
    "/search?q=zzzz",
    "/blog?q=iron",
  ];
  const others = await readAll(states, (path) => readPage(shop.origin, path));
  for (const { address, html, classes, styleSheets } of [...pages, ...others]) {
    if (!html) continue;
    // One for all pages, and one for paper.
    expect.soft(styleSheets, address).toHaveLength(2);
    expect.soft(findWithoutRule(classes, styleSheets), address).toEqual([]);
  }
});

test("the image of a page for links has the size that sites ask for", async () => {
  const shared = pages.filter(({ address }) => pagePaths.includes(address));
  for (const url of new Set(shared.map(({ sharedImage }) => sharedImage))) {
    const { pathname, search } = new URL(url);
    const bytes = await (await get(pathname + search)).bytes();
    const { format, width, height } = await sharp(bytes).metadata();
    expect.soft([format, width, height], url).toEqual(["jpeg", 1200, 630]);
    expect.soft(bytes.length, url).toBeLessThanOrEqual(150_000);
  }
});

/** Whether the build made it: the shop's own as a file, the store's in the format that browsers request. */
async function isResized(address: string): Promise<boolean> {
  const url = new URL(address, "http://localhost");
  const isBuilt = (path: string) => existsSync(join(root, "build", path));
  if (url.pathname.startsWith("/pictures/")) return isBuilt(`client${url.pathname}`);
  const image = readImageRequest(url, "image/avif");
  if (!image || "problem" in image) return false;
  const { name } = planImage(await masters.describe(image.shot), image);
  return isBuilt(`store-images/${name}`);
}

test("results of searches and filters, and links to a cart, are not indexed", async () => {
  for (const path of [
    "/search?q=oil",
    "/shop?sort=name",
    "/shop/wigs",
    "/blog?q=oil",
    "/faq?q=oil",
    "/cart",
    "/cart/1:1",
  ])
    expect.soft((await readPage(shop.origin, path)).robots, path).toBe("noindex");
});

test("programs find their files, browsers their icons", async () => {
  const text = async (path: string) => (await get(path)).text();
  const robots = await text("/robots.txt");
  expect(robots).toContain(`Sitemap: ${shop.origin}/sitemap.xml`);
  expect(robots, "its noindex has to be read").not.toContain("/search");
  expect(await text("/.well-known/security.txt")).toContain(`Contact: mailto:${site.email}`);
  expect((await text("/agents.md")).split("\n")[0]).toBe(`# ${site.name}`);
  expect(await text("/llms.txt")).toBe(await text("/agents.md"));

  const linked = parseElements(await text("/quiz")).flatMap(
    ({ name, attributes: { rel = "", href = "" } }) =>
      name === "link" && /icon|manifest/.test(rel) ? href : [],
  );
  const types = new Set<string | null>();
  for (const path of linked) types.add((await get(path)).headers.get("content-type"));
  expect([...types].toSorted()).toEqual([
    "application/manifest+json",
    "image/png",
    "image/svg+xml; charset=utf-8",
    "image/x-icon",
  ]);

  type Icon = { src: string; sizes: string; purpose: string };
  const icons: Icon[] = JSON.parse(await text("/manifest.webmanifest")).icons;
  expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    "any 192x192",
    "any 512x512",
    "maskable 192x192",
    "maskable 512x512",
  ]);
  const touchIcon = { src: "/icons/apple-touch-icon.png", sizes: "180x180" };
  for (const { src, sizes } of [...icons, touchIcon]) {
    const { width, height, format } = await sharp(await (await get(src)).bytes()).metadata();
    expect([`${width}x${height}`, format], src).toEqual([sizes, "png"]);
  }
});

test("product, article, shop and help pages are Markdown for a client that asks for it", async () => {
  const accept = "text/markdown, text/html;q=0.9";
  for (const [path, heading, text] of [
    ["/products/hair-oil", "# Botanical Hair Oil", "$14.00"],
    ["/blog/how-to-read-a-supplement-label", "# How to read a hair supplement label", "## "],
    ["/shop", "# Shop Clean Hair Wellness", `(${shop.origin}/products/hair-oil)`],
    ["/shipping", "# Shipping", "| Standard, United States |"],
    ["/faq", "# Questions, answered", "When is shipping free?"],
  ] as const) {
    const response = await get(path, accept);
    const markdown = await response.text();
    expect.soft(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect.soft(response.headers.get("vary"), path).toContain("Accept,");
    expect.soft(markdown, path).toMatch(/^---\ntitle: "/);
    expect.soft(markdown, path).toContain(`\n${heading}`);
    expect.soft(markdown, path).toContain(text);
    expect.soft(markdown, path).not.toMatch(/<\/?[a-z]+[\s/>]|<!--/);

    const page = await get(path);
    expect.soft(page.headers.get("content-type"), path).toContain("text/html");
    // Or a shared cache would answer a request for Markdown with it.
    expect.soft(page.headers.get("vary"), path).toContain("Accept,");
  }
});

test("every page is Markdown with the status that it has as HTML", async () => {
  for (const path of screens) {
    const page = await get(path);
    const markdown = await get(path, "text/markdown");

    expect.soft(markdown.status, path).toBe(page.status);
    expect.soft(markdown.headers.get("content-type"), path).toContain("text/markdown");
    expect.soft(await markdown.text(), path).toMatch(/\n# \S/);
  }
});

test("what a page has once for each of two widths is in its Markdown once", async () => {
  for (const [path, text] of [
    ["/products/hair-nutraceutical", "\n- Best Seller\n"],
    ["/blog/how-to-read-a-supplement-label", "facebook.com/sharer"],
    ["/shop", "one routine."],
  ] as const) {
    const markdown = await get(path, "text/markdown");

    expect.soft((await markdown.text()).split(text).length - 1, path).toBe(1);
  }
});

test("from agents.md alone a program finds the shampoo for colored hair under $40, says whether it renews, and has a link that fills the cart", async () => {
  const read = async (url: string) =>
    (await fetch(url, { headers: { accept: "text/markdown" } })).text();
  const agents = await read(`${shop.origin}/agents.md`);
  const [, search = ""] = /^- Search: (\S+)$/m.exec(agents) ?? [];
  const results = await read(search.replace("{words}", "shampoo"));
  const found = [...results.matchAll(/\((\S+\/products\/[\w-]+)\)/g)].map(([, url = ""]) => url);
  const products = await Promise.all([...new Set(found)].map(read));

  const [variant, ...others] = products
    .filter((text) => /color-treated hair\?\s+Yes/.test(text))
    .flatMap((text) => parseYaml(text.split("---\n")[1] ?? "").product.hasVariant)
    .filter(({ offers }) => offers.price < 40 && /InStock$/.test(offers.availability));

  expect(others).toEqual([]);
  expect(variant.name).toBe("Gentle Daily Shampoo, 10 fl oz (300 ml)");
  expect(variant.additionalProperty).toContainEqual(
    expect.objectContaining({ value: "Renews every 30 days at $23.80 until you cancel." }),
  );
  expect((await fetch(variant.url)).url).toContain("/products/shampoo?Size=10");
  const cart = variant.offers.checkoutPageURLTemplate;
  expect(cart).toBe(`${shop.origin}/cart/${variant.url.split("=")[1]}:1`);
  expect((await readPage(shop.origin, new URL(cart).pathname)).status).toBe(200);
});
