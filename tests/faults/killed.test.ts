import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { openSubscribers } from "../../server/newsletter/open-subscribers";
import { listSubscribers, testDatabases } from "../../server/newsletter/testing/stores";
import { sized } from "../support/fault-size";
import { startShop } from "../support/server-process";
import { openCustomer, signUp } from "./support/customer";
import { visit } from "./support/visits";

type Shop = Awaited<ReturnType<typeof startShop>>;
let shop: Shop | null = null;
const dataDir = mkdtempSync(join(tmpdir(), "solenne-killed-"));

afterEach(async () => {
  await shop?.stop();
  shop = null;
});

/** How often the process is killed, and what it has confirmed each time before that. */
const times = sized({ short: 1, full: 5 });
const confirmedEachTime = sized({ short: 12, full: 40 });
const atOnce = 6;

/** Does something again and again, several at once, until the process is killed in the middle of it. */
async function untilKilled(running: Shop, work: () => Promise<string | null>): Promise<string[]> {
  const confirmed: string[] = [];
  let isOver = false;

  async function workOn(): Promise<void> {
    while (!isOver) {
      // What is under way when the process ends fails without an answer.
      const done = await work().catch(() => null);
      if (done === null) continue;
      confirmed.push(done);
      if (confirmed.length < confirmedEachTime) continue;
      isOver = true;
      running.kill("SIGKILL");
    }
  }

  await Promise.all(Array.from({ length: atOnce }, workOn));
  expect(await running.ended).toBe("SIGKILL");
  return confirmed;
}

test("every confirmed order is stored after the process is killed", async () => {
  const placed: string[] = [];
  for (let time = 0; time < times; time++) {
    shop = await startShop(undefined, { DATA_DIR: dataDir });
    const buyer = await openCustomer(shop.origin);
    placed.push(...(await untilKilled(shop, buyer.order)));
  }

  shop = await startShop(undefined, { DATA_DIR: dataDir });
  const numbers = new Set<string | undefined>();
  for (const path of placed) {
    const { status, text } = await visit(shop.origin + path);
    expect([path, status]).toEqual([path, 200]);
    numbers.add(/SOL-\d+/.exec(text)?.[0]);
  }
  expect(numbers.has(undefined)).toBe(false);
  expect(numbers.size, "each has a number of its own").toBe(placed.length);
  rmSync(dataDir, { recursive: true, force: true });
});

describe.each(testDatabases())("the newsletter's list in $name", ({ start }) => {
  test("keeps every confirmed address after the process is killed", async () => {
    const list = await start();
    const folder = list.environment.DATA_DIR || mkdtempSync(join(tmpdir(), "solenne-killed-"));
    const thanked: string[] = [];
    let people = 0;

    for (let time = 0; time < times; time++) {
      const environment = { ...list.environment, DATA_DIR: folder, TRUSTED_PROXIES: "1" };
      const running = await startShop(undefined, environment);
      shop = running;
      const confirmed = await untilKilled(running, async () => {
        const person = people++;
        const email = `person-${person}@example.com`;
        const client = `198.51.100.${person % 250}`;
        return (await signUp(running.origin, email, client)).status === 200 ? email : null;
      });
      thanked.push(...confirmed);
    }

    const { DATABASE_URL: databaseUrl } = list.environment;
    const subscribers = openSubscribers({ databaseUrl: databaseUrl || null, dataDir: folder });
    const listed = (await listSubscribers(subscribers)).map(({ address }) => address);
    await subscribers.close();
    await list.stop();
    rmSync(folder, { recursive: true, force: true });
    expect(listed).toEqual(expect.arrayContaining(thanked));
    expect(new Set(listed).size).toBe(listed.length);
  });
});
