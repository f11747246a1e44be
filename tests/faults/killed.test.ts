import { afterAll, expect, onTestFinished, test } from "vitest";
import { site } from "#brand/content/site.ts";
import { testDatabases } from "../../server/newsletter/testing/databases";
import type { ShopProcess } from "../support/server-process";
import { createTempFolder } from "../support/temp-folder";
import { sized } from "../support/test-size";
import { openCustomer, signUp, visit } from "./support/customer";
import { openShop } from "./support/running-shop";

const dataDir = createTempFolder(afterAll);

/** How often the process is killed, and after how many confirmations. */
const kills = sized({ short: 1, full: 5 });
const confirmationsBeforeKill = sized({ short: 12, full: 40 });
const concurrency = 6;

/** Repeats a request concurrently until the process is killed. Resolves to what was confirmed. */
async function repeatUntilKilled(
  running: ShopProcess,
  request: () => Promise<string | null>,
): Promise<string[]> {
  const confirmed: string[] = [];
  let isOver = false;

  async function repeat(): Promise<void> {
    while (!isOver) {
      // Requests that are pending when the process ends fail.
      const result = await request().catch(() => null);
      if (result === null) continue;
      confirmed.push(result);
      if (confirmed.length < confirmationsBeforeKill) continue;
      isOver = true;
      running.kill("SIGKILL");
    }
  }

  await Promise.all(Array.from({ length: concurrency }, repeat));
  expect(await running.ended).toBe("SIGKILL");
  return confirmed;
}

test("every confirmed order is stored after the process is killed", async () => {
  const placed: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const shop = await openShop(onTestFinished, null, { DATA_DIR: dataDir });
    const { order } = await openCustomer(shop.origin);
    placed.push(...(await repeatUntilKilled(shop, order)));
  }

  const shop = await openShop(onTestFinished, null, { DATA_DIR: dataDir });
  const numbers = new Set<string | undefined>();
  for (const path of placed) {
    const { status, text } = await visit(shop.origin + path);
    expect([path, status]).toEqual([path, 200]);
    numbers.add(new RegExp(`${site.numberPrefix}-\\d+`).exec(text)?.[0]);
  }
  expect(numbers.has(undefined)).toBe(false);
  expect(numbers.size, "a number for each order").toBe(placed.length);
});

test.each(testDatabases)("$name has every sign-up confirmed before a kill", async ({ start }) => {
  const database = await start();
  const { DATABASE_URL, DATA_DIR } = database.environment;
  const environment = { DATABASE_URL, DATA_DIR: DATA_DIR || dataDir, TRUSTED_PROXIES: "1" };
  const confirmed: string[] = [];
  let visitors = 0;

  for (let kill = 0; kill < kills; kill++) {
    const running = await openShop(onTestFinished, null, environment);
    const addresses = await repeatUntilKilled(running, async () => {
      const visitor = visitors++;
      const email = `visitor-${visitor}@example.com`;
      const { status } = await signUp(running.origin, email, `198.51.100.${visitor % 250}`);
      return status === 200 ? email : null;
    });
    confirmed.push(...addresses);
  }

  const subscribers = await database.open();
  const stored = (await subscribers.all()).map(({ address }) => address);
  await subscribers.close();
  await database.stop();
  expect(stored).toEqual(expect.arrayContaining(confirmed));
  expect(new Set(stored).size).toBe(stored.length);
});
