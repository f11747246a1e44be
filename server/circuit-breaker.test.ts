import { beforeEach, expect, test, vi } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker.ts";

const json = (body: object) => () => Response.json(body);
const working = json({ data: {} });
const failing = () => new Response("{}", { status: 500 });
const withError = (code: string) => ({ data: null, errors: [{ extensions: { code } }] });

let calls: number;
let respond: () => Response | Promise<Response>;
let call: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  calls = 0;
  respond = working;
  vi.stubGlobal("fetch", async () => {
    calls += 1;
    return respond();
  });
  const fetch = createCircuitBreaker();
  call = () => fetch("https://store.example/api");
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);
async function callTimes(times: number) {
  for (let time = 0; time < times; time++) await call().catch(() => null);
}

test("passes on every call to a working store, also concurrent ones", async () => {
  await callTimes(500);
  await Promise.all(Array.from({ length: 200 }, call));

  expect(calls).toBe(700);
  expect(await (await call()).json()).toEqual({ data: {} });
});

test.each([
  ["refuses connections", () => Promise.reject(new TypeError("fetch failed"))],
  ["responds with 500", failing],
  ["sends HTML", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ["throttles", json(withError("THROTTLED"))],
  ["has an internal error", json(withError("INTERNAL_SERVER_ERROR"))],
  ["is inactive", json(withError("SHOP_INACTIVE"))],
  ["sends its error as a text", json({ errors: "Unavailable Shop" })],
])("passes on twenty calls to a store that %s, then two a second", async (_, given) => {
  respond = given;
  await callTimes(500);
  expect(calls).toBe(20);

  for (let half = 0; half < 4; half++) {
    wait(500);
    await callTimes(100);
  }
  expect(calls).toBe(24);
});

const refusals = ["ACCESS_DENIED", "MAX_COMPLEXITY_EXCEEDED", "undefinedField"];

test.each(refusals)("does not count a query refused with %s as a failure", async (code) => {
  respond = json(withError(code));
  await callTimes(500);

  expect(calls).toBe(500);
  expect(await (await call()).json()).toEqual(withError(code));
});

test("passes on one of many concurrent calls to a failing store, and refuses the others", async () => {
  respond = failing;
  await callTimes(500);
  wait(1_000);

  const responses = await Promise.all(Array.from({ length: 200 }, call));

  expect(calls).toBe(21);
  const { status, headers } = responses[1] ?? failing();
  expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
});

test("passes on every call once the store works again", async () => {
  respond = failing;
  await callTimes(500);
  respond = working;
  wait(500);
  await callTimes(100);

  expect(calls).toBe(120);
});

test("obeys a Retry-After for at most five seconds", async () => {
  const throttled = (seconds: number) => () =>
    new Response("{}", { status: 429, headers: { "retry-after": String(seconds) } });
  respond = throttled(2);
  await call();
  wait(500);
  const { status, headers } = await call();
  expect([status, headers.get("retry-after"), calls]).toEqual([429, "1.5", 1]);

  wait(1_500);
  respond = throttled(3600);
  await call();
  wait(5_000);
  await call();
  expect(calls).toBe(3);
});

test("drops an endless response and counts it as a failure", async () => {
  let sentMegabytes = 0;
  const body = new ReadableStream({
    pull(controller) {
      sentMegabytes += 1;
      controller.enqueue(new Uint8Array(2 ** 20));
    },
  });
  respond = () => new Response(body, { headers: { "content-type": "application/json" } });

  expect(await (await call()).text()).toBe("");
  expect(sentMegabytes).toBeLessThan(15);
});
