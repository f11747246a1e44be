import { spawn } from "node:child_process";
import { afterAll, afterEach, expect, onTestFinished, test } from "vitest";
import { emptyCatalog } from "../support/catalogs";
import { openFaultyStore } from "../support/faulty-store";
import { openShop } from "./support/running-shop";

const store = await openFaultyStore();
afterEach(store.reset);
afterAll(store.close);

/** Runs `npm run store:check` against the store. */
async function check(...options: string[]) {
  const child = spawn("node_modules/.bin/node", ["server/store-check/command.ts", ...options], {
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
  store.sell(emptyCatalog);
  const { code, lines, output } = await check();
  const errors = lines.filter((line) => line.startsWith("error"));

  expect(code).toBe(1);
  expect(output).not.toContain("\u001b");
  expect(errors).toHaveLength(2);
  for (const line of errors) expect(line).toMatch(/ \| Impact: .+ \| Fix: .+/);
});

test("with the exported catalog it exits with 0", async () => {
  const { code, output } = await check("--json");

  expect(code).toBe(0);
  const findings: { status: string }[] = JSON.parse(output);
  expect(findings.length).toBeGreaterThan(15);
  expect(findings.filter(({ status }) => status === "error")).toEqual([]);
});

test("with --purchase it creates a cart and opens its checkout, and leaves neither lines nor an order", async () => {
  const { code, lines } = await check("--purchase");

  expect(lines.map((line) => line.split(": ")[0])).toEqual([
    "ok      connection",
    "ok      checkout",
  ]);
  expect(lines[1]).toMatch(/answers 200$/);
  expect(code).toBe(0);
  // The products, a cart, and the cart emptied.
  expect(store.calls("anything")).toHaveLength(3);
});

test("with --purchase it exits with 1 when no checkout can be created", async () => {
  store.sell(emptyCatalog);
  const { code, output } = await check("--purchase");

  expect(code).toBe(1);
  expect(output).toMatch(
    /^error {3}checkout: no product is for sale \| Impact: nobody can buy \| Fix: /m,
  );
});

test("at startup the store is asked for the home page and nothing else", async () => {
  const shop = await openShop(onTestFinished, store);
  expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200);

  const asked = (["GetProducts", "GetBlogArticles"] as const).flatMap(store.calls);
  expect(store.calls("anything")).toEqual(asked);
});
