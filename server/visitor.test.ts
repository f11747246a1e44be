import { Hono } from "hono";
import { expect, test } from "vitest";
import { type NodeEnvironment, readVisitor, visitorOrigin } from "./visitor.ts";

const twoProxies = "1.1.1.1, 203.0.113.9, 10.0.0.2";

test.each([
  ["without a proxy is that of the socket", "192.0.2.1", "203.0.113.9", 0, "192.0.2.1"],
  ["is what one proxy appended", "10.0.0.1", "1.1.1.1, 203.0.113.9", 1, "203.0.113.9"],
  ["is what the outer of two appended", "10.0.0.1", twoProxies, 2, "203.0.113.9"],
  ["is the proxy's if that appends none", "10.0.0.1", null, 1, "10.0.0.1"],
  ["is the proxy's if too few appended one", "10.0.0.1", "203.0.113.9", 2, "10.0.0.1"],
  ["is IPv4 in an IPv6 socket", "::ffff:192.0.2.1", null, 0, "192.0.2.1"],
] as const)("the address of a client %s", async (_, socket, forwarded, proxies, address) => {
  expect(await getAddresses(socket, forwarded, proxies)).toEqual({ address, client: address });
});

test.each([
  ["an IPv6 network", "2001:db8:0:1::5", "2001:0db8:0000:0001", "2001:db8:0:1::5"],
  ["however it is written", "2001:0db8::1:0:0:0:7", "2001:0db8:0000:0001", "2001:0db8::1:0:0:0:7"],
  ["with a zone", "fe80::1%eth0", "fe80:0000:0000:0000", "fe80::1%eth0"],
  ["loopback", "::1", "0000:0000:0000:0000", "::1"],
  ["no socket", undefined, "unknown", null],
])("one client for rate limits: %s", async (_, socket, client, address) => {
  expect(await getAddresses(socket, null, 0)).toEqual({ client, address });
});

test("a proxy that forwards no IP address leaves the visitor's unknown", async () => {
  expect(await getAddresses("10.0.0.1", "unknown", 1)).toEqual({
    client: "unknown",
    address: null,
  });
});

test("a request without a socket comes from an unknown address", async () => {
  const app = new Hono<NodeEnvironment>().get("/", (context) =>
    context.json(readVisitor(context, 1)),
  );

  for (const bindings of [undefined, {}])
    expect(await (await app.request("/", {}, bindings)).json()).toEqual({
      client: "unknown",
      address: null,
    });
});

async function getAddresses(socket: string | undefined, forwarded: string | null, proxies: number) {
  const app = new Hono<NodeEnvironment>().get("/", (context) =>
    context.json(readVisitor(context, proxies)),
  );
  const headers = new Headers(forwarded === null ? {} : { "x-forwarded-for": forwarded });
  const incoming = { socket: { remoteAddress: socket } };
  return (await app.request("/", { headers }, { incoming })).json();
}

const siteUrl = "https://shop.example";
const sameOrigin = { "sec-fetch-site": "same-origin" };

const proxied = "http://127.0.0.1:3000";
const tunnel = "https://tunnel.example";
const lan = "http://shop.lan";
const crossSite = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };

test.each([
  ["the host and port of the request", "http://192.168.1.5:3000", {}, "http://192.168.1.5:3000"],
  ["an IPv6 host", "http://[fe80::1]:3000", {}, "http://[fe80::1]:3000"],
  ["the canonical host, which a proxy serves by https", "http://shop.example", {}, siteUrl],
  ["the scheme that the browser sends", "http://tunnel.example", { origin: tunnel }, tunnel],
  ["what a browser behind a proxy sends", proxied, { origin: tunnel, ...sameOrigin }, tunnel],
  ["so also without https", proxied, { origin: lan, ...sameOrigin }, lan],
  ["canonical in an older browser", proxied, { origin: siteUrl }, siteUrl],
  ["not that of another site's page", proxied, crossSite, proxied],
  ["not that of an app", proxied, { origin: "app+https://shop.example", ...sameOrigin }, proxied],
  ["not one without a host", proxied, { origin: "null", ...sameOrigin }, proxied],
  [
    "not what a client forwards without a proxy",
    proxied,
    { "x-forwarded-proto": "https" },
    proxied,
  ],
] as const)("the origin for a visitor is %s", (_, url, headers, origin) => {
  expect(visitorOrigin(new Request(`${url}/api`, { headers }), siteUrl, 0)).toBe(origin);
});

test.each([
  ["https", "https://tunnel.example"],
  ["http", "http://tunnel.example"],
  ["javascript", "http://tunnel.example"],
])(
  "a proxy that forwards the scheme %s decides it where the browser does not",
  (scheme, origin) => {
    const headers = { "x-forwarded-proto": scheme };
    const request = new Request("http://tunnel.example/api", { headers });

    expect(visitorOrigin(request, siteUrl, 1)).toBe(origin);
  },
);
