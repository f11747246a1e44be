import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSubscribers } from "./open-subscribers.ts";
import type { Subscribers } from "./subscribers.ts";
import { listSubscribers, testDatabases } from "./testing/stores.ts";

const at = new Date("2026-03-01T10:00:00.000Z");
const later = new Date("2026-03-02T10:00:00.000Z");
const root = join(import.meta.dirname, "../..");

describe.each(testDatabases())("a list in $name", ({ start }) => {
  let list: Awaited<ReturnType<typeof start>>;
  let subscribers: Subscribers;
  const open = () =>
    openSubscribers({
      dataDir: list.environment.DATA_DIR,
      databaseUrl: list.environment.DATABASE_URL || null,
    });

  beforeAll(async () => {
    list = await start();
    subscribers = open();
  }, 60_000);
  afterAll(async () => {
    await subscribers.close();
    await list.stop();
  });
  beforeEach(async () => {
    for (const { address } of await listSubscribers(subscribers)) await subscribers.forget(address);
  });

  test("keeps address, source and time in the order in which they came", async () => {
    await subscribers.add({ address: "zoe@example.com", source: "blog", at });
    await subscribers.add({ address: "ana@example.com", source: "footer", at: later });

    expect(await listSubscribers(subscribers)).toEqual([
      { address: "zoe@example.com", source: "blog", subscribedAt: at },
      { address: "ana@example.com", source: "footer", subscribedAt: later },
    ]);
  });

  test("keeps an address once, with its first time and source", async () => {
    await subscribers.add({ address: "ana@example.com", source: "blog", at });
    await subscribers.add({ address: "ana@example.com", source: "footer", at: later });

    expect(await listSubscribers(subscribers)).toEqual([
      { address: "ana@example.com", source: "blog", subscribedAt: at },
    ]);
  });

  test("takes many at once, the same one among them", async () => {
    const addresses = Array.from({ length: 40 }, (_, index) => `ana${index % 20}@example.com`);
    await Promise.all(
      addresses.map((address) => subscribers.add({ address, source: "footer", at })),
    );

    expect(await listSubscribers(subscribers)).toHaveLength(20);
  });

  test("takes quotes and commands as text", async () => {
    const address = "'); drop table newsletter_subscribers;--@example.com";
    await subscribers.add({ address, source: "footer", at });

    expect((await listSubscribers(subscribers))[0]?.address).toBe(address);
  });

  test("forgets one address and leaves the others", async () => {
    await subscribers.add({ address: "ana@example.com", source: "footer", at });
    await subscribers.add({ address: "zoe@example.com", source: "footer", at });

    expect(await subscribers.forget("ana@example.com")).toBe(true);
    expect(await subscribers.forget("ana@example.com")).toBe(false);
    expect((await listSubscribers(subscribers)).map(({ address }) => address)).toEqual([
      "zoe@example.com",
    ]);
  });

  test("is there again after it was closed", async () => {
    await subscribers.add({ address: "ana@example.com", source: "footer", at });
    await subscribers.close();
    subscribers = open();

    expect(await listSubscribers(subscribers)).toHaveLength(1);
  });

  test("is exported and forgets by command", async () => {
    await subscribers.add({ address: "=1+1@example.com", source: "blog", at });
    const command = (...words: string[]) => {
      const file = join(root, "server/newsletter/command.ts");
      const env = { PATH: process.env.PATH, ...list.environment };
      return spawnSync(process.execPath, [file, ...words], { env, encoding: "utf8" });
    };

    expect(command("export").stdout).toBe(
      '"address","source","subscribed_at"\r\n' +
        `"'=1+1@example.com","blog","2026-03-01T10:00:00.000Z"\r\n`,
    );
    expect(command("forget", " =1+1@EXAMPLE.com ").stdout).toBe("=1+1@example.com is forgotten.\n");
    expect(command("forget", "=1+1@example.com").stdout).toContain("was not on the list");
    expect(command("export").stdout).toBe('"address","source","subscribed_at"\r\n');
    const wrong = command("forget", "nobody");
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toContain("That is not an email address.");
  });

  test("loses none of 2000 sign-ups that was answered when the process is killed", async () => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", signingUp], {
      env: { PATH: process.env.PATH, ...list.environment },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const answered: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      answered.push(line.trim());
      if (answered.length === 1_000) child.kill("SIGKILL");
    }

    const kept = new Set((await listSubscribers(subscribers)).map(({ address }) => address));
    expect(answered.filter((address) => !kept.has(address))).toEqual([]);
    expect(answered.length).toBeGreaterThanOrEqual(1_000);
    expect(answered.length).toBeLessThan(2_000);
  }, 60_000);
});

/**
 * Signs up 2000 addresses, ten at a time, and prints each one that was thanked for, on lines so long
 * that the pipe cannot hold them all: the process waits for its reader and is killed half-way.
 */
const signingUp = `
  import { parseConfig } from "${root}/server/config.ts";
  import { createNewsletter } from "${root}/server/newsletter/newsletter.ts";
  import { openSubscribers } from "${root}/server/newsletter/open-subscribers.ts";
  const newsletter = createNewsletter({
    subscribers: openSubscribers(parseConfig(process.env)),
    siteUrl: "http://shop.test",
    trustedProxies: 0,
    limits: { client: { times: 2_000, perMs: 60_000 } },
    logError: (error) => { throw error; },
  });
  let next = 0;
  async function visitor() {
    while (next < 2_000) {
      const email = "visitor" + next++ + "@example.com";
      const request = new Request("http://shop.test/", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email }),
      });
      const { status } = await newsletter.fetch(request);
      if (status === 200) console.log(email.padEnd(120));
    }
  }
  await Promise.all(Array.from({ length: 10 }, visitor));
`;
