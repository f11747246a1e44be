import { crawl } from "../support/crawl";
import { expect, test } from "../support/shop-fixtures";

test("no link of any page is dead, and every anchor exists", async ({ request, baseURL }) => {
  test.setTimeout(120_000);
  const origin = baseURL ?? "";
  const pages = await crawl(request, origin);
  const byAddress = new Map(pages.map((page) => [page.address, page]));

  const dead = pages.filter(({ status }) => status !== 200);
  expect(dead.map(({ status, address, from }) => `${status} ${address} (on ${from})`)).toEqual([]);

  const lost = pages.flatMap(({ address, links }) =>
    links.flatMap((link) => {
      const url = new URL(link, origin + address);
      const target = byAddress.get(url.pathname + url.search);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (url.origin !== origin || !anchor || target?.ids.has(anchor)) return [];
      return [`${link} (on ${address})`];
    }),
  );
  expect([...new Set(lost)]).toEqual([]);

  // Of a shop with a journal, or the walk ended at the first page.
  expect(pages.length).toBeGreaterThan(50);
});
