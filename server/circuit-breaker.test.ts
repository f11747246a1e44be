import { beforeEach, expect, test } from "vitest";
import { createCircuitBreaker } from "./circuit-breaker.ts";

let time: number;
let calls: number;
let answer: () => Response | Promise<Response>;
let fetch: typeof globalThis.fetch;

beforeEach(() => {
  time = 1_000_000;
  calls = 0;
  answer = () => Response.json({ data: {} });
  fetch = createCircuitBreaker({
    now: () => time,
    maxBytes: 1_000,
    fetch: async () => {
      calls += 1;
      return answer();
    },
  });
});

const errorOf = (code: string) => ({ message: code, extensions: { code } });
const ask = () => fetch("https://store.example/api");
async function askTimes(times: number) {
  for (let time = 0; time < times; time++) await ask().catch(() => null);
}

test("passes every call on to a store that works", async () => {
  await askTimes(500);

  expect(calls).toBe(500);
  expect(await (await ask()).json()).toEqual({ data: {} });
});

test.each([
  ["refuses connections", () => Promise.reject(new TypeError("fetch failed"))],
  ["is broken", () => new Response("{}", { status: 500 })],
  ["sends a web page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ["throttles", () => Response.json({ errors: [errorOf("THROTTLED")] })],
  [
    "has a fault of its own",
    () => Response.json({ data: null, errors: [errorOf("INTERNAL_SERVER_ERROR")] }),
  ],
  ["is closed", () => Response.json({ errors: [errorOf("SHOP_INACTIVE")] })],
  ["says so in a text", () => Response.json({ errors: "Unavailable Shop" })],
])(
  "lets twenty calls in a row fail at a store that %s, and then two a second",
  async (_, given) => {
    answer = given;
    await askTimes(500);
    expect(calls).toBe(20);

    for (let half = 0; half < 4; half++) {
      time += 500;
      await askTimes(100);
    }
    expect(calls).toBe(24);
  },
);

test.each(["ACCESS_DENIED", "MAX_COMPLEXITY_EXCEEDED", "undefinedField"])(
  "does not count a query that the store refuses with %s as failed",
  async (code) => {
    answer = () => Response.json({ data: { blog: null }, errors: [errorOf(code)] });
    await askTimes(500);

    expect(calls).toBe(500);
    expect((await (await ask()).json()).errors).toEqual([errorOf(code)]);
  },
);

test("keeps to that limit for concurrent calls", async () => {
  answer = () => new Response("{}", { status: 500 });
  await askTimes(500);
  time += 1_000;

  await Promise.all(Array.from({ length: 200 }, ask));

  expect(calls).toBe(21);
});

test("passes concurrent calls on to a store that works", async () => {
  await Promise.all(Array.from({ length: 200 }, ask));

  expect(calls).toBe(200);
});

test("refuses at once a call that it does not pass on", async () => {
  answer = () => new Response("{}", { status: 500 });
  await askTimes(30);

  const response = await ask();

  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
});

test("passes every call on once the store works again", async () => {
  answer = () => new Response("{}", { status: 500 });
  await askTimes(500);
  answer = () => Response.json({ data: {} });
  time += 500;
  await askTimes(100);

  expect(calls).toBe(120);
});

test("obeys a Retry-After for five seconds at most", async () => {
  answer = () => new Response("{}", { status: 429, headers: { "retry-after": "2" } });
  await ask();
  time += 500;
  const during = await ask();
  expect([during.status, during.headers.get("retry-after"), calls]).toEqual([429, "1.5", 1]);

  time += 1_500;
  answer = () => new Response("{}", { status: 429, headers: { "retry-after": "3600" } });
  await ask();
  time += 5_000;
  await ask();
  expect(calls).toBe(3);
});

test("drops a response without an end and counts it as failed", async () => {
  let sent = 0;
  answer = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          sent += 1;
          controller.enqueue(new Uint8Array(100));
        },
      }),
      { headers: { "content-type": "application/json" } },
    );

  expect(await (await ask()).text()).toBe("");
  expect(sent).toBeLessThan(20);
});
