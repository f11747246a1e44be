import { register } from "prom-client";
import { expect, test } from "vitest";
import {
  commerceCallDuration,
  createMetricsServer,
  getOutcome,
  monitorCommerceCalls,
  watchPageCache,
} from "./metrics.ts";
import { openTestLog, startServer } from "./testing/test-server.ts";

test("calls to the commerce service are measured, and failed ones logged without personal data", async () => {
  commerceCallDuration.reset();
  const { lines, log } = openTestLog();
  const calls = monitorCommerceCalls(log);
  const query = "query GetProducts($first: Int!) { products { id } }";
  const refused = new TypeError("fetch failed", { cause: new Error("for jane@mail.example") });
  const error = Object.assign(new Error("No answer", { cause: refused }), { kind: "network" });

  calls.onAttempt({ query, milliseconds: 2500, error });
  calls.onFailure(error);
  expect(calls.hasAnswered()).toBe(false);
  calls.onAttempt({ query, milliseconds: 20, error: null });
  expect(calls.hasAnswered()).toBe(true);

  const metrics = await register.metrics();
  const count = "shop_commerce_call_duration_seconds_count";
  for (const outcome of ["network", "ok"])
    expect(metrics).toContain(`${count}{operation="GetProducts",outcome="${outcome}"} 1`);
  const err = { message: "No answer: fetch failed: for …@…" };
  const msg = "A call to the commerce service failed";
  expect(lines).toMatchObject([{ level: "warn", outcome: "network", err, msg }]);
});

test.each([
  [null, "ok"],
  [{ kind: "http", status: 429 }, "throttled"],
  [{ kind: "graphql", codes: ["THROTTLED"] }, "throttled"],
  [{ kind: "http", status: 500 }, "http"],
  [{ kind: "network" }, "network"],
  [new DOMException("left", "AbortError"), "aborted"],
])("the outcome of an attempt with %o is %s", (error, outcome) => {
  expect(getOutcome(error)).toBe(outcome);
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
