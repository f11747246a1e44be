import { afterAll, expect, test } from "vitest";
import { visit } from "../faults/support/customer";
import { openShop } from "../faults/support/running-shop";
import { getCents, subscribed, toAmount } from "../support/prices";
import { findMainLinks, readPage } from "../support/served-pages";

const shop = await openShop(afterAll);

test("a redirect keeps the query, for one browser alone", async () => {
  const get = async (path: string) => {
    const { status, headers } = await visit(shop.origin + path);
    return [status, headers.get("location"), headers.get("cache-control")];
  };
  const forADay = "private, max-age=86400";
  expect(await get("/collections/all?utm_source=a%20b&gclid=X")).toEqual([
    308,
    "/shop?utm_source=a+b&gclid=X",
    forADay,
  ]);
  expect(await get("/collections/all")).toEqual([308, "/shop", forADay]);
  for (const [from, to] of [
    ["/proof", "/proof/testimonials"],
    ["/learn/quiz?from=mail", "/quiz?from=mail"],
    ["/learn/hair-science", "/science#cycle"],
    ["/learn/guides", "/blog?category=hair-care-tips"],
  ] as const)
    expect.soft((await get(from)).slice(0, 2)).toEqual([308, to]);
  // A category may have this name later.
  expect((await get("/collections/frontpage?a=1")).slice(0, 2)).toEqual([302, "/shop?a=1"]);
  expect((await get("/search?q=oil&type=product&ref=A")).slice(0, 2)).toEqual([
    308,
    "/search?q=oil&ref=A",
  ]);
});

test("an unknown page, policy, cart, category or product is a 404 page that leads on", async () => {
  for (const [path, shown, link] of [
    ["/pages/unknown", /Oops! Page not found/, "/"],
    ["/policies/unknown", /Oops! Page not found/, "/"],
    ["/cart/unknown", /Oops! Page not found/, "/"],
    ["/products/wig", /Product not found/, "/shop"],
    ["/shop/wigs", /Showing 0 products.*No products found/s, "/shop"],
  ] as const) {
    const page = await readPage(shop.origin, path);
    expect.soft(page.status, path).toBe(404);
    expect.soft(page.text, path).toMatch(shown);
    expect.soft(findMainLinks(page), path).toContain(link);
  }
});

test("canonical addresses are the shop's own, and images are under the address of the visit", async () => {
  const visited = shop.origin.replace("localhost", "127.0.0.1");
  for (const path of ["/products/hair-oil", "/blog/a-wash-day-in-the-right-order"]) {
    const { canonical, sharedImage } = await readPage(visited, path);
    expect(canonical).toBe(shop.origin + path);
    expect(sharedImage).toMatch(`${shop.origin}/cdn/shop/files/`);
  }
  for (const path of ["/shop/haircare", "/blog/a-wash-day-in-the-right-order"]) {
    const { sources } = await readPage(visited, path);
    const urls = sources.flatMap((list) =>
      list.split(", ").map((entry) => new URL(entry.split(" ")[0] ?? "", visited)),
    );
    const images = urls.filter(({ pathname }) => pathname.startsWith("/cdn/"));
    expect(images.length).toBeGreaterThan(0);
    expect(images.filter(({ origin }) => origin !== visited)).toEqual([]);
    const [first] = images;
    const { headers } = await fetch(first ?? "");
    expect(headers.get("content-type"), first?.href).toMatch(/^image\//);
  }
});

test("without the setting of account pages nothing leads to an account", async () => {
  for (const path of ["/", "/faq", "/terms"]) {
    const { links } = await readPage(shop.origin, path);
    expect(links).not.toContain("/account");
  }
});

test("the pages about the brand say where they are", async () => {
  for (const [path, breadcrumbs] of [
    ["/about", /Home.*Our Story.*\/about/],
    ["/about/founder", /Home.*Our Story.*Founder Story.*\/about\/founder/],
  ] as const) {
    const { structuredData } = await readPage(shop.origin, path);
    const list = structuredData.filter((entry) => entry["@type"] === "BreadcrumbList");
    expect.soft(JSON.stringify(list), path).toMatch(breadcrumbs);
  }
});

test("an article has metadata for links and search engines", async () => {
  const path = "/blog/why-hair-takes-a-season-to-change";
  const title = "Why hair takes a season to change";
  const { structuredData, meta } = await readPage(shop.origin, path);
  expect.soft(meta("og:type")).toBe("article");
  expect.soft(meta("description")).toMatch(/^The four phases of the hair growth cycle/);
  expect.soft(meta("og:title")).toBe(title);
  expect.soft(meta("article:published_time")).toMatch(/^\d{4}-\d\d-\d\dT09:00/);
  expect.soft(meta("article:section")).toBe("Science & Ingredients");
  expect.soft(meta("twitter:card")).toBe("summary_large_image");
  expect
    .soft(structuredData.find((entry) => entry["@type"] === "BlogPosting"))
    .toMatchObject({ headline: title, mainEntityOfPage: { "@id": shop.origin + path } });
});

test("the offer for search engines is the one-time price", async () => {
  const address = "/products/after-wash-scalp-serum?selling_plan=690000000001";
  const data = JSON.stringify((await readPage(shop.origin, address)).structuredData);

  const serum = getCents("after-wash-scalp-serum");
  expect(data).toContain(`"price":"${toAmount(serum)}"`);
  expect(data).not.toContain(`"${toAmount(subscribed(serum))}"`);
});
