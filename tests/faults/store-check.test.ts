import { spawn } from "node:child_process";
import { afterAll, afterEach, expect, test } from "vitest";
import { emptyCatalogue } from "../support/catalogues";
import { openFaultyStore } from "../support/faulty-store";
import { startShop } from "../support/server-process";
import { retryUntil } from "./support/running-shop";

const store = await openFaultyStore();
afterEach(store.reset);
afterAll(store.close);

/** Runs `npm run store:check` against the store. */
async function check(...options: string[]) {
  const child = spawn("node_modules/.bin/node", ["server/store-check.ts", ...options], {
    env: {
      PATH: process.env.PATH,
      SHOPIFY_STORE_DOMAIN: store.domain,
      SHOPIFY_STOREFRONT_ACCESS_TOKEN: store.token,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const code = await new Promise((resolve) => child.once("close", resolve));
  return { code, output, lines: output.trim().split("\n") };
}

test("with an empty store the check exits with 1 and a line for each missing item", async () => {
  store.sell(emptyCatalogue);
  const { code, lines, output } = await check();
  const errors = lines.filter((line) => line.startsWith("error"));

  expect(code).toBe(1);
  expect(output).not.toContain("\u001b");
  expect(errors).toHaveLength(8);
  for (const line of errors) expect(line).toMatch(/ \| Visitors: .+ \| To do: .+/);
});

test("with the exported catalogue it exits with 0", async () => {
  const { code, output } = await check("--json");

  expect(code).toBe(0);
  const findings: { status: string }[] = JSON.parse(output);
  expect(findings.length).toBeGreaterThan(20);
  expect(findings.filter(({ status }) => status === "error")).toEqual([]);
});

test("the shop logs once after its start what breaks its pages", async () => {
  store.sell(emptyCatalogue);
  const shop = await startShop(store);
  await retryUntil(() => expect(shop.log()).toContain("store: checkout: no product is for sale"));
  const lines = shop.log().split("\n");
  await shop.stop();

  const warnings = lines.filter((line) => line.includes('"msg":"store: '));
  expect(warnings).toHaveLength(8);
  for (const line of warnings) expect(JSON.parse(line).level).toBe("warn");
});
