import { afterEach, beforeEach, expect, test, vi } from "vitest";

const product = (title: string) => ({ id: `gid://shopify/Product/${title}`, title, handle: title });
const answerOf = (title: string) =>
  Response.json({ data: { products: { edges: [{ node: product(title) }] } } });

/** The browser at the start of a visit: no cache, no seeds, a store that answers with these. */
async function visit(fetch: typeof globalThis.fetch, dataset = {}) {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { dataset } });
  vi.stubGlobal("fetch", fetch);
  const { connectStorefront } = await import("./connection");
  connectStorefront({
    endpoint: "https://shop.example/api",
    token: "t",
    siteUrl: "https://shop.example",
  });
  const { seedQuery } = await import("./seeds");
  return { ...(await import("./browser-queries")), seedQuery };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what the server rendered is known to the browser without a call", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  const { askInBrowser, productsQuery, seedQuery } = await visit(fetch);
  seedQuery(["products"], []);

  expect(askInBrowser(productsQuery)).toEqual({ state: "known", value: [] });
  expect(fetch).not.toHaveBeenCalled();
});

test("what stands on a copy from the device is no newer than the copy", async () => {
  const fetch = vi.fn(async () => answerOf("Serum"));
  const kept = new Date(Date.now() - 61_000).toISOString();
  const { askInBrowser, productsQuery, seedQuery } = await visit(fetch, { kept });
  seedQuery(["products"], []);

  expect(askInBrowser(productsQuery)).toMatchObject({ state: "asked" });
  expect(fetch).toHaveBeenCalledOnce();
});

test("a product that the server found missing is known to be missing", async () => {
  const { askInBrowser, productQuery, seedQuery } = await visit(vi.fn<typeof globalThis.fetch>());
  seedQuery(["product", "wig"], null);

  expect(askInBrowser(productQuery("wig"))).toEqual({ state: "known", value: null });
});

test("a price that is a minute old is asked for again", async () => {
  const { askInBrowser, productsQuery, seedQuery } = await visit(async () => answerOf("serum"));
  seedQuery(["products"], []);
  vi.advanceTimersByTime(60_000);

  const answer = askInBrowser(productsQuery);

  expect(answer.state).toBe("asked");
  expect(answer).toHaveProperty("promise");
  if (answer.state !== "asked") return;
  expect((await answer.promise).map(({ title }) => title)).toEqual(["serum"]);
  expect(askInBrowser(productsQuery).state).toBe("known");
});

test("two places that ask for the same thing make one call", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answerOf("oil"));
  const { askInBrowser, productsQuery } = await visit(fetch);

  const answers = [askInBrowser(productsQuery), askInBrowser(productsQuery)];
  await Promise.all(answers.map((answer) => answer.state === "asked" && answer.promise));

  expect(fetch).toHaveBeenCalledTimes(1);
});

test("a failure is the reader's to show and is forgotten at the next visit", async () => {
  const fetch = vi
    .fn<typeof globalThis.fetch>()
    .mockResolvedValueOnce(new Response("", { status: 404 }))
    .mockResolvedValue(answerOf("oil"));
  const { askInBrowser, productsQuery } = await visit(fetch);

  const failed = askInBrowser(productsQuery);
  if (failed.state === "asked") {
    await expect(failed.promise).rejects.toThrow("HTTP error! status: 404");
  }
  const again = askInBrowser(productsQuery);

  expect(again.state === "asked" && (await again.promise)).toHaveLength(1);
});
