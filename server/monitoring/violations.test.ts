import { beforeEach, expect, test } from "vitest";
import { policyViolations } from "./metrics.ts";
import { createViolations } from "./violations.ts";

beforeEach(() => policyViolations.reset());

const send = async (body: unknown, type = "application/reports+json") => {
  const headers = { "content-type": type };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return (await createViolations().request("/", init)).status;
};
const counted = async () =>
  Object.fromEntries(
    (await policyViolations.get()).values.map(({ labels, value }) => [labels.directive, value]),
  );
const violation = (effectiveDirective: unknown) => ({
  type: "csp-violation",
  url: "https://shop.example/search?q=private",
  body: { effectiveDirective, blockedURL: "inline", disposition: "enforce" },
});

test("violations are counted by directive, and reports of other kinds are not", async () => {
  const reports = [
    violation("script-src-elem"),
    violation("require-trusted-types-for"),
    violation("script-src-elem"),
    { type: "deprecation", body: { id: "x" } },
  ];

  expect(await send(reports)).toBe(204);
  expect(await counted()).toEqual({ "script-src-elem": 2, "require-trusted-types-for": 1 });
});

test("a report of a browser without the Reporting API is counted as well", async () => {
  const report = { "csp-report": { "effective-directive": "img-src", "document-uri": "/" } };

  expect(await send(report, "application/csp-report")).toBe(204);
  expect(await counted()).toEqual({ "img-src": 1 });
});

test("a directive that nobody knows counts as other, so that nobody can invent series", async () => {
  expect(await send([violation("made-up-1"), violation(7), violation("x".repeat(900))])).toBe(204);
  expect(await counted()).toEqual({ other: 3 });
});

test.each([
  ["another type", [violation("img-src")], "application/json", 415],
  ["text", "img-src", undefined, 400],
  ["too many reports", Array.from({ length: 101 }, () => violation("img-src")), undefined, 400],
  ["too long a text", ["x".repeat(70_000)], undefined, 413],
])("%s is refused and not counted", async (_, body, type, status) => {
  expect(await send(body, type)).toBe(status);
  expect(await counted()).toEqual({});
});

test("as many reports as a body can hold are refused in two milliseconds", async () => {
  const reports = Array.from({ length: 21_800 }, () => ({}));
  const times: number[] = [];
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const before = process.threadCpuUsage();
    expect(await send(reports)).toBe(400);
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1_000);
  }

  expect(Math.min(...times)).toBeLessThan(2);
});
