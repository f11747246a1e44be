import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { openTestStore } from "../testing/test-store.ts";

const CREATE = `mutation { cartCreate { cart { id } } }`;

/** A store in a process of its own that prints the id of every cart it answered. */
const PROGRAM = `
  import { createEmbeddedCommerce, EMBEDDED_PUBLIC_TOKEN } from ${JSON.stringify(new URL("../service.ts", import.meta.url).href)};
  const commerce = createEmbeddedCommerce({ dataDir: process.argv[1] });
  for (;;) {
    const response = await commerce.fetch(new Request("http://store.test/api/2025-07/graphql.json", {
      method: "POST",
      headers: { "x-shopify-storefront-access-token": EMBEDDED_PUBLIC_TOKEN },
      body: JSON.stringify({ query: ${JSON.stringify(CREATE)} }),
    }));
    const { data } = await response.json();
    console.log(data.cartCreate.cart.id);
  }
`;

test("no cart that was answered is lost when the process is killed", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "commerce-"));
  const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const answered: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    answered.push(line);
    if (answered.length === 25) child.kill("SIGKILL");
  }

  const store = openTestStore({ dataDir });
  for (const id of answered) {
    const { data } = await store.query("query ($id: ID!) { cart(id: $id) { id } }", { id });
    expect(data?.cart).toEqual({ id });
  }
  expect(answered.length).toBeGreaterThanOrEqual(25);

  store.dispose();
  rmSync(dataDir, { recursive: true, force: true });
});
