import { afterEach, expect, test } from "vitest";
import { startShop } from "../support/server-process";
import { openCustomer, signUp } from "./support/customer";
import {
  canFillDisk,
  canForbidWriting,
  fillDisk,
  freeDisk,
  openFolder,
  user,
} from "./support/limited-disk";
import { retryUntil } from "./support/retry-until";
import { visit } from "./support/visits";

type Shop = Awaited<ReturnType<typeof startShop>>;
let shop: Shop | null = null;
let folder: ReturnType<typeof openFolder> | null = null;

afterEach(async () => {
  await shop?.stop();
  folder?.remove();
  shop = null;
  folder = null;
});

async function visitorsLookAround({ origin }: Shop) {
  for (const path of [
    "/",
    "/shop",
    "/products/hair-oil?size=1",
    "/blog",
    "/about",
    "/search?q=oil",
  ])
    expect([path, (await visit(origin + path)).status]).toEqual([path, 200]);
}

async function nobodyCanSignUp({ origin }: Shop) {
  const { status, text, headers } = await signUp(origin, "ana@example.com");
  expect([status, headers.get("retry-after")]).toEqual([503, "120"]);
  expect(text).toContain("you are not subscribed yet");
}

async function everythingWorks({ origin }: Shop) {
  await retryUntil(async () => {
    expect((await signUp(origin, "ana@example.com")).status).toBe(200);
    expect(await (await openCustomer(origin)).order()).toMatch(/^\/checkouts\/thank-you\//);
  });
}

if (!canFillDisk)
  process.stderr.write("\n!!! No prlimit on this machine: a full disk is NOT tested.\n\n");

if (!canForbidWriting)
  process.stderr.write(
    "\n!!! No other user can read this project: a read-only disk is NOT tested.\n\n",
  );

test.skipIf(!canFillDisk)(
  "a disk that fills up takes no order, says so, and the shop stays open",
  async () => {
    shop = await startShop();
    const { origin } = shop;
    const buyer = await openCustomer(origin);
    const path = await buyer.fillCart();
    const { text: opened } = await visit(origin + path);
    expect((await signUp(origin, "eva@example.com")).status).toBe(200);

    fillDisk(shop.pid);

    await visitorsLookAround(shop);
    await nobodyCanSignUp(shop);
    await expect(buyer.fillCart()).rejects.toMatchObject({ name: "CommerceError" });
    const refused = await buyer.placeOrder(path, opened);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "120"]);
    expect(refused.text).toContain("Your order was not placed");
    expect(refused.text).toContain("nothing was charged");
    const again = await visit(origin + path);
    expect([again.status, again.text.includes("Place test order")]).toEqual([200, true]);
    const picture = /\/cdn\/shop\/files\/[^"?]+/.exec((await visit(`${origin}/shop`)).text)?.[0];
    expect((await visit(`${origin}${picture}?width=333`)).status).toBe(200);
    // Lines of the log go out in bundles.
    await retryUntil(() =>
      expect(saidBy(shop)).toMatch(/cannot be used: (?:disk I\/O error|database or disk is full)/),
    );

    freeDisk(shop.pid);

    const placed = await buyer.placeOrder(path, again.text);
    expect([placed.status, placed.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/checkouts\/thank-you\//),
    ]);
    await everythingWorks(shop);
  },
);

test.skipIf(!canForbidWriting)(
  "a shop that starts where it cannot write says so, opens, and sells once it can",
  async () => {
    folder = openFolder();
    folder.allowWriting(false);
    shop = await startShop(undefined, { DATA_DIR: folder.path }, user);
    const { origin } = shop;

    const { path } = folder;
    await retryUntil(() => {
      const said = saidBy(shop);
      expect(said).toContain(`DATA_DIR is ${path}, where this user cannot write`);
      expect(said).toContain("nobody can check out");
    });
    await visitorsLookAround(shop);
    await nobodyCanSignUp(shop);
    const buyer = await openCustomer(origin);
    await expect(buyer.fillCart()).rejects.toMatchObject({ name: "CommerceError" });
    const closed = await visit(`${origin}/checkouts/c/${"a".repeat(24)}?key=${"b".repeat(24)}`);
    expect(closed.status).toBe(503);
    expect(closed.text).toContain("The checkout is closed for a moment");

    folder.allowWriting(true);

    await everythingWorks(shop);
  },
);

test.skipIf(!canForbidWriting)(
  "a folder that becomes read-only loses no order that is confirmed, and the shop stays open",
  async () => {
    folder = openFolder();
    shop = await startShop(undefined, { DATA_DIR: folder.path }, user);
    const buyer = await openCustomer(shop.origin);
    const before = await buyer.order();

    folder.allowWriting(false);

    await visitorsLookAround(shop);
    await nobodyCanSignUp(shop);
    const during = await buyer.order();
    folder.allowWriting(true);
    await everythingWorks(shop);
    for (const path of [before, during]) {
      expect(path).toMatch(/^\/checkouts\/thank-you\//);
      expect((await visit(`${shop.origin}${path}`)).text).toMatch(/Order SOL-\d+/);
    }
  },
);

/** All that the operator reads. */
function saidBy(shop: Shop | null): string {
  return shop ? shop.complaints() + shop.log() : "";
}
