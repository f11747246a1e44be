import { startCountingProxy } from "../support/counting-proxy.ts";
import { allPages } from "../support/pages.ts";
import { startShop, startStore } from "../support/shop-process.ts";
import { steadyLoad } from "../support/steady-load.ts";
import type { Measure } from "../topics.ts";

/**
 * How often the commerce service is asked while visitors open every page of the shop. The bound is what
 * the rules of the page cache allow, whoever comes: a page is rendered when it is first opened and then
 * once each time that its copy has grown old.
 */
export const measure: Measure = async ({ isShort }) => {
  const perSecond = 1000;
  const store = await startStore();
  const proxy = await startCountingProxy(store.domain);
  const shop = await startShop({
    SHOPIFY_STORE_DOMAIN: proxy.origin,
    SHOPIFY_STOREFRONT_ACCESS_TOKEN: store.token,
  });
  try {
    const pages = await allPages(shop.origin);
    const before = proxy.calls();
    const start = performance.now();
    const callsOf = new Map<string, number>();
    const freshOf = new Map<string, number>();
    for (const page of pages) {
      const soFar = proxy.calls();
      const { headers } = await fetch(shop.origin + page);
      const fresh = /s-maxage=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1];
      if (fresh) freshOf.set(page, Number(fresh));
      callsOf.set(page, proxy.calls() - soFar);
    }

    const load = { perSecond, seconds: isShort ? 10 : 130 };
    const good = await steadyLoad(shop.origin, pages, load);
    const seconds = (performance.now() - start) / 1000;
    const calls = proxy.calls() - before;
    const givenUp = proxy.givenUp();
    // What came too late is asked again, as when a store fails: then no table bounds the calls.
    const late = givenUp > 0 ? `; ${givenUp} came too late on this busy machine` : "";
    const renderings = (page: string) => {
      const fresh = freshOf.get(page);
      return fresh === undefined ? 0 : Math.floor(seconds / fresh) + 1;
    };
    const bound = pages.reduce((sum, page) => sum + renderings(page) * (callsOf.get(page) ?? 0), 0);
    const requests = load.perSecond * load.seconds;
    const uncached = pages.reduce((sum, page) => sum + (callsOf.get(page) ?? 0), 0) / pages.length;
    return [
      {
        name: `calls to the commerce service under ${perSecond} requests a second over all pages`,
        value: calls,
        unit: "calls",
        bound,
        must: "stay under",
        isDeterministic: givenUp === 0,
        note: `${pages.length} pages, ${requests} requests in ${seconds.toFixed(0)} s; ${((100 * good) / requests).toFixed(2)} % answered; rendered at each visit it would be ${Math.round(uncached * requests)}${late}`,
      },
    ];
  } finally {
    await shop.stop();
    proxy.stop();
    await store.stop();
  }
};
