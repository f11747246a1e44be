import { beforeEach, expect, test, vi } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker.ts";

const json = (body: object) => () => Response.json(body);
const working = json({ data: {} });
const failing = () => new Response("{}", { status: 500 });
const withError = (code: string) => ({ data: null, errors: [{ extensions: { code } }] });

const respond = vi.fn<() => Response | Promise<Response>>();
let getState: ReturnType<typeof createCircuitBreaker>["getState"];
let call: (init?: RequestInit) => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  respond.mockReset().mockImplementation(working);
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => respond());
  const circuit = createCircuitBreaker();
  getState = circuit.getState;
  call = (init) => circuit.fetch("https://store.example/api", init);
  return () => void vi.useRealTimers();
});

async function callTimes(times: number) {
  for (let time = 0; time < times; time++) await call().catch(() => null);
}

test("passes on every call to a working store, also concurrent ones", async () => {
  await callTimes(500);
  await Promise.all(Array.from({ length: 200 }, () => call()));

  expect(respond).toHaveBeenCalledTimes(700);
  expect(await (await call()).json()).toEqual({ data: {} });
});

test.each([
  ["refuses connections", () => Promise.reject(new TypeError("fetch failed"))],
  ["responds with 500", failing],
  ["responds with 500 and data", () => Response.json({ data: {} }, { status: 500 })],
  ["sends nothing", () => new Response(null, { headers: { "content-type": "application/json" } })],
  ["sends HTML", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ["throttles", json(withError("THROTTLED"))],
  ["has an internal error", json(withError("INTERNAL_SERVER_ERROR"))],
  ["is inactive", json(withError("SHOP_INACTIVE"))],
  ["sends its error as a text", json({ errors: "Unavailable Shop" })],
])("passes on twenty calls to a store that %s, then two a second", async (_, given) => {
  respond.mockImplementation(given);
  await callTimes(500);
  expect(respond).toHaveBeenCalledTimes(20);

  for (let half = 0; half < 4; half++) {
    vi.advanceTimersByTime(500);
    await callTimes(100);
  }
  expect(respond).toHaveBeenCalledTimes(24);
});

const refusals = ["ACCESS_DENIED", "MAX_COMPLEXITY_EXCEEDED", "undefinedField"];

test.each(refusals)("does not count a query refused with %s as a failure", async (code) => {
  respond.mockImplementation(json(withError(code)));
  await callTimes(500);

  expect(respond).toHaveBeenCalledTimes(500);
  expect(await (await call()).json()).toEqual(withError(code));
});

test("does not count a visitor who is taken for a robot as a failure", async () => {
  respond.mockImplementation(() => new Response("", { status: 430 }));
  const init = { headers: { "Shopify-Storefront-Buyer-IP": "203.0.113.7" } };
  for (let time = 0; time < 100; time++) await call(init);
  expect(respond).toHaveBeenCalledTimes(100);

  expect((await call()).status).toBe(430);
  await callTimes(100);
  expect(respond).toHaveBeenCalledTimes(120);
});

test("passes on one of many concurrent calls to a failing store, and refuses the others", async () => {
  respond.mockImplementation(failing);
  await callTimes(500);
  vi.advanceTimersByTime(1_000);

  const responses = await Promise.all(Array.from({ length: 200 }, () => call()));

  expect(respond).toHaveBeenCalledTimes(21);
  const { status, headers } = responses[1] ?? failing();
  expect([status, headers.get("retry-after")]).toEqual([503, "0.5"]);
});

test("passes on every call once the store works again", async () => {
  respond.mockImplementation(failing);
  await callTimes(500);
  respond.mockImplementation(working);
  vi.advanceTimersByTime(500);
  await callTimes(100);

  expect(respond).toHaveBeenCalledTimes(120);
});

test("obeys a Retry-After for at most five seconds", async () => {
  const throttled = (seconds: number) => () =>
    new Response("{}", { status: 429, headers: { "retry-after": String(seconds) } });
  respond.mockImplementation(throttled(2));
  await call();
  vi.advanceTimersByTime(500);
  const { status, headers } = await call();
  expect([status, headers.get("retry-after")]).toEqual([429, "1.5"]);
  expect(respond).toHaveBeenCalledOnce();

  vi.advanceTimersByTime(1_500);
  respond.mockImplementation(throttled(3600));
  await call();
  vi.advanceTimersByTime(5_000);
  await call();
  expect(respond).toHaveBeenCalledTimes(3);
});

test("passes on the longest response that it takes", async () => {
  const text = JSON.stringify("x".repeat(8 * 2 ** 20 - 2));
  respond.mockImplementation(
    () => new Response(text, { headers: { "content-type": "application/json" } }),
  );

  expect((await (await call()).text()).length).toBe(text.length);
});

test("drops an endless response and counts it as a failure", async () => {
  let sentMegabytes = 0;
  const body = new ReadableStream({
    pull(controller) {
      sentMegabytes += 1;
      controller.enqueue(new Uint8Array(2 ** 20));
    },
  });
  respond.mockImplementation(
    () => new Response(body, { headers: { "content-type": "application/json" } }),
  );

  expect(await (await call()).text()).toBe("");
  expect(sentMegabytes).toBeLessThan(15);
});

test("is closed, open after twenty failures in a row, and closed after a success", async () => {
  expect(getState()).toBe("closed");
  respond.mockImplementation(failing);
  await callTimes(19);
  expect(getState()).toBe("closed");
  await callTimes(1);
  expect(getState()).toBe("open");

  vi.advanceTimersByTime(500);
  expect(getState()).toBe("open");
  respond.mockImplementation(working);
  await callTimes(1);
  expect(getState()).toBe("closed");
});

test("is paused for as long as the store asks with Retry-After", async () => {
  respond.mockImplementation(
    () => new Response("", { status: 429, headers: { "retry-after": "2" } }),
  );
  await callTimes(1);
  expect(getState()).toBe("paused");

  vi.advanceTimersByTime(2_000);
  expect(getState()).toBe("closed");
});

test("passes on status and headers as they are", async () => {
  respond.mockImplementation(
    () =>
      new Response("{}", { status: 402, statusText: "Payment", headers: { "x-request-id": "7" } }),
  );

  const { status, statusText, headers } = await call();

  expect([status, statusText, headers.get("x-request-id")]).toEqual([402, "Payment", "7"]);
});

test("counts the failure of a store that answers a named visitor", async () => {
  respond.mockImplementation(failing);
  for (let time = 0; time < 50; time++)
    await call({ headers: { "Shopify-Storefront-Buyer-IP": "192.0.2.1" } });

  expect(respond).toHaveBeenCalledTimes(20);
});

test("counts a response without a type as a failure", async () => {
  respond.mockImplementation(() => {
    const response = new Response("{}");
    response.headers.delete("content-type");
    return response;
  });
  expect(await (await call()).text()).toBe("{}");
  await callTimes(50);

  expect(respond).toHaveBeenCalledTimes(20);
});

test("pauses for no Retry-After of a store that works, or of one that names no time", async () => {
  respond.mockImplementation(() => Response.json({}, { headers: { "retry-after": "5" } }));
  await callTimes(3);
  respond.mockImplementation(
    () => new Response("{}", { status: 500, headers: { "retry-after": "0" } }),
  );
  await callTimes(3);

  expect(respond).toHaveBeenCalledTimes(6);
});

test("takes no long response for an outage, whatever its texts say", async () => {
  const articles = "x".repeat(5_000);
  respond.mockImplementation(json({ data: { articles, note: { code: "THROTTLED" } } }));
  await callTimes(50);

  expect(respond).toHaveBeenCalledTimes(50);
});
