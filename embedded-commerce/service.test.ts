import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { catalog } from "#brand/store/catalog.ts";
import { createTempFolder } from "../tests/support/temp-folder.ts";
import { createEmbeddedCommerce, EMBEDDED_PUBLIC_TOKEN } from "./service.ts";
import { indexCatalog } from "./store-index.ts";
import { at, CREATE_CART, line, ORIGIN, PATH } from "./testing/test-store.ts";

const [variantId = ""] = indexCatalog(catalog).variantById.keys();
let dataDir: string;
let commerce: ReturnType<typeof createEmbeddedCommerce>;
beforeEach(() => {
  dataDir = createTempFolder(onTestFinished);
  commerce = createEmbeddedCommerce({ dataDir });
  onTestFinished(commerce.close);
});

const fetch = (path: string, init?: RequestInit) =>
  commerce.fetch(new Request(new URL(path, ORIGIN), init));

async function createCart(): Promise<unknown> {
  const headers = { "x-shopify-storefront-access-token": EMBEDDED_PUBLIC_TOKEN };
  const variables = { input: { lines: [line(variantId)] } };
  const body = JSON.stringify({ query: CREATE_CART, variables });
  return at(await (await fetch(PATH, { method: "POST", headers, body })).json(), "data.cartCreate");
}

test("one client may store so much in a day, and others go on", async () => {
  const codes = Array.from({ length: 250 }, (_, index) => `${index}`.padStart(210, "x"));
  const create = async (client: string, discountCodes: readonly string[]) => {
    const headers = { "x-shopify-storefront-access-token": EMBEDDED_PUBLIC_TOKEN };
    const variables = { input: { lines: [line(variantId)], discountCodes } };
    const body = JSON.stringify({ query: CREATE_CART, variables });
    const request = new Request(ORIGIN + PATH, { method: "POST", headers, body });
    const answer: unknown = await (await commerce.fetch(request, client)).json();
    return at(answer, "errors.0.extensions.code") ?? "created";
  };
  const answers: unknown[] = [];
  while (answers.length < 50) answers.push(await create("192.0.2.1", codes));

  expect(answers.filter((answer) => answer === "created").length).toBeLessThan(40);
  expect(answers.at(-1)).toBe("THROTTLED");
  expect(await create("192.0.2.2", [])).toBe("created");
});

test.each([
  [true, ["/api/2025-07/graphql.json", "/cdn/shop/files/a.jpg", "/cart/c/x", "/checkouts/c/x"]],
  [false, ["/", "/cart", "/api/newsletter", "/api/2025-07/graphql.json/x", "/shop/checkouts/"]],
])("answers (%s) for these paths of a shop: %j", (isOwn, paths) => {
  expect(paths.map((path) => commerce.handles(path))).toEqual(paths.map(() => isOwn));
});

test("refuses an unknown path, a wrong method and a body that is too large, each with its status", async () => {
  const unknown = await fetch("/made-up");
  expect([unknown.status, await unknown.json()]).toEqual([404, { errors: "Not Found" }]);

  expect((await fetch("/checkouts/c/x", { method: "DELETE" })).status).toBe(405);
  const body = "x".repeat(50_000);
  expect((await fetch("/checkouts/c/x", { method: "POST", body })).status).toBe(413);
});

test("serves the images of its catalog, and no other", async () => {
  const image = await fetch("/cdn/shop/files/hair-oil-front.jpg?width=160");
  const unknown = await fetch("/cdn/shop/files/made-up.jpg");

  expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.not.stringContaining("{")]);
});

test("links from the checkout to the shop at its own origin", async () => {
  expect(await (await fetch("/checkouts/none")).text()).toContain('href="/"');
});

test("a failure that nobody expected is logged, and tells the visitor nothing", async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const { pathname, search } = new URL(String(at(await createCart(), "cart.checkoutUrl")));
  const database = new DatabaseSync(join(dataDir, "commerce.db"));
  onTestFinished(() => database.close());
  database.exec("UPDATE carts SET lines = '[broken'");

  const response = await fetch(pathname + search);

  expect([response.status, await response.json()]).toEqual([
    500,
    { errors: "Internal Server Error" },
  ]);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    "The embedded commerce service failed to answer.",
    expect.any(SyntaxError),
  );
  vi.mocked(console.error).mockClear();
});
