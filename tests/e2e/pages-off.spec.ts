import { optionalPages } from "../../app/content/optional-pages";
import { parseElements } from "../support/served-pages";
import { expect, test } from "../support/shop-fixtures";

test.use({ shopSettings: { PAGES_OFF: optionalPages.join(",") } });

const isOff = (path: string) =>
  optionalPages.some((off) => path === off || path.startsWith(`${off}/`));

test("no page, list or description of the site leads to a page that is off", async ({
  request,
  baseURL,
}) => {
  test.slow();
  const waiting = ["/"];
  const seen = new Set(waiting);
  const leading: string[] = [];
  for (const path of waiting) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    for (const { name, attributes } of parseElements(await response.text())) {
      if (name !== "a") continue;
      const url = new URL(attributes.href ?? "", `${baseURL}${path}`);
      if (url.origin !== baseURL) continue;
      if (isOff(url.pathname)) leading.push(`${path}: ${url.pathname}`);
      else if (!seen.has(url.pathname) && !/\.\w+$/.test(url.pathname)) waiting.push(url.pathname);
      seen.add(url.pathname);
    }
  }
  expect(waiting.length, "pages read").toBeGreaterThan(30);
  expect(leading).toEqual([]);

  for (const list of ["/sitemap.xml", "/llms.txt"]) {
    const text = await (await request.get(list)).text();
    const addresses = [...text.matchAll(/https?:[^\s<)]+/g)].map(([url]) => new URL(url).pathname);
    expect(addresses.length, list).toBeGreaterThan(5);
    expect(addresses.filter(isOff), list).toEqual([]);
  }
});

test("a page that is off does not exist, and the search knows no articles", async ({
  page,
  request,
  shop,
  search,
  problems,
}) => {
  problems.expect(/status of 404/);
  for (const path of [...optionalPages, "/blog/heat-in-numbers", "/blog/feed.xml"])
    expect.soft((await request.get(path)).status(), path).toBe(404);
  await page.goto("/subscribe");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();

  await shop.visit("/search?q=heat");
  await expect(page.getByRole("heading", { name: "Articles" })).toBeHidden();
  await expect(page.getByText("We couldn’t search the journal")).toBeHidden();
  await search.open();
  await search.field.fill("heat");
  await expect(page.getByText("We couldn’t search the journal")).toBeHidden();
});
