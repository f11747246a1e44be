import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createNewsletter } from "./newsletter.ts";
import { openPostgresSubscribers } from "./postgres-subscribers.ts";
import { openSqliteSubscribers } from "./sqlite-subscribers.ts";
import type { Subscribers } from "./subscribers.ts";
import { listSubscribers } from "./testing/stores.ts";

const siteUrl = "https://shop.example";
let folder: string;
let subscribers: Subscribers;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "solenne-newsletter-"));
  subscribers = openSqliteSubscribers(folder);
});
afterEach(async () => {
  await subscribers.close();
  rmSync(folder, { recursive: true, force: true });
});

const addresses = async () => (await listSubscribers(subscribers)).map(({ address }) => address);

type Parts = Partial<Parameters<typeof createNewsletter>[0]>;

function ask(request: Request, parts: Parts = {}, client = "192.0.2.1") {
  return endpointWith(parts)(request, client);
}

function endpointWith(parts: Parts) {
  const all = { subscribers, siteUrl, trustedProxies: 0, logError: () => {}, ...parts };
  const app = createNewsletter(all);
  return async (request: Request, client: string) =>
    app.fetch(request, { incoming: { socket: { remoteAddress: client } } as IncomingMessage });
}

function newsletter(parts: Parts = {}) {
  const endpoint = endpointWith(parts);
  return (body: BodyInit | null, headers: HeadersInit = {}, client = "192.0.2.1") =>
    endpoint(
      new Request(siteUrl, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
      }),
      client,
    );
}

const json = (email: unknown, others = {}) => JSON.stringify({ email, ...others });
const form = {
  "content-type": "application/x-www-form-urlencoded",
  accept: "text/html,*/*;q=0.8",
  origin: siteUrl,
};

async function answerOf(response: Response) {
  const headers = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}

test("a new address and one that is there get the same answer, byte for byte", async () => {
  const signUp = newsletter();

  const first = await answerOf(await signUp(json("ana@example.com")));
  const second = await answerOf(await signUp(json(" ANA@example.com ")));

  expect(first.status).toBe(200);
  expect(JSON.parse(first.body)).toEqual({ message: "Thanks for subscribing!" });
  expect(second).toEqual(first);
  expect(await addresses()).toEqual(["ana@example.com"]);
});

test("the source is one of ours, whatever is sent", async () => {
  const signUp = newsletter();
  await signUp(json("ana@example.com", { source: "blog" }));
  await signUp(json("zoe@example.com", { source: "<script>" }));

  expect((await listSubscribers(subscribers)).map(({ source }) => source).sort()).toEqual([
    "blog",
    "footer",
  ]);
});

describe("a form without script", () => {
  const ana = "email=ana%40example.com&source=blog";

  test.each([
    [`${siteUrl}/blog?q=oil`, "/blog?q=oil#newsletter-blog-thanks"],
    ["https://evil.example/blog", "/#newsletter-blog-thanks"],
    [`${siteUrl}//evil.example/`, "/#newsletter-blog-thanks"],
    ["javascript:alert(1)", "/#newsletter-blog-thanks"],
    ["", "/#newsletter-blog-thanks"],
  ])("from %j goes back to %s", async (referer, location) => {
    const response = await newsletter()(ana, { ...form, referer });

    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(location);
    expect(await addresses()).toEqual(["ana@example.com"]);
  });

  test("is told at its field that an address is wrong", async () => {
    const referer = `${siteUrl}/shop`;
    const response = await newsletter()("email=ana&source=footer", { ...form, referer });

    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/shop#newsletter-footer-invalid");
    expect(await addresses()).toEqual([]);
  });

  test("sees a page with the true status for everything else", async () => {
    const response = await newsletter()(ana, {
      ...form,
      origin: "https://evil.example",
      "sec-fetch-site": "cross-site",
    });

    expect(response.status).toBe(403);
    expect(await response.text()).toMatch(/<h1>.+<\/h1>/);
  });
});

test.each([
  ["another site", { "sec-fetch-site": "cross-site" }, 403],
  ["another subdomain", { "sec-fetch-site": "same-site" }, 403],
  ["another origin", { origin: "https://evil.example" }, 403],
  ["an origin that hides itself", { origin: "null" }, 403],
  ["our own page", { "sec-fetch-site": "same-origin", origin: siteUrl }, 200],
  ["our own origin in an older browser", { origin: siteUrl }, 200],
  ["our canonical origin through a proxy", { "sec-fetch-site": "same-site", origin: siteUrl }, 200],
])("a form from %s is answered with its status", async (_, headers, status) => {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const response = await newsletter()("email=ana%40example.com", {
    ...type,
    ...headers,
  } as HeadersInit);

  expect(response.status).toBe(status);
  expect(await addresses()).toHaveLength(status === 200 ? 1 : 0);
});

test("a program that fills in the hidden field is thanked and not kept", async () => {
  const response = await newsletter()(json("bot@example.com", { website: "http://x.example" }));

  expect(await response.json()).toEqual({ message: "Thanks for subscribing!" });
  expect(await addresses()).toEqual([]);
});

test.each([
  ["text/plain", json("ana@example.com"), 415],
  ["multipart/form-data; boundary=x", "--x--", 415],
  ["", json("ana@example.com"), 415],
  ["constructor", json("ana@example.com"), 415],
  ["__proto__", json("ana@example.com"), 415],
  ["application/json; charset=utf-8", json("ana@example.com"), 200],
  ["application/json", "{", 400],
  ["application/json", "null", 400],
  ["application/json", "[]", 422],
  ["application/json", json({ $ne: null }), 422],
  ["application/json", json(["ana@example.com"]), 422],
  ["application/x-www-form-urlencoded", "email=ana%40example.com&email=b%40example.com", 200],
  ["application/x-www-form-urlencoded", "", 422],
])("a body of type %j that is %j has status %i", async (type, body, status) => {
  const response = await newsletter()(body, { "content-type": type, origin: siteUrl });

  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ message: expect.stringMatching(/.+[.!]$/) });
});

describe("ten megabytes", () => {
  test("are refused by their own account before any of them is read", async () => {
    const pull = vi.fn();
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const request = new Request(siteUrl, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": "10000000" },
      body,
      duplex: "half",
    } as RequestInit);

    expect((await ask(request)).status).toBe(413);
    expect(pull).not.toHaveBeenCalled();
  });

  test("that say nothing of their size are refused after the first few kilobytes", async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });
    const request = new Request(siteUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      duplex: "half",
    } as RequestInit);

    expect((await ask(request)).status).toBe(413);
    expect(sent).toBeLessThan(10_000);
  });
});

describe("who asks too often", () => {
  test("with one address waits as long as Retry-After says, whether it is on the list or not", async () => {
    let now = 0;
    const signUp = newsletter({ now: () => now, limits: { address: { times: 2, perMs: 60_000 } } });
    const statusOf = async (email: string) => (await signUp(json(email), {})).status;

    expect([await statusOf("a@example.com"), await statusOf("A@example.com")]).toEqual([200, 200]);
    const refused = await signUp(json("a@example.com"));
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(await statusOf("b@example.com")).toBe(200);

    now = 60_000;
    expect(await statusOf("a@example.com")).toBe(200);
  });

  test("from one client waits, and others do not", async () => {
    const signUp = newsletter({ limits: { client: { times: 1, perMs: 60_000 } } });

    expect((await signUp(json("a@example.com"), {}, "192.0.2.1")).status).toBe(200);
    const refused = await signUp(json("b@example.com"), form, "192.0.2.1");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await signUp(json("b@example.com"), {}, "192.0.2.2")).status).toBe(200);
  });
});

describe("a list that cannot be written", () => {
  test("is answered in clear words and tried again the next time", async () => {
    const dataDir = join(folder, "taken");
    writeFileSync(dataDir, "a file where the folder should be");
    const logError = vi.fn();
    const broken = openSqliteSubscribers(dataDir);
    const signUp = newsletter({ subscribers: broken, logError });

    const refused = await signUp(json("ana@example.com"));
    expect(refused.status).toBe(503);
    expect(refused.headers.has("retry-after")).toBe(true);
    expect((await refused.json()).message).toContain("you are not subscribed yet");
    expect(logError).toHaveBeenCalledOnce();

    rmSync(dataDir);
    expect((await signUp(json("ana@example.com"))).status).toBe(200);
    await broken.close();
  });

  test("because its database is not there is answered in the same words", async () => {
    const unreachable = openPostgresSubscribers("postgres://shop@127.0.0.1:1/list");

    const refused = await newsletter({ subscribers: unreachable })(json("ana@example.com"));

    expect(refused.status).toBe(503);
    await unreachable.close();
  });

  test("keeps nobody waiting for ever", async () => {
    vi.useFakeTimers();
    const hung = { ...subscribers, add: () => new Promise<never>(() => {}) };
    const answer = newsletter({ subscribers: hung })(json("ana@example.com"));
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();

    expect((await answer).status).toBe(503);
  });
});

test("reading it is answered with the way to sign up", async () => {
  const request = new Request(siteUrl, { headers: { accept: "text/html" } });
  const response = await ask(request);

  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST");
});
