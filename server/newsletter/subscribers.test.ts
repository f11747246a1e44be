import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { EmailAddress, type Subscribers } from "./subscribers.ts";
import { testDatabases } from "./testing/databases.ts";

const at = new Date("2026-03-01T10:00:00.000Z");
const later = new Date("2026-03-02T10:00:00.000Z");
const ana = { address: "ana@example.com", source: "footer", at } as const;
const zoe = { address: "zoe@example.com", source: "blog", at } as const;

describe.each(testDatabases)("subscribers in $name", ({ start }) => {
  let database: Awaited<ReturnType<typeof start>>;
  let subscribers: Subscribers;

  beforeAll(async () => {
    database = await start();
    subscribers = await database.open();
  }, 60_000);
  afterAll(async () => {
    await subscribers.close();
    await database.stop();
  });
  beforeEach(async () => {
    for (const { address } of await subscribers.all()) await subscribers.forget(address);
  });

  test("are listed in the order of subscription, also after the database was closed", async () => {
    await subscribers.add(zoe);
    await subscribers.add({ ...ana, at: later });
    await subscribers.close();
    subscribers = await database.open();

    expect(await subscribers.all()).toEqual([
      { address: "zoe@example.com", source: "blog", subscribedAt: at },
      { address: "ana@example.com", source: "footer", subscribedAt: later },
    ]);
  });

  test("are stored once, with their first time and source", async () => {
    await subscribers.add({ ...ana, source: "blog" });
    await subscribers.add({ ...ana, at: later });

    expect(await subscribers.all()).toEqual([
      { address: "ana@example.com", source: "blog", subscribedAt: at },
    ]);
  });

  test("who wait for plans are listed with each of them, and are not subscribers to the newsletter", async () => {
    const [essentials, complete] = ["essentials-plan", "complete-plan"];
    await subscribers.add({ ...ana, source: complete });
    await subscribers.add({ ...ana, at: later });
    await subscribers.add({ ...ana, source: essentials, at: later });
    await subscribers.add({ ...ana, source: essentials, at: later });

    const sources = (await subscribers.all()).map(({ source }) => source);
    expect(sources).toEqual([complete, essentials, "footer"]);
    expect(await subscribers.forget(ana.address)).toBe(true);
    expect(await subscribers.all()).toEqual([]);
  });

  test("are stored concurrently, with duplicates", async () => {
    const addresses = Array.from({ length: 40 }, (_, index) => `ana${index % 20}@example.com`);
    await Promise.all(addresses.map((address) => subscribers.add({ ...ana, address })));

    expect(await subscribers.all()).toHaveLength(20);
  });

  test("can have quotes and SQL in their address", async () => {
    const address = "'); drop table newsletter_subscribers;--@example.com";
    await subscribers.add({ ...ana, address });

    expect(await subscribers.all()).toMatchObject([{ address }]);
  });

  test("leave nothing on the disk when they are forgotten", async () => {
    await subscribers.add(ana);
    await subscribers.add(zoe);
    expect(await subscribers.forget(ana.address)).toBe(true);
    expect(await subscribers.forget(ana.address)).toBe(false);

    expect(await subscribers.all()).toMatchObject([{ address: zoe.address }]);
    // PostgreSQL keeps no file of the shop's.
    const { DATA_DIR } = database.environment;
    const names = DATA_DIR ? readdirSync(DATA_DIR) : [];
    for (const name of names)
      expect(readFileSync(join(DATA_DIR, name), "latin1")).not.toContain(ana.address);
  });

  test("are exported and forgotten one by one by command", async () => {
    await subscribers.add({ ...zoe, address: "=1+1@example.com" });
    await subscribers.add({ ...ana, at: later });
    const command = (...parameters: string[]) => {
      const env = { PATH: process.env.PATH, ...database.environment };
      const args = [join(import.meta.dirname, "command.ts"), ...parameters];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { env });
      return { status, printed: String(stdout) + String(stderr) };
    };
    const header = '"address","source","subscribed_at"\r\n';
    const anaLine = '"ana@example.com","footer","2026-03-02T10:00:00.000Z"\r\n';

    // The apostrophe keeps a spreadsheet from evaluating the address as a formula.
    expect(command("export").printed).toBe(
      `${header}"'=1+1@example.com","blog","2026-03-01T10:00:00.000Z"\r\n${anaLine}`,
    );
    expect(command("forget", " =1+1@EXAMPLE.com ").printed).toBe(
      "=1+1@example.com was deleted from the list.\n",
    );
    expect(command("forget", "=1+1@example.com").printed).toContain("was not on the list");
    expect(command("export").printed).toBe(header + anaLine);
    const printed = expect.stringContaining("Not a valid email address.");
    expect(command("forget", "nobody")).toMatchObject({ status: 1, printed });
  });
});

const a = (count: number) => "a".repeat(count);

test.each([
  ["ana@example.com", "ana@example.com"],
  ["  Ana.Maria+Hair@Example.COM ", "ana.maria+hair@example.com"],
  ["o'neil@mail.example.co.uk", "o'neil@mail.example.co.uk"],
  ["ana@xn--bcher-kva.example", "ana@xn--bcher-kva.example"],
  ["ann@bücher.example", "ann@xn--bcher-kva.example"],
  [" Ann@BÜCHER.example ", "ann@xn--bcher-kva.example"],
  ["ann@例え.jp", "ann@xn--r8jz45g.jp"],
  // Looks like example.com, and is stored as what it is.
  ["ana@ex\u0430mple.com", "ana@xn--exmple-4nf.com"],
  [`${a(64)}@example.com`, `${a(64)}@example.com`],
])("%j is stored as %j", (text, address) => {
  expect(v.parse(EmailAddress, text)).toBe(address);
});

test.each([
  ["an empty text", ""],
  ["no at sign", "ana.example.com"],
  ["two at signs", "ana@home@example.com"],
  ["no dot in the domain", "ana@localhost"],
  ["an IP address", "ana@127.0.0.1"],
  ["an empty label", "ana@example..com"],
  ["a leading dot", ".ana@example.com"],
  ["a dot before the at sign", "ana.@example.com"],
  ["two dots", "ana..maria@example.com"],
  ["a hyphen at the start of a label", "ana@-example.com"],
  ["a space inside", "ana maria@example.com"],
  ["angle brackets", "<ana@example.com>"],
  ["a display name", "Ana <ana@example.com>"],
  ["a second address", "ana@example.com,zoe@example.com"],
  ["a line break and a header", "ana@example.com\r\nBcc: all@example.com"],
  ["a line break at the end", "ana@example.com\n"],
  ["an encoded line break", "ana@example.com%0aBcc:x"],
  ["a NUL", "ana\0@example.com"],
  ["a Cyrillic letter that looks Latin", "\u0430na@example.com"],
  ["a path after an international domain", "ann@bücher.example/x"],
  ["a port after an international domain", "ann@bücher.example:80"],
  ["a line break after an international domain", "ann@bücher.example\n"],
  ["an invisible letter in the domain", "ann@b\u200bücher.example"],
  ["full-width letters", "\uff41na\uff20example.com"],
  ["the Kelvin sign, which is a k in lower case", "\u212Aate@example.com"],
  ["an invisible letter", "ana\u200b@example.com"],
  ["right-to-left writing", "ana\u202e@example.com"],
  ["65 characters before the at sign", `${a(65)}@example.com`],
  ["255 characters", `ana@${`${a(49)}.`.repeat(5)}c`],
  ["10,000 characters", `${a(10_000)}@example.com`],
])("as an address, %s is refused", (_, text) => {
  expect(v.is(EmailAddress, text)).toBe(false);
});
