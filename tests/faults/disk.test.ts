import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { site } from "#brand/content/site.ts";
import { unprivilegedUser } from "../../server/newsletter/testing/postgres-server";
import { findProgram, isInstalled } from "../support/installed";
import type { ShopProcess } from "../support/server-process";
import { createTempFolder } from "../support/temp-folder";
import { openCustomer, signUp, visit } from "./support/customer";
import { openShop, retryUntil } from "./support/running-shop";

/** `prlimit` limits the disk of a process. */
const canFillDisk = isInstalled(findProgram("prlimit"), "util-linux", "a full disk");

/** root may write everywhere, so the shop runs as another user. */
const user = unprivilegedUser() ?? undefined;

/** Whether that user can read this project. */
const canForbidWriting =
  spawnSync(process.execPath, [join(import.meta.dirname, "support/random.ts")], user).status === 0;

async function expectPages({ origin }: ShopProcess) {
  const paths = ["/", "/shop", "/products/hair-oil?size=1", "/blog", "/about", "/search?q=oil"];
  for (const path of paths)
    expect([path, (await visit(origin + path)).status]).toEqual([path, 200]);
}

async function expectNoSignUp({ origin }: ShopProcess) {
  const { status, text, headers } = await signUp(origin, "ana@example.com");
  expect([status, headers.get("retry-after")]).toEqual([503, "120"]);
  expect(text).toContain("you’re not subscribed yet");
}

async function expectOrdersAndSignUps({ origin }: ShopProcess) {
  await retryUntil(async () => {
    expect((await signUp(origin, "ana@example.com")).status).toBe(200);
    expect(await (await openCustomer(origin)).order()).toMatch(/^\/checkouts\/thank-you\//);
  });
}

const testFullDisk = test.skipIf(!canFillDisk);
const testReadOnly = test.skipIf(!canForbidWriting);
if (!canForbidWriting)
  process.stderr.write("\n!!! No user to run as: a read-only disk is NOT tested.\n\n");

testFullDisk("a full disk refuses orders and sign-ups in clear words, and pages stay", async () => {
  const shop = await openShop(onTestFinished);
  const { origin } = shop;
  const buyer = await openCustomer(origin);
  const path = await buyer.fillCart();
  const { text: checkout } = await visit(origin + path);
  expect((await signUp(origin, "eva@example.com")).status).toBe(200);

  limitFiles(shop, "0");

  await expectPages(shop);
  await expectNoSignUp(shop);
  await expect(buyer.fillCart()).rejects.toMatchObject({ name: "CommerceError" });
  const refused = await buyer.placeOrder(path, checkout);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "120"]);
  expect(refused.text).toContain("Your order wasn’t placed");
  expect(refused.text).toContain("nothing was charged");
  const again = await visit(origin + path);
  expect([again.status, again.text.includes("Place Test Order")]).toEqual([200, true]);
  const image = /\/cdn\/shop\/files\/[^"?]+/.exec((await visit(`${origin}/shop`)).text)?.[0];
  expect((await visit(`${origin}${image}?width=333`)).status).toBe(200);
  await retryUntil(() =>
    expect(readOutput(shop)).toMatch(
      /cannot be used: (?:disk I\/O error|database or disk is full)/,
    ),
  );

  limitFiles(shop, "unlimited");

  const placed = await buyer.placeOrder(path, again.text);
  expect([placed.status, placed.headers.get("location")]).toEqual([
    303,
    expect.stringMatching(/^\/checkouts\/thank-you\//),
  ]);
  await expectOrdersAndSignUps(shop);
});

testReadOnly("without write permission the shop starts, says so, and sells with it", async () => {
  const folder = openFolder();
  folder.allowWriting(false);
  const shop = await openShop(onTestFinished, null, { DATA_DIR: folder.path }, user);
  const { origin } = shop;

  const { path } = folder;
  await retryUntil(() => {
    const output = readOutput(shop);
    expect(output).toContain(`DATA_DIR (${path}) is not writable by this user`);
    expect(output).toContain("nobody can check out");
  });
  await expectPages(shop);
  await expectNoSignUp(shop);
  const buyer = await openCustomer(origin);
  await expect(buyer.fillCart()).rejects.toMatchObject({ name: "CommerceError" });
  const closed = await visit(`${origin}/checkouts/c/${"a".repeat(24)}?key=${"b".repeat(24)}`);
  expect(closed.status).toBe(503);
  expect(closed.text).toContain("Checkout is briefly unavailable");

  folder.allowWriting(true);

  await expectOrdersAndSignUps(shop);
});

testReadOnly(
  "a folder turned read-only loses no confirmed order and no sign-up, and pages stay",
  async () => {
    const folder = openFolder();
    const shop = await openShop(onTestFinished, null, { DATA_DIR: folder.path }, user);
    const buyer = await openCustomer(shop.origin);
    const before = await buyer.order();

    folder.allowWriting(false);

    await expectPages(shop);
    // Both databases are open already.
    expect((await signUp(shop.origin, "eva@example.com")).status).toBe(200);
    const during = await buyer.order();
    folder.allowWriting(true);
    await expectOrdersAndSignUps(shop);
    for (const path of [before, during]) {
      expect(path).toMatch(/^\/checkouts\/thank-you\//);
      expect((await visit(`${shop.origin}${path}`)).text).toMatch(
        new RegExp(`Order ${site.numberPrefix}-\\d+`),
      );
    }
    const list = new DatabaseSync(join(folder.path, "newsletter.db"), { readOnly: true });
    onTestFinished(() => list.close());
    expect(list.prepare("SELECT address FROM subscribers ORDER BY address").all()).toEqual([
      { address: "ana@example.com" },
      { address: "eva@example.com" },
    ]);
  },
);

/** Log and error output. */
function readOutput(shop: ShopProcess): string {
  return shop.errorOutput() + shop.log();
}

/** How large a file of the process may get: with 0 its disk is full. */
function limitFiles({ pid }: ShopProcess, bytes: "0" | "unlimited"): void {
  const limit = ["--pid", String(pid), `--fsize=${bytes}:unlimited`];
  const { status, stderr } = spawnSync("prlimit", limit);
  if (status !== 0) throw new Error(`prlimit failed: ${stderr}`);
}

/** A folder that can be made read-only for the shop's user. */
function openFolder() {
  const path = createTempFolder(onTestFinished);
  if (user) chownSync(path, user.uid, user.gid);
  const allowWriting = (isAllowed: boolean) => chmodSync(path, isAllowed ? 0o755 : 0o555);
  onTestFinished(() => allowWriting(true));
  return { path, allowWriting };
}

test.each([
  ["commerce.db", "orders are refused"],
  ["newsletter.db", "sign-ups are refused"],
])(
  "with a corrupt %s the shop starts, says what it refuses, and sells once it is replaced",
  async (file, problem) => {
    const path = createTempFolder(onTestFinished);
    const before = await openShop(onTestFinished, null, { DATA_DIR: path });
    await expectOrdersAndSignUps(before);
    await before.stop();
    // Pages of the log would replace those of the file.
    for (const log of ["-wal", "-shm"]) rmSync(join(path, file + log), { force: true });
    const database = openSync(join(path, file), "r+");
    writeSync(database, Buffer.alloc(8192, "x"), 0, 8192, 0);
    closeSync(database);

    const shop = await openShop(onTestFinished, null, { DATA_DIR: path });
    const { origin } = shop;

    await expectPages(shop);
    const { status, text } = await visit(`${origin}/readyz`);
    expect([status, text]).toEqual([200, expect.stringContaining(`${problem}: `)]);
    expect(readOutput(shop)).toContain("Visitors can browse, but nobody can");
    if (file === "newsletter.db") await expectNoSignUp(shop);
    else
      await expect((await openCustomer(origin)).fillCart()).rejects.toMatchObject({
        name: "CommerceError",
      });

    for (const each of ["", "-wal", "-shm"]) rmSync(join(path, file + each), { force: true });
    await expectOrdersAndSignUps(shop);
  },
);
