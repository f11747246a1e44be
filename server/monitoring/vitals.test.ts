import { register } from "prom-client";
import { beforeEach, expect, test } from "vitest";
import { webVitals } from "./metrics.ts";
import { createVitals } from "./vitals.ts";

const getRoute = (path: string) => (path.startsWith("/products/") ? "/products/:handle" : path);
const vitals = createVitals(getRoute);
const lcp = { name: "LCP", value: 1234.5, rating: "good" };

beforeEach(() => webVitals.reset());

function send(body: unknown, type = "application/json") {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return vitals.request("/", { method: "POST", headers: { "content-type": type }, body: text });
}

test("web vitals are counted by route and rating", async () => {
  const cls = { name: "CLS", value: 0.3, rating: "poor" };

  const response = await send({ path: "/products/hair-oil", vitals: [lcp, cls] });

  expect(response.status).toBe(204);
  const metrics = await register.metrics();
  const labels = 'route="/products/:handle"';
  expect(metrics).toContain(`shop_web_vital_sum{name="LCP",${labels},rating="good"} 1.2345`);
  expect(metrics).toContain(`shop_web_vital_sum{name="CLS",${labels},rating="poor"} 0.3`);
});

test.each([
  ["a number", 7],
  ["null", null],
  ["no JSON", "{"],
  ["no path", { vitals: [lcp] }],
  ["a path with a query", { path: "/blog?q=a", vitals: [lcp] }],
  ["a URL of another site", { path: "https://elsewhere.example/", vitals: [lcp] }],
  ["no metric", { path: "/", vitals: [] }],
  ["too many metrics", { path: "/", vitals: [lcp, lcp, lcp, lcp, lcp, lcp] }],
  ["an unknown name", { path: "/", vitals: [{ ...lcp, name: "FID" }] }],
  ["an unknown rating", { path: "/", vitals: [{ ...lcp, rating: "best" }] }],
  ["a string for a number", { path: "/", vitals: [{ ...lcp, value: "1" }] }],
  ["a negative value", { path: "/", vitals: [{ ...lcp, value: -1 }] }],
  ["an hour", { path: "/", vitals: [{ ...lcp, value: 3_600_000 }] }],
  ["a valid metric beside an invalid one", { path: "/", vitals: [lcp, { name: "CLS" }] }],
])("%s is refused and not counted", async (_, body) => {
  expect((await send(body)).status).toBe(400);
  expect((await webVitals.get()).values).toEqual([]);
});

test.each([
  ["a content type without preflight request", "[]", "text/plain", 415],
  ["a long body", "a".repeat(3000), "application/json", 413],
])("%s is refused", async (_, body, type, status) => {
  expect((await send(body, type)).status).toBe(status);
});
