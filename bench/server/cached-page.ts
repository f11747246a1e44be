import type { Figure } from "../figure.ts";
import { serveWithNginx } from "../support/nginx.ts";
import { rawAnswer } from "../support/raw-answer.ts";
import { startShop } from "../support/shop-process.ts";
import { median, spread } from "../support/statistics.ts";
import { type Load, load } from "../support/wrk.ts";
import type { Measure } from "../topics.ts";

/**
 * A page that is in the cache, through the whole server, beside nginx that serves the same bytes as a
 * file. The two take turns, so that a machine which slows down slows both.
 */
export const measure: Measure = async ({ isShort }) => {
  const [rounds, seconds] = isShort ? [2, 1] : [7, 4];
  const shop = await startShop();
  try {
    const page = await rawAnswer(`${shop.origin}/`, { "accept-encoding": "br" });
    const nginx = await serveWithNginx(page);
    try {
      return await compare({ shop: `${shop.origin}/`, nginx: nginx.address }, rounds, seconds);
    } finally {
      await nginx.stop();
    }
  } finally {
    await shop.stop();
  }
};

async function compare(
  addresses: { shop: string; nginx: string },
  rounds: number,
  seconds: number,
): Promise<Figure[]> {
  const results: { shop: Load; nginx: Load }[] = [];
  await load(addresses.shop, Math.min(seconds, 2));
  for (let round = 0; round < rounds; round += 1) {
    const nginx = await load(addresses.nginx, seconds);
    results.push({ nginx, shop: await load(addresses.shop, seconds) });
  }

  const ratios = results.map(({ shop, nginx }) => shop.requestsPerSecond / nginx.requestsPerSecond);
  const tails = results.map(({ shop, nginx }) => shop.p99Ms / nginx.p99Ms);
  const middle = (of: "shop" | "nginx", what: keyof Load) =>
    median(results.map((result) => result[of][what])).toFixed(what === "p99Ms" ? 1 : 0);
  const common = { unit: "of nginx", isDeterministic: false } as const;
  return [
    {
      ...common,
      name: "cached page through the whole server, requests",
      value: median(ratios),
      bound: 0.4,
      must: "reach",
      note: `${middle("shop", "requestsPerSecond")} to ${middle("nginx", "requestsPerSecond")} requests a second; median of ${rounds} rounds, ${spread(ratios)}`,
    },
    {
      ...common,
      name: "cached page through the whole server, 99th percentile",
      value: median(tails),
      bound: 3,
      must: "stay under",
      note: `${middle("shop", "p99Ms")} to ${middle("nginx", "p99Ms")} ms; median of ${rounds} rounds, ${spread(tails)}`,
    },
  ];
}
