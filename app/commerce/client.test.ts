import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createCommerceClient } from "./client";
import { CommerceError } from "./errors";
import { graphql } from "./graphql";

const read = graphql(`query Shop { shop { name } }`);
const change = graphql(`
  mutation Empty($input: CartInput!) { cartCreate(input: $input) { cart { id } } }
`);
const good = () => Response.json({ data: { shop: { name: "Solenne" } } });
const throttle = () =>
  Response.json({ errors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }] });
const status = (code: number, headers?: HeadersInit) => () =>
  new Response("<html>", { status: code, headers });
const refused = () => {
  throw new TypeError("fetch failed", { cause: new Error("ECONNREFUSED") });
};

/** A store that gives these answers in turn, the last one from then on. */
function createStore(...answers: (() => Response | Promise<Response>)[]) {
  const calls: { atMs: number; request: Request }[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    calls.push({ atMs: Date.now(), request: new Request(input, init) });
    const answer = answers[calls.length - 1] ?? answers.at(-1);
    if (!answer) throw new Error("This store has no answer");
    return answer();
  };
  const onFailure = vi.fn<(error: unknown) => void>();
  const options = { endpoint: "https://shop.example/api", token: "t0k3n", fetch, onFailure };
  return { calls, onFailure, options, client: createCommerceClient(options) };
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
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a call", () => {
  test("is a POST of query and variables with the public token", async () => {
    const { client, calls } = createStore(good);

    await client.run(change, { input: { note: "hello" } });

    const request = calls[0]?.request;
    expect(request?.method).toBe("POST");
    expect(request?.url).toBe("https://shop.example/api");
    expect(request?.headers.get("Content-Type")).toBe("application/json");
    expect(request?.headers.get("Accept")).toBe("application/json");
    expect(request?.headers.get("X-Shopify-Storefront-Access-Token")).toBe("t0k3n");
    const body = await request?.json();
    expect(Object.keys(body)).toEqual(["query", "variables"]);
    expect(body.query).toContain("mutation Empty");
    expect(body.variables).toEqual({ input: { note: "hello" } });
  });

  test("names the visitor for whom a page is rendered alone, and nobody else", async () => {
    const { options, calls } = createStore(good);
    const visitorAddress = "2001:db8::7";
    await createCommerceClient({ ...options, visitorAddress }).run(read, {});
    await createCommerceClient({ ...options, visitorAddress: null }).run(read, {});
    await createCommerceClient(options).run(read, {});

    const named = calls.map(({ request }) => request.headers.get("Shopify-Storefront-Buyer-IP"));
    expect(named).toEqual([visitorAddress, null, null]);
  });

  test("gives the data of the answer", async () => {
    expect(await createStore(good).client.run(read, {})).toEqual({ shop: { name: "Solenne" } });
  });

  test("tells of a failure once, when it is passed on, and not of one that was overcome", async () => {
    const overcome = createStore(status(500), good);
    await settle(overcome.client.run(read, {}));
    expect(overcome.onFailure).not.toHaveBeenCalled();

    const lasting = createStore(status(500));
    await expect(settle(lasting.client.run(read, {}))).rejects.toThrow("HTTP error! status: 500");
    expect(lasting.onFailure).toHaveBeenCalledExactlyOnceWith(expect.any(CommerceError));
  });
});

describe("a read is tried again", () => {
  test.each([
    ["too many requests", status(429)],
    ["a failing store", status(500)],
    ["a store behind a broken gateway", status(502)],
    ["an overloaded store", status(503)],
    ["a refused connection", refused],
    ["a throttle with status 200", throttle],
  ])("after %s", async (_, answer) => {
    const { client, calls } = createStore(answer, good);

    expect(await settle(client.run(read, {}))).toEqual({ shop: { name: "Solenne" } });
    expect(calls).toHaveLength(2);
  });

  test("twice at most, and then the last failure is told", async () => {
    const { client, calls } = createStore(status(500), status(500), status(503));

    await expect(settle(client.run(read, {}))).rejects.toThrow("HTTP error! status: 503");
    expect(calls).toHaveLength(3);
  });

  test("after as many seconds as the store asks for", async () => {
    const { client, calls } = createStore(status(429, { "Retry-After": "3" }), good);

    await settle(client.run(read, {}));

    expect((calls[1]?.atMs ?? 0) - (calls[0]?.atMs ?? 0)).toBe(3_000);
  });

  test("after pauses that grow and differ from visitor to visitor", async () => {
    const pauses: number[][] = [];
    for (const chance of [0, 1]) {
      vi.spyOn(Math, "random").mockReturnValue(chance);
      const { client, calls } = createStore(status(500), status(500), good);
      await settle(client.run(read, {}));
      const times = calls.map(({ atMs }) => atMs);
      pauses.push(times.slice(1).map((atMs, index) => atMs - (times[index] ?? 0)));
    }

    expect(pauses).toEqual([
      [150, 300],
      [300, 600],
    ]);
  });
});

describe("a read is not tried again", () => {
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
  ])("after %s", async (_, answer) => {
    const { client, calls } = createStore(answer, good);

    await expect(settle(client.run(read, {}))).rejects.toThrow(CommerceError);
    expect(calls).toHaveLength(1);
  });

  test("when the store asks for a longer wait than the call may take", async () => {
    const { client, calls } = createStore(status(429, { "Retry-After": "60" }), good);

    await expect(settle(client.run(read, {}))).rejects.toThrow("HTTP error! status: 429");
    expect(calls).toHaveLength(1);
  });

  test("when the next pause would end after the time for all attempts", async () => {
    const { options, calls } = createStore(status(429, { "Retry-After": "1" }));
    const client = createCommerceClient({ ...options, totalMs: 1_500 });

    await expect(settle(client.run(read, {}))).rejects.toThrow("HTTP error! status: 429");
    expect(calls).toHaveLength(2);
  });
});

test.each([
  ["too many requests", status(429, { "Retry-After": "1" })],
  ["a failing store", status(500)],
  ["a refused connection", refused],
  ["a throttle with status 200", throttle],
])("a change is never sent twice, not even after %s", async (_, answer) => {
  const { client, calls } = createStore(answer, good);

  await expect(settle(client.run(change, { input: {} }))).rejects.toThrow(CommerceError);
  expect(calls).toHaveLength(1);
});

describe("a store that does not answer", () => {
  const hung = (signal: AbortSignal | null | undefined) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  const hangs: typeof fetch = (_, init) => hung(init?.signal);

  beforeEach(() => {
    // The platform's own timer does not follow the fake clock.
    vi.spyOn(AbortSignal, "timeout").mockImplementation((delayMs) => {
      const controller = new AbortController();
      setTimeout(
        () => controller.abort(new DOMException("The operation timed out", "TimeoutError")),
        delayMs,
      );
      return controller.signal;
    });
  });

  test("is given up after 8 seconds", async () => {
    const client = createCommerceClient({ endpoint: "/api", token: "t", fetch: hangs });
    const startMs = Date.now();

    const failure = await settle(client.run(read, {})).catch((error: unknown) => error);

    expect(failure).toMatchObject({ name: "CommerceError", kind: "timeout" });
    expect(Date.now() - startMs).toBe(8_000);
  });

  test("is given up as well when it sends headers and then no body", async () => {
    const client = createCommerceClient({
      endpoint: "/api",
      token: "t",
      timeoutMs: 100,
      fetch: async (_, init) => {
        const body = new ReadableStream({
          start: (controller) =>
            init?.signal?.addEventListener("abort", () => controller.error(init.signal?.reason)),
        });
        return new Response(body);
      },
    });

    await expect(settle(client.run(read, {}))).rejects.toMatchObject({ kind: "timeout" });
  });

  test("leaves a second attempt only the time that is left for all", async () => {
    let isFirst = true;
    const client = createCommerceClient({
      endpoint: "/api",
      token: "t",
      totalMs: 2_500,
      fetch: (input, init) => {
        if (!isFirst) return hangs(input, init);
        isFirst = false;
        return Promise.resolve(status(429, { "Retry-After": "2" })());
      },
    });
    const startMs = Date.now();

    await expect(settle(client.run(read, {}))).rejects.toMatchObject({ kind: "timeout" });
    expect(Date.now() - startMs).toBe(2_500);
  });
});
