import { expect, test } from "vitest";
import { expectFinding, type Fault, on, withStatus } from "../support/store-check";

const name = "SHOPIFY_ACCOUNT_URL";
const accountUrl = "https://account.shop.example/orders";
const answering = (respond: () => Response): Fault => ({
  accountUrl,
  respond: on(accountUrl, respond),
});
const unreachable = answering(() => {
  throw new TypeError("fetch failed");
});

test.each<[what: string, status: string, seen: string, fault: Fault]>([
  ["that answer", "ok", "answers 200", answering(withStatus(200))],
  ["that are missing", "error", "answers 404", answering(withStatus(404))],
  ["that cannot be reached", "error", "fetch failed", unreachable],
  ["that refuse what looks automated", "warning", "answers 403", answering(withStatus(403))],
  ["without https", "error", "no https address", { accountUrl: "http://account.shop.example" }],
  ["at no address", "error", "no https address", { accountUrl: "account" }],
  ["at the shop itself", "error", "own host", { accountUrl: "https://shop.example/account" }],
  ["that are not set", "warning", "not set", { accountUrl: null }],
])("account pages %s are %s", async (_, status, seen, fault) => {
  const finding = await expectFinding(name, status, seen, fault);

  const isFine = status === "ok";
  expect([finding?.effect === "", finding?.action === ""]).toEqual([isFine, isFine]);
});

test("the embedded store has no account pages to check", async () => {
  await expectFinding(name, "ok", "not set", { accountUrl: null, isEmbedded: true });
});
