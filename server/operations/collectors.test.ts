import { expect, test, vi } from "vitest";
import { createLog } from "./log.ts";
import { createReports } from "./reports.ts";
import { createRouteNames } from "./route-names.ts";
import { createVitals, type Vital } from "./vitals.ts";

const siteUrl = "https://shop.example";
const routeName = createRouteNames(["/", "/products/:handle", "/blog"]);

function post(path: string, type: string, body: unknown, headers: Record<string, string> = {}) {
  return new Request(siteUrl + path, {
    method: "POST",
    headers: { "content-type": type, origin: siteUrl, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

function reports(now?: () => number) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  const count = vi.fn<(directive: string) => void>();
  const collect = createReports({ siteUrl, log, count, routeName, ...(now && { now }) });
  return { lines, count, collect };
}

const violation = (changes: Record<string, unknown> = {}) => ({
  type: "csp-violation",
  url: `${siteUrl}/products/hair-oil?utm_source=letter`,
  user_agent: "A browser",
  body: {
    documentURL: `${siteUrl}/products/hair-oil?utm_source=letter`,
    effectiveDirective: "script-src-elem",
    blockedURL: "https://evil.example/x.js?visitor=7",
    sourceFile: `${siteUrl}/assets/shared.js?v=1`,
    lineNumber: 12,
    disposition: "enforce",
    sample: "alert('secret')",
    ...changes,
  },
});

test("a report is counted by its directive and logged without anything of the visitor's", async () => {
  const { collect, count, lines } = reports();

  const answer = await collect(post("/reports", "application/reports+json", [violation()]), "a");

  expect([answer.status, await answer.text()]).toEqual([204, ""]);
  expect(count.mock.calls).toEqual([["script-src-elem"]]);
  expect(lines).toEqual([
    {
      level: "warn",
      time: expect.any(String),
      directive: "script-src-elem",
      blocked: "https://evil.example",
      route: "/products/:handle",
      disposition: "enforce",
      source: "/assets/shared.js:12",
      msg: "A browser refused a part of a page",
    },
  ]);
});

test("an older browser's report counts the same", async () => {
  const { collect, count, lines } = reports();
  const report = {
    "document-uri": `${siteUrl}/blog`,
    "violated-directive": "style-src 'self'",
    "blocked-uri": "inline",
  };

  const body = { "csp-report": report };
  expect((await collect(post("/reports", "application/csp-report", body), "a")).status).toBe(204);

  expect(count.mock.calls).toEqual([["style-src"]]);
  expect(lines[0]).toMatchObject({ blocked: "inline", route: "/blog" });
});

test.each([
  ["an extension's script", { blockedURL: "chrome-extension://abc/x.js" }],
  ["what an extension's script did", { sourceFile: "moz-extension://abc/x.js" }],
  ["what the browser itself did", { blockedURL: "about:blank" }],
  ["a page of another site", { documentURL: "https://elsewhere.example/" }],
])("%s is nobody's news", async (_, changes) => {
  const { collect, count, lines } = reports();

  const request = post("/reports", "application/reports+json", [violation(changes)]);
  expect((await collect(request, "a")).status).toBe(204);

  expect(count).not.toHaveBeenCalled();
  expect(lines).toEqual([]);
});

test("a directive that does not exist is no label of its own", async () => {
  const { collect, count } = reports();
  const invented = ["a", "b\nc", 7].map((effectiveDirective) => violation({ effectiveDirective }));

  await collect(post("/reports", "application/reports+json", invented), "a");

  expect(count.mock.calls).toEqual([["other"], ["other"], ["other"]]);
});

test("the same trouble is logged once an hour, and never more than so many", async () => {
  let time = 0;
  const { collect, count, lines } = reports(() => time);
  const send = (blockedURL: string, client: string) =>
    collect(post("/reports", "application/reports+json", [violation({ blockedURL })]), client);

  for (let copy = 0; copy < 5; copy++) await send("eval", "a");
  expect(lines).toHaveLength(1);
  for (let host = 0; host < 400; host++) await send(`https://h${host}.example`, `client ${host}`);
  expect(lines).toHaveLength(200);
  time = 60 * 60_000;
  await send("eval", "b");

  expect(lines).toHaveLength(201);
  expect(count).toHaveBeenCalledTimes(406);
});

test("a client that reports all day is not counted all day", async () => {
  const { collect, count } = reports();

  for (let times = 0; times < 100; times++) {
    const request = post("/reports", "application/reports+json", [violation()]);
    expect((await collect(request, "one client")).status).toBe(204);
  }

  expect(count).toHaveBeenCalledTimes(30);
});

test.each([
  ["read instead of sent", new Request(`${siteUrl}/reports`), 405],
  [
    "sent by a page of another site",
    post("/reports", "application/reports+json", [], {
      "sec-fetch-site": "cross-site",
      origin: "https://elsewhere.example",
    }),
    403,
  ],
  ["of a type that any page may send", post("/reports", "text/plain", "[]"), 415],
  ["too large", post("/reports", "application/csp-report", "a".repeat(70_000)), 413],
  ["not readable", post("/reports", "application/csp-report", "{"), 400],
])("what is %s is refused with an empty answer", async (_, request, status) => {
  const answer = await reports().collect(request, "a");

  expect([answer.status, await answer.text()]).toEqual([status, ""]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["null in a list", [null]],
  ["a report without a body", [{ type: "csp-violation" }]],
  ["a body full of the wrong things", [{ type: 7, body: { documentURL: 7, blockedURL: {} } }]],
])("%s breaks nothing", async (_, body) => {
  const { collect, count } = reports();

  expect((await collect(post("/reports", "application/reports+json", body), "a")).status).toBe(204);
  expect(count).not.toHaveBeenCalled();
});

const lcp = { name: "LCP", value: 1234.5, rating: "good" };

async function sendVitals(body: unknown): Promise<[number, Vital[]]> {
  const counted: Vital[] = [];
  const collect = createVitals({ siteUrl, routeName, count: (vital) => void counted.push(vital) });
  const { status } = await collect(post("/vitals", "application/json", body), "a");
  return [status, counted];
}

test("measurements are counted for the kind of page", async () => {
  const cls = { name: "CLS", value: 0, rating: "good" };

  const [status, counted] = await sendVitals({ path: "/products/hair-oil", vitals: [lcp, cls] });

  expect(status).toBe(204);
  expect(counted).toEqual([
    { ...lcp, route: "/products/:handle" },
    { ...cls, route: "/products/:handle" },
  ]);
});

test.each([
  ["no object", 7],
  ["nothing", null],
  ["no path", { vitals: [lcp] }],
  ["an address with a query", { path: "/blog?q=a", vitals: [lcp] }],
  ["another site's address", { path: "https://elsewhere.example/", vitals: [lcp] }],
  ["no measurement", { path: "/", vitals: [] }],
  ["one name twice", { path: "/", vitals: [lcp, lcp] }],
  ["an unknown name", { path: "/", vitals: [{ ...lcp, name: "FID" }] }],
  ["an unknown rating", { path: "/", vitals: [{ ...lcp, rating: "best" }] }],
  ["a text for a number", { path: "/", vitals: [{ ...lcp, value: "1" }] }],
  ["less than nothing", { path: "/", vitals: [{ ...lcp, value: -1 }] }],
  ["an hour", { path: "/", vitals: [{ ...lcp, value: 3_600_000 }] }],
  ["one good one beside a bad one", { path: "/", vitals: [lcp, { name: "CLS" }] }],
])("%s is counted nowhere", async (_, body) => {
  expect(await sendVitals(body)).toEqual([400, []]);
});
