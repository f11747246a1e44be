import { spawnSync } from "node:child_process";
import { register } from "prom-client";
import { beforeEach, expect, test } from "vitest";
import { checkoutFailures } from "../../app/commerce/checkout-report.ts";
import { release } from "../release.ts";
import {
  checkouts,
  createMetricsServer,
  monitorCommerceCalls,
  watchCircuit,
  watchPageCache,
  webVitals,
} from "./metrics.ts";
import { openTestLog, startServer } from "./testing/test-server.ts";
import { createVitals } from "./vitals.ts";

const callDuration = "shop_commerce_call_duration_seconds";
const query = "query GetProducts($first: Int!) { products { id } }";
const callCount = (outcome: string) =>
  `\n${callDuration}_count{operation="GetProducts",outcome="${outcome}"} 1\n`;

beforeEach(() => register.getSingleMetric(callDuration)?.reset());

test("calls to the commerce service are measured, and failed ones logged without personal data", async () => {
  const { lines, log } = openTestLog();
  const calls = monitorCommerceCalls(log);
  const refused = new TypeError("fetch failed", { cause: new Error("for jane@mail.example") });
  const error = Object.assign(new Error("No answer", { cause: refused }), { kind: "network" });
  const failed = Object.assign(new Error("HTTP error! status: 500"), { requestId: "a1b2-1732" });

  calls.onAttempt({ query, milliseconds: 2500, error });
  calls.onFailure(error);
  calls.onFailure(failed);
  expect(calls.hasAnswered()).toBe(false);
  calls.onAttempt({ query, milliseconds: 20, error: null });
  expect(calls.hasAnswered()).toBe(true);

  const metrics = await register.metrics();
  for (const outcome of ["network", "ok"]) expect(metrics).toContain(callCount(outcome));
  const err = { message: "No answer: fetch failed: for …@…" };
  const msg = "A call to the commerce service failed";
  expect(lines).toMatchObject([
    { level: "warn", outcome: "network", circuit: "closed", storeRequestId: null, err, msg },
    { level: "warn", storeRequestId: "a1b2-1732", msg },
  ]);
});

test.each([
  [null, "ok"],
  [{ kind: "http", status: 429 }, "throttled"],
  [{ kind: "graphql", codes: ["THROTTLED"] }, "throttled"],
  [{ kind: "http", status: 430 }, "rejected"],
  [{ kind: "http", status: 500 }, "http"],
  [{ kind: "network" }, "network"],
  [new DOMException("left", "AbortError"), "aborted"],
])("the outcome of an attempt with %o is %s", async (error, outcome) => {
  monitorCommerceCalls(openTestLog().log).onAttempt({ query, milliseconds: 20, error });

  expect(await register.metrics()).toContain(callCount(outcome));
});

test("the port of the metrics serves those of Node and the page cache, and nothing else", async () => {
  watchPageCache(() => ({ pages: 3, bytes: 4000 }));
  const origin = await startServer(createMetricsServer());

  const response = await fetch(`${origin}/metrics`);
  const metrics = await response.text();

  expect(response.headers.get("content-type")).toContain("version=0.0.4");
  expect(metrics).toContain("\nshop_page_cache_pages 3\n");
  expect(metrics).toContain("\nshop_page_cache_bytes 4000\n");
  expect(metrics).toContain("nodejs_eventloop_lag_p99_seconds");
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: "POST" })).status).toBe(404);
});

test("the state of the circuit is read with the metrics and logged with a failed call", async () => {
  const { lines, log } = openTestLog();
  watchCircuit(() => "open");
  monitorCommerceCalls(log).onFailure(Object.assign(new Error("No"), { kind: "http" }));
  const metrics = await register.metrics();
  watchCircuit(() => "closed");

  for (const [state, value] of [
    ["closed", 0],
    ["open", 1],
    ["paused", 0],
  ])
    expect(metrics).toContain(`\nshop_commerce_circuit{state="${state}"} ${value}\n`);
  expect(lines).toMatchObject([{ outcome: "http", circuit: "open" }]);
});

const getRoute = (path: string) => (path.startsWith("/products/") ? "/products/:handle" : path);
const vitals = createVitals(getRoute, 1);
const lcp = { name: "LCP", value: 1234.5, rating: "good" };

beforeEach(() => webVitals.reset());

function send(body: unknown, type = "application/json", client = "192.0.2.1") {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const headers = { "content-type": type, "x-forwarded-for": client };
  return vitals.request("/", { method: "POST", headers, body: text });
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

test("the release that runs is a metric, with its Node", async () => {
  const { version, commit } = release;
  const labels = `version="${version}",commit="${commit}",node="${process.versions.node}"`;

  expect(await register.metrics()).toContain(`\nshop_build_info{${labels}} 1\n`);
});

test("checkouts are counted by what came of them", async () => {
  checkouts.reset();
  for (const [checkout, client] of [
    [{ outcome: "asked" }, "192.0.2.1"],
    [{ outcome: "asked", cart: "gid://shopify/Cart/1" }, "192.0.2.2"],
    [{ outcome: "opened" }, "192.0.2.1"],
    [{ outcome: "refused", failure: "timeout" }, "192.0.2.2"],
  ] as const)
    expect((await send({ checkout }, undefined, client)).status).toBe(204);

  const metrics = await register.metrics();
  for (const count of [
    'outcome="asked",failure=""} 2',
    'outcome="opened",failure=""} 1',
    'outcome="refused",failure="timeout"} 1',
  ])
    expect(metrics).toContain(`\nshop_checkouts_total{${count}\n`);
  expect(metrics).not.toContain("gid:");
});

test("however many checkouts and visits one client makes up, it counts once and as a hundred", async () => {
  checkouts.reset();
  for (let report = 0; report < 120; report += 1) {
    const failure = checkoutFailures[report % checkoutFailures.length];
    await send({ checkout: { outcome: "refused", failure } }, undefined, "192.0.2.9");
    await send({ path: "/", vitals: [lcp] }, undefined, "192.0.2.9");
  }

  const refused = (await checkouts.get()).values.map(({ value }) => value);
  expect(refused.reduce((sum, value) => sum + value, 0)).toBe(1);
  expect(await register.metrics()).toContain(
    '\nshop_web_vital_count{name="LCP",route="/",rating="good"} 100\n',
  );
});

test("what nobody has done yet is a zero, so that an alarm sees the first time", () => {
  const program = `
    import ${JSON.stringify(new URL("./metrics.ts", import.meta.url).href)};
    import { register } from "prom-client";
    console.log(await register.metrics());`;
  const args = ["--input-type=module", "--eval", program];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });

  for (const outcome of ["asked", "opened", "canceled"])
    expect(stdout).toContain(`\nshop_checkouts_total{outcome="${outcome}",failure=""} 0\n`);
  for (const failure of checkoutFailures)
    expect(stdout).toContain(`\nshop_checkouts_total{outcome="refused",failure="${failure}"} 0\n`);
  for (const outcome of ["stored", "failed"])
    expect(stdout).toContain(`\nshop_newsletter_sign_ups_total{outcome="${outcome}"} 0\n`);
});

test.each([
  ["an unknown outcome", { outcome: "paid" }],
  ["a refusal without a kind", { outcome: "refused" }],
  ["an unknown kind", { outcome: "refused", failure: "jane@mail.example" }],
  ["text", "opened"],
])("as a checkout, %s is refused and not counted", async (_, checkout) => {
  checkouts.reset();

  expect((await send({ checkout })).status).toBe(400);
  expect((await checkouts.get()).values).toEqual([]);
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
])("as web vitals, %s is refused and not counted", async (_, body) => {
  expect((await send(body)).status).toBe(400);
  expect((await webVitals.get()).values).toEqual([]);
});

test.each([
  ["a content type without preflight request", "[]", "text/plain", 415],
  ["a long body", "a".repeat(3000), "application/json", 413],
])("as web vitals, %s is refused", async (_, body, type, status) => {
  expect((await send(body, type)).status).toBe(status);
});
