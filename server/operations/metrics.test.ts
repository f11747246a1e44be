import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import type { Subscribers } from "../newsletter/subscribers.ts";
import { failureText, outcomeOf } from "./commerce-attempt.ts";
import { countedSubscribers } from "./counted-subscribers.ts";
import { createMetrics } from "./metrics.ts";
import { newMetricsServer } from "./metrics-server.ts";

const sent = { id: "a", method: "GET", bytes: 9, isCutOff: false };
const answer = { ...sent, status: 200, milliseconds: 3, page: "fresh" };

test("figures have few labels, whatever visitors ask for", async () => {
  const metrics = createMetrics();
  metrics.nameRoutes((path) => (path === "/" ? "/" : "(other)"));

  metrics.answered({ ...answer, url: "/?utm_source=letter" });
  for (let count = 0; count < 50; count++)
    metrics.answered({ ...answer, url: `/${count}`, status: 404, page: null });

  const lines = (await metrics.text()).split("\n");
  expect(lines.filter((line) => line.startsWith("shop_requests_total{"))).toEqual([
    'shop_requests_total{route="/",status="2xx",page="fresh"} 1',
    'shop_requests_total{route="(other)",status="4xx",page="none"} 50',
  ]);
  expect(lines).toContain('shop_request_duration_seconds_bucket{le="0.005",route="/"} 1');
});

test("calls, sign-ups, vitals, reports and the page cache are counted", async () => {
  const metrics = createMetrics();
  metrics.watchPageCache(() => ({ pages: 3, bytes: 4000, renderings: 5 }));
  const query = "query GetProducts($first: Int!) { products { id } }";

  metrics.commerceAttempt({ query, milliseconds: 20, error: null });
  metrics.commerceAttempt({ query, milliseconds: 2500, error: { kind: "timeout" } });
  metrics.signedUp("stored");
  metrics.vital({ name: "LCP", value: 900, rating: "good", route: "/" });
  metrics.vital({ name: "CLS", value: 0.3, rating: "poor", route: "/" });
  metrics.refusedByBrowser("script-src");

  const text = await metrics.text();
  for (const line of [
    'shop_commerce_calls_total{operation="GetProducts",outcome="ok"} 1',
    'shop_commerce_calls_total{operation="GetProducts",outcome="timeout"} 1',
    'shop_newsletter_sign_ups_total{outcome="stored"} 1',
    'shop_web_vital_seconds_bucket{le="1.2",name="LCP",route="/"} 1',
    'shop_web_vital_layout_shift_bucket{le="0.25",route="/"} 0',
    'shop_web_vitals_total{name="CLS",route="/",rating="poor"} 1',
    'shop_security_reports_total{directive="script-src"} 1',
    "shop_page_cache_pages 3",
    "shop_page_cache_bytes 4000",
    "shop_page_cache_renderings_total 5",
  ])
    expect(text.split("\n")).toContain(line);
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  // Read twice, a total is still the same total.
  expect(await metrics.text()).toContain("shop_page_cache_renderings_total 5");
});

test.each([
  [null, "ok"],
  [{ kind: "http", status: 429 }, "throttled"],
  [{ kind: "graphql", codes: ["THROTTLED"] }, "throttled"],
  [{ kind: "http", status: 500 }, "http"],
  [{ kind: "network" }, "network"],
  [new DOMException("left", "AbortError"), "aborted"],
])("an attempt with %o ended as %s", (error, outcome) => {
  expect(outcomeOf(error)).toBe(outcome);
});

test.each([
  [
    new Error("The store could not be reached", {
      cause: new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") }),
    }),
    "The store could not be reached: fetch failed: connect ECONNREFUSED",
  ],
  [new Error("Invalid jane@mail.example"), "Invalid …@…"],
  ["no error at all", "The call ended without a reason"],
])("a failed call is logged in a sentence: %s", (error, text) => {
  expect(failureText(error)).toBe(text);
});

test("the figures are the only thing on their port", async () => {
  const metrics = { text: async () => "up 1\n", contentType: "text/plain; version=0.0.4" };
  const server = newMetricsServer(metrics).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  try {
    const figures = await fetch(`${origin}/metrics`);
    expect(figures.headers.get("content-type")).toContain("version=0.0.4");
    expect(await figures.text()).toBe("up 1\n");
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await fetch(`${origin}/metrics`, { method: "POST" })).status).toBe(405);
  } finally {
    server.close();
  }
});

test("a sign-up that could not be stored is counted, and still fails", async () => {
  const count = vi.fn<(outcome: string) => void>();
  const full = { add: () => Promise.reject(new Error("disk full")) } as unknown as Subscribers;
  const subscriber = { address: "a@b.example", source: "footer", at: new Date(0) } as const;

  await expect(countedSubscribers(full, count).add(subscriber)).rejects.toThrow("disk full");
  expect(count.mock.calls).toEqual([["failed"]]);
});
