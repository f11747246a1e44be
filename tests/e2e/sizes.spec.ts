import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-fixtures";

/** Kilobytes (1000 bytes) that a first visit may load, as they travel. */
const budget = { script: 115, style: 14, fonts: 70, fontFiles: 2 };

const pages = ["/", "/shop", "/products/hair-nutraceutical", "/no-such-page"];

type Transfer = { kind: string; path: string; kilobytes: number };

for (const path of pages) {
  test(`the first visit of ${path} loads no more than the budget allows`, async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 404/, /404.*no-such-page/);
    const transfers = await firstLoad(page, path);

    const of = (kind: string) => transfers.filter((transfer) => transfer.kind === kind);
    const listed = JSON.stringify(transfers, null, 1);
    expect.soft(sum(of("script")), `script: ${listed}`).toBeLessThanOrEqual(budget.script);
    expect.soft(sum(of("stylesheet")), `style: ${listed}`).toBeLessThanOrEqual(budget.style);
    expect.soft(sum(of("font")), `fonts: ${listed}`).toBeLessThanOrEqual(budget.fonts);
    expect.soft(of("font").length, `fonts: ${listed}`).toBeLessThanOrEqual(budget.fontFiles);
  });
}

/** Everything that the first load of a page brings, without a cache. */
async function firstLoad(page: Page, path: string): Promise<Transfer[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  const kinds = new Map<string, { kind: string; path: string }>();
  const transfers: Transfer[] = [];
  client.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, { kind: type.toLowerCase(), path: new URL(response.url).pathname });
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const known = kinds.get(requestId);
    if (known) transfers.push({ ...known, kilobytes: encodedDataLength / 1000 });
  });

  await page.goto(path, { waitUntil: "networkidle" });
  return transfers;
}

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { kilobytes }) => total + kilobytes, 0);
}
