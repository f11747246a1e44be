import { rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createTempFolder } from "../../tests/support/temp-folder.ts";
import { signUps } from "../monitoring/metrics.ts";
import { createNewsletter } from "./newsletter.ts";
import { openSubscribers, type Subscribers } from "./subscribers.ts";

const siteUrl = "https://shop.example";
const logError = vi.fn();
let folder: string;
let subscribers: Subscribers;
beforeEach(() => {
  logError.mockClear();
  folder = createTempFolder(onTestFinished);
  subscribers = openSubscribers(null, folder);
});
afterEach(async () => {
  vi.useRealTimers();
  await subscribers.close();
});

const getAddresses = async () => (await subscribers.all()).map(({ address }) => address);

/** Returns a function that posts fields to one newsletter endpoint. */
function newsletter(list = subscribers) {
  const others = { siteUrl, trustedProxies: 0, sendMail: null, mailsPerHour: 1, logError };
  const app = createNewsletter({ ...others, subscribers: list });
  return (fields: Record<string, string>, more: HeadersInit = {}, remoteAddress = "192.0.2.1") => {
    const incoming = { socket: { remoteAddress } } as IncomingMessage;
    const headers = { "sec-fetch-site": "same-origin", ...more };
    const body = new URLSearchParams(fields);
    return app.request(siteUrl, { method: "POST", headers, body }, { incoming });
  };
}

const ana = { email: "ana@example.com" };
/** What a form without script accepts. */
const html = { accept: "text/html,*/*;q=0.8" };

test("a new address and a known one get the same response, byte for byte", async () => {
  const signUp = newsletter();
  const read = async (response: Response) =>
    [response.status, [...response.headers], await response.text()] as const;

  const first = await read(await signUp(ana));

  expect(first[0]).toBe(200);
  expect(JSON.parse(first[2])).toEqual({ message: "Thanks for subscribing!" });
  expect(await read(await signUp({ email: " ANA@example.com " }))).toEqual(first);
  expect(await getAddresses()).toEqual(["ana@example.com"]);
});

test("an unknown source is stored as the footer", async () => {
  const signUp = newsletter();
  await signUp({ ...ana, source: "blog" });
  await signUp({ email: "zoe@example.com", source: "<script>" });
  await signUp({ email: "ida@example.com", source: "back:hair-oil" });
  await signUp({ email: "eve@example.com", source: "back:../hair-oil" });

  // Compares by address: several sign-ups can have the same millisecond.
  const sources = (await subscribers.all()).map(({ address, source }) => [address, source]);
  expect(Object.fromEntries(sources)).toEqual({
    "ana@example.com": "blog",
    "zoe@example.com": "footer",
    "ida@example.com": "back:hair-oil",
    "eve@example.com": "footer",
  });
});

test("a robot that fills in the hidden field is thanked and not stored", async () => {
  const response = await newsletter()({ ...ana, website: "http://x.example" });

  expect(await response.json()).toEqual({ message: "Thanks for subscribing!" });
  expect(await getAddresses()).toEqual([]);
});

test.each([
  ["no address", {}],
  ["an invalid one", { email: "ana@localhost" }],
  ["fields with the names of object members", { constructor: "a", __proto__: "b" }],
])("%s is refused with a message for the field", async (_, fields: Record<string, string>) => {
  const response = await newsletter()(fields);

  expect(response.status).toBe(422);
  expect((await response.json()).message).toContain("like name@example.com");
});

describe("a form without script", () => {
  const blog = { ...ana, source: "blog" };

  test.each([
    [blog, `${siteUrl}/blog?q=oil`, "/blog?q=oil#newsletter-blog-thanks"],
    [blog, "https://evil.example/blog", "/#newsletter-blog-thanks"],
    [blog, `${siteUrl}//evil.example/`, "/#newsletter-blog-thanks"],
    [blog, "javascript:alert(1)", "/#newsletter-blog-thanks"],
    [blog, "", "/#newsletter-blog-thanks"],
    [{ email: "ana" }, `${siteUrl}/shop`, "/shop#newsletter-footer-invalid"],
  ])("of %j with the referrer %j is redirected to %s", async (fields, referer, location) => {
    const response = await newsletter()(fields, { ...html, referer });

    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(location);
    expect(await getAddresses()).toEqual(fields === blog ? ["ana@example.com"] : []);
  });

  test.each([
    [403, "another site", ana, "cross-site"],
    [413, "more than four kilobytes", { email: "a".repeat(5_000) }, "same-origin"],
  ])("gets an error page with %i for %s", async (status, _, fields, fetchSite) => {
    const response = await newsletter()(fields, { ...html, "sec-fetch-site": fetchSite });

    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/<h1>.+<\/h1>/);
  });
});

test.each([
  ["another site", "cross-site", null, 403],
  ["another subdomain", "same-site", null, 403],
  ["another origin", "", "https://evil.example", 403],
  ["an opaque origin", "", "null", 403],
  ["the shop", "same-origin", siteUrl, 200],
  ["the shop in an older browser", "", siteUrl, 200],
  ["the canonical origin, through a proxy", "same-site", siteUrl, 200],
])("a form from %s is answered with its status", async (_, fetchSite, origin, status) => {
  const headers = { "sec-fetch-site": fetchSite, ...(origin && { origin }) };
  const response = await newsletter()(ana, headers);

  expect(response.status).toBe(status);
  expect(await getAddresses()).toHaveLength(status === 200 ? 1 : 0);
});

test("a form that breaks off while it arrives is not taken for one of another site", async () => {
  const others = { siteUrl, trustedProxies: 0, sendMail: null, mailsPerHour: 1, logError };
  const app = createNewsletter({ ...others, subscribers });
  const incoming = { socket: { remoteAddress: "192.0.2.1" } } as IncomingMessage;
  const body = new ReadableStream({ pull: (form) => form.error(new Error("broken off")) });
  const headers = { "sec-fetch-site": "same-origin" };
  const sent = { method: "POST", headers, body, duplex: "half" };

  await expect(app.request(siteUrl, sent, { incoming })).rejects.toThrow("broken off");
});

test("too many sign-ups of one address are refused for the time in Retry-After", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const signUp = newsletter();
  for (let time = 0; time < 5; time++) expect((await signUp(ana)).status).toBe(200);

  const refused = await signUp({ email: "ANA@example.com" });

  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
  expect((await signUp({ email: "zoe@example.com" })).status).toBe(200);
  const getRetryAfter = async () => (await signUp(ana)).headers.get("retry-after");
  vi.advanceTimersByTime(1_800_000);
  expect(await getRetryAfter()).toBe("1800");
  vi.advanceTimersByTime(1_800_000);
  expect((await signUp(ana)).status).toBe(200);
});

test("too many sign-ups of one client are refused, and others are not", async () => {
  const signUp = newsletter();
  for (let time = 0; time < 30; time++) await signUp({}, {}, "192.0.2.1");

  const refused = await signUp(ana, html, "192.0.2.1");

  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"]);
  expect((await signUp(ana, {}, "192.0.2.2")).status).toBe(200);
});

test("the metrics count a sign-up as stored, or as failed, and a refused one as neither", async () => {
  signUps.reset();
  const signUp = newsletter();
  await signUp(ana);
  await signUp({ email: "no address" });
  const failing = newsletter({ ...subscribers, add: () => Promise.reject(new Error("disk full")) });
  await failing(ana);
  await failing({ email: "ben@example.com" });

  const { values } = await signUps.get();
  expect(values.map(({ labels, value }) => [labels.outcome, value])).toEqual([
    ["stored", 1],
    ["failed", 2],
  ]);
});

describe("a database that fails", () => {
  test("is reported with 503, logged and opened again at the next sign-up", async () => {
    const dataDir = join(folder, "taken");
    writeFileSync(dataDir, "a file in place of the folder");
    const printed = vi.mocked(console.error).mockImplementation(() => {});
    subscribers = openSubscribers(null, dataDir);
    await vi.waitFor(() => expect(String(printed.mock.calls)).toContain("nobody can subscribe"));
    printed.mockClear();
    const signUp = newsletter();

    const refused = await signUp(ana);

    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "120"]);
    expect((await refused.json()).message).toContain("you’re not subscribed yet");
    expect(logError).toHaveBeenCalledOnce();
    expect(subscribers.getProblem()).toMatch(/EEXIST|ENOTDIR/);
    rmSync(dataDir);
    expect((await signUp(ana)).status).toBe(200);
    expect(subscribers.getProblem()).toBeNull();
  });

  test("because it hangs is reported after five seconds", async () => {
    vi.useFakeTimers();
    const response = newsletter({ ...subscribers, add: () => new Promise(() => {}) })(ana);
    await vi.advanceTimersByTimeAsync(5_000);

    expect((await response).status).toBe(503);
  });
});
