import { afterAll, expect, test } from "vitest";
import { site } from "#brand/content/site.ts";
import { optionalPages } from "~/site/optional-pages";
import { openShop } from "../faults/support/running-shop";
import { parseElements } from "../support/served-pages";

const shop = await openShop(afterAll, null, { PAGES_OFF: optionalPages.join(",") });
const get = (path: string) => fetch(shop.origin + path);

const isOff = (path: string) =>
  optionalPages.some((off) => path === off || path.startsWith(`${off}/`));

async function readMissing(path: string) {
  const response = await get(path);
  const [title] = parseElements(await response.text()).filter(({ name }) => name === "title");
  return { status: response.status, title: title?.text };
}

test("no page, list or description of the site leads to a page that is off", async () => {
  const waiting = ["/"];
  const seen = new Set(waiting);
  const leading: string[] = [];
  for (const path of waiting) {
    const response = await get(path);
    expect.soft(response.status, path).toBe(200);
    for (const { name, attributes } of parseElements(await response.text())) {
      if (name !== "a") continue;
      const url = new URL(attributes.href ?? "", `${shop.origin}${path}`);
      if (url.origin !== shop.origin) continue;
      if (isOff(url.pathname)) leading.push(`${path}: ${url.pathname}`);
      else if (!seen.has(url.pathname) && !/\.\w+$/.test(url.pathname)) waiting.push(url.pathname);
      seen.add(url.pathname);
    }
  }
  expect(waiting.length, "pages read").toBeGreaterThan(25);
  expect(leading).toEqual([]);

  for (const list of ["/sitemap.xml", "/llms.txt"]) {
    const text = await (await get(list)).text();
    const addresses = [...text.matchAll(/https?:[^\s<)]+/g)].map(([url]) => new URL(url).pathname);
    expect(addresses.length, list).toBeGreaterThan(5);
    expect(addresses.filter(isOff), list).toEqual([]);
  }
});

test("a page that is off does not exist, and the search knows no articles", async () => {
  expect((await get("/blog/feed.xml")).status).toBe(404);
  for (const path of [...optionalPages, "/blog/heat-in-numbers"])
    expect
      .soft(await readMissing(path), path)
      .toEqual({ status: 404, title: `Page not found | ${site.name}` });

  const search = await (await get("/search?q=heat")).text();
  expect(search).not.toContain("We couldn’t search the journal");
  expect(parseElements(search).map(({ text }) => text)).not.toContain("Articles");
});
