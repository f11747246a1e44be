import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { createTempFolder } from "../../tests/support/temp-folder.ts";
import { openTestStore } from "../testing/test-store.ts";

const CREATE = `mutation { cartCreate { cart { id } } }`;

/** A store in its own process that prints the id of each cart that it returned. */
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

test("no cart is lost when the process is killed after its response", async () => {
  const dataDir = createTempFolder(onTestFinished);
  const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const returned: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    returned.push(line);
    if (returned.length === 25) child.kill("SIGKILL");
  }

  const store = openTestStore({ dataDir });
  for (const id of returned) {
    const { data } = await store.query("query ($id: ID!) { cart(id: $id) { id } }", { id });
    expect(data?.cart).toEqual({ id });
  }
  expect(returned.length).toBeGreaterThanOrEqual(25);
  store.dispose();
});
