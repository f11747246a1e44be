import { beforeEach, describe, expect, test, vi } from "vitest";
import { type CommerceClientOptions, createCommerceClient } from "./client";
import { CommerceError } from "./errors";
import { graphql } from "./graphql";

const query = graphql(`query Shop { shop { name } }`);
const mutation = graphql(`
  mutation Empty($input: CartInput!) { cartCreate(input: $input) { cart { id } } }
`);
const shop = { shop: { name: "Solenne" } };

type Respond = (signal: AbortSignal) => Response | Promise<Response>;

const good = () => Response.json({ data: shop });
const throttle = () =>
  Response.json({ errors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }] });
const status =
  (code: number, retryAfter = "") =>
  () =>
    new Response("<html>", { status: code, headers: { "Retry-After": retryAfter } });
const refused = () => {
  throw new TypeError("fetch failed", { cause: new Error("ECONNREFUSED") });
};
const interrupt = () => {
  const start = (body: ReadableStreamDefaultController) => body.error(new TypeError("terminated"));
  const headers = { "X-Request-Id": "8c4f-1732" };
  return new Response(new ReadableStream({ start }), { headers });
};
const hang: Respond = (signal) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
const hangAfterHeaders: Respond = (signal) => {
  const start = (body: ReadableStreamDefaultController) =>
    signal.addEventListener("abort", () => body.error(signal.reason));
  return new Response(new ReadableStream({ start }));
};

/** A store that responds in turn, with the last response from then on. */
function createStore(responses: readonly Respond[], options: Partial<CommerceClientOptions> = {}) {
  const calls: { atMs: number; request: Request }[] = [];
  const onFailure = vi.fn<(error: unknown) => void>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const respond = responses[calls.length] ?? responses.at(-1) ?? good;
    calls.push({ atMs: Date.now(), request });
    return respond(request.signal);
  };
  const endpoint = "https://shop.example/api";
  const client = createCommerceClient({ endpoint, token: "t0k3n", fetch, onFailure, ...options });
  const pauses = () => calls.slice(1).map(({ atMs }, index) => atMs - (calls[index]?.atMs ?? 0));
  return { calls, onFailure, client, pauses };
}

/** Starts a call and lets the clock run until it is settled. */
async function settle<T>(call: Promise<T>): Promise<T> {
  const settled = call.catch(() => {});
  await vi.runAllTimersAsync();
  await settled;
  return call;
}

beforeEach(() => {
  vi.useFakeTimers();
  // The platform's own timer does not follow the fake clock.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((delayMs) => {
    const controller = new AbortController();
    const reason = new DOMException("The operation timed out", "TimeoutError");
    setTimeout(() => controller.abort(reason), delayMs);
    return controller.signal;
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe("a call", () => {
  test("is a POST of query and variables with the public token, and returns the data", async () => {
    const { client, calls } = createStore([good]);
    const variables = { input: { note: "hello" } };

    expect(await settle(client.run(mutation, variables))).toEqual(shop);

    const request = calls[0]?.request;
    expect(request).toMatchObject({ method: "POST", url: "https://shop.example/api" });
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      accept: "application/json",
      "content-type": "application/json",
      "x-shopify-storefront-access-token": "t0k3n",
    });
    const document = expect.stringContaining("mutation Empty");
    expect(await request?.json()).toEqual({ query: document, variables });
  });

  test("has the private token in place of the public one, and follows no redirect with it", async () => {
    const { client, calls } = createStore([status(307), good], { privateToken: "s3cret" });

    await expect(settle(client.run(query, {}))).rejects.toThrow("HTTP error! status: 307");
    expect(calls[0]?.request.redirect).toBe("manual");
    const headers = Object.fromEntries(calls[0]?.request.headers ?? []);
    expect(headers).toMatchObject({ "shopify-storefront-private-token": "s3cret" });
    expect(headers).not.toHaveProperty("x-shopify-storefront-access-token");
  });

  test("follows no redirect with the public token", async () => {
    const { client, calls } = createStore([good]);
    await settle(client.run(query, {}));

    expect(calls[0]?.request.redirect).toBe("manual");
  });

  test.each([true, false, undefined])("says whether plans are read: %s", (hasSellingPlans) => {
    const { client } = createStore([], { hasSellingPlans });

    expect(client.hasSellingPlans).toBe(hasSellingPlans ?? false);
  });

  test("works in a browser that has no time limits", async () => {
    vi.stubGlobal("AbortSignal", {});
    const { client } = createStore([refused, good]);

    expect(await settle(client.run(query, {}))).toEqual(shop);
  });

  test("fails with the store's failure where nobody listens to failures", async () => {
    const { client } = createStore([status(401)], { onFailure: undefined });

    await expect(settle(client.run(query, {}))).rejects.toThrow("HTTP error! status: 401");
  });

  test.each(["2001:db8::7", null])("names its visitor: %s", async (visitorAddress) => {
    const { client, calls } = createStore([good], { visitorAddress });
    await settle(client.run(query, {}));

    expect(calls[0]?.request.headers.get("Shopify-Storefront-Buyer-IP")).toBe(visitorAddress);
  });

  test("reports every attempt, and a failure only when it is thrown", async () => {
    const onAttempt = vi.fn();
    const recovered = createStore([status(500), good], { onAttempt });
    await settle(recovered.client.run(query, {}));
    expect(recovered.onFailure).not.toHaveBeenCalled();
    const failure = expect.any(CommerceError);
    expect(onAttempt.mock.calls[0]?.[0]).toMatchObject({ query: expect.stringContaining("Shop") });
    expect(onAttempt.mock.calls.map(([{ error }]) => error)).toEqual([failure, null]);

    const lasting = createStore([status(500)]);
    await expect(settle(lasting.client.run(query, {}))).rejects.toThrow("HTTP error! status: 500");
    expect(lasting.onFailure).toHaveBeenCalledExactlyOnceWith(failure);
  });
});

test.each([
  ["too many requests", status(429)],
  ["a failing store", status(500)],
  ["a broken gateway", status(502)],
  ["an overloaded store", status(503)],
  ["a refused connection", refused],
  ["a throttle with status 200", throttle],
])("after %s a query is sent again, and a mutation never", async (_, respond) => {
  const [forQuery, forMutation] = [createStore([respond, good]), createStore([respond, good])];

  expect(await settle(forQuery.client.run(query, {}))).toEqual(shop);
  await expect(settle(forMutation.client.run(mutation, { input: {} }))).rejects.toThrow(
    CommerceError,
  );
  expect([forQuery.calls.length, forMutation.calls.length]).toEqual([2, 1]);
});

test("a query is sent again whatever it asks for", async () => {
  const { client, calls } = createStore([status(500), good]);
  await settle(client.run(graphql(`query Shop { mutation: shop { name } }`), {}));

  expect(calls).toHaveLength(2);
});

describe("a query is not sent again", () => {
  test.each([
    ["an unpaid plan", status(402)],
    ["a bad request", status(400)],
    ["a wrong token", status(401)],
    ["a forbidden shop", status(403)],
    ["a wrong address", status(404)],
    ["a locked shop", status(423)],
    ["a rejection of robots", status(430)],
    ["an error in the query", () => Response.json({ errors: [{ message: "no such field" }] })],
    ["HTML instead of JSON", () => new Response("<html>")],
    ["a pause beyond the time for all attempts", status(429, "60")],
  ])("after %s", async (_, respond) => {
    const { client, calls } = createStore([respond, good]);

    await expect(settle(client.run(query, {}))).rejects.toThrow(CommerceError);
    expect(calls).toHaveLength(1);
  });

  test.each([
    ["after the third attempt", [status(500), status(500), status(503)], {}, 503, 3],
    ["when the next pause would end too late", [status(429, "1")], { totalMs: 1_500 }, 429, 2],
  ])("%s, whose failure is thrown", async (_, responses, options, code, attempts) => {
    const { client, calls } = createStore(responses, options);

    await expect(settle(client.run(query, {}))).rejects.toThrow(`HTTP error! status: ${code}`);
    expect(calls).toHaveLength(attempts);
  });
});

test.each([
  ["as many seconds as the store asks for", 0, "3", [3_000, 3_000]],
  ["at least 150 and 300 milliseconds", 0, undefined, [150, 300]],
  ["at most 300 and 600 milliseconds", 1, undefined, [300, 600]],
])("the pauses before the next attempts are %s", async (_, chance, retryAfter, pauses) => {
  vi.spyOn(Math, "random").mockReturnValue(chance);
  const store = createStore([status(503, retryAfter), status(503, retryAfter), good]);

  await settle(store.client.run(query, {}));

  expect(store.pauses()).toEqual(pauses);
});

test.each<[string, Respond[], Partial<CommerceClientOptions>, number]>([
  ["after 8 seconds", [hang], {}, 8_000],
  ["when it sends headers and then no body", [hangAfterHeaders], { timeoutMs: 100 }, 100],
  ["when the time for all attempts is over", [status(429, "2"), hang], { totalMs: 2_500 }, 2_500],
  ["after 12 seconds in all", [status(429, "5"), hang], {}, 12_000],
])("a store that does not respond is abandoned %s", async (_, responses, options, elapsedMs) => {
  const { client } = createStore(responses, options);
  const startMs = Date.now();
  const failure = { name: "CommerceError", kind: "timeout" };

  await expect(settle(client.run(query, {}))).rejects.toMatchObject(failure);
  expect(Date.now() - startMs).toBe(elapsedMs);
});

test.each([
  ["back", -1],
  ["on", 1],
])("a clock set %s by an hour changes neither attempts nor their time", async (_, hours) => {
  const setClockAndFail = () => {
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    return status(429, "5")();
  };
  const { client, calls } = createStore([setClockAndFail, hang]);
  const startMs = performance.now();

  await expect(settle(client.run(query, {}))).rejects.toMatchObject({ kind: "timeout" });
  expect(performance.now() - startMs).toBe(12_000);
  expect(calls).toHaveLength(2);
});

test("fractions of a millisecond pass, of which a time limit takes none", async () => {
  vi.mocked(AbortSignal.timeout).mockRestore();
  let nowMs = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    nowMs += 0.3;
    return nowMs;
  });
  const { client } = createStore([good], { timeoutMs: 8_000, totalMs: 2_500 });

  expect(await settle(client.run(query, {}))).toEqual(shop);
});

test("the time of an attempt is reported, without the pauses between them", async () => {
  const onAttempt = vi.fn();
  const { client } = createStore([status(429, "2"), hang], { totalMs: 2_500, onAttempt });

  await expect(settle(client.run(query, {}))).rejects.toThrow(CommerceError);
  expect(onAttempt.mock.calls.map(([{ milliseconds }]) => milliseconds)).toEqual([0, 500]);
});

test("an answer that breaks off is a failure of the network, with the store's id and the cause", async () => {
  const { client, calls } = createStore([interrupt]);

  await expect(settle(client.run(query, {}))).rejects.toMatchObject({
    kind: "network",
    requestId: "8c4f-1732",
    cause: new TypeError("terminated"),
  });
  expect(calls).toHaveLength(3);
});

test("a store that cannot be reached has no id to ask its support about", async () => {
  const { client } = createStore([refused]);

  await expect(settle(client.run(query, {}))).rejects.toMatchObject({ requestId: null });
});
