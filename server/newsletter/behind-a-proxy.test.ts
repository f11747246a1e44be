import type { IncomingMessage } from "node:http";
import { expect, test, vi } from "vitest";
import { createNewsletter } from "./newsletter.ts";

const siteUrl = "https://shop.example";
/** As a reverse proxy addresses the shop. */
const ownUrl = "http://10.0.0.7:3000";

function request(init: RequestInit) {
  const subscribers = {
    add: async () => {},
    ask: async () => true,
    take: async () => null,
    all: async () => [],
    forget: async () => false,
    getProblem: () => null,
    close: async () => {},
  };
  const app = createNewsletter({
    subscribers,
    siteUrl,
    trustedProxies: 0,
    sendMail: null,
    mailsPerHour: 1,
    logError: vi.fn(),
  });
  const incoming = { socket: { remoteAddress: "192.0.2.1" } } as IncomingMessage;
  return app.request(ownUrl, init, { incoming });
}

const signUp = (headers: HeadersInit) =>
  request({ method: "POST", headers, body: new URLSearchParams({ email: "ana@example.com" }) });

test.each([
  ["the shop's public origin", siteUrl, 200],
  ["the origin behind the proxy", ownUrl, 200],
  ["another origin", "https://evil.example", 403],
])("a browser that sends its origin alone may sign up from %s", async (_, origin, status) => {
  expect((await signUp({ origin })).status).toBe(status);
});

test.each([
  [`${siteUrl}/blog`, "/blog#newsletter-footer-thanks"],
  [`${ownUrl}/blog`, "/blog#newsletter-footer-thanks"],
  ["https://evil.example/blog", "/#newsletter-footer-thanks"],
])("a form on %s returns to %s", async (referer, location) => {
  const response = await signUp({ accept: "text/html", origin: siteUrl, referer });

  expect(response.headers.get("location")).toBe(location);
});

test("an address that is opened instead of a form that is sent names what it takes", async () => {
  const response = await request({ method: "GET" });

  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
});
