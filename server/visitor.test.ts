import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { clientAddress, type NodeEnvironment, visitorAddress, visitorOrigin } from "./visitor.ts";

async function getAddresses(socket: string | undefined, forwarded: string | null, proxies: number) {
  const app = new Hono<NodeEnvironment>().get("/", (context) =>
    context.json([clientAddress(context, proxies), visitorAddress(context, proxies)]),
  );
  const headers = new Headers(forwarded === null ? {} : { "x-forwarded-for": forwarded });
  const incoming = { socket: { remoteAddress: socket } };
  return (await app.request("/", { headers }, { incoming })).json();
}

test.each([
  ["no proxy trusts what the client says", "192.0.2.1", "203.0.113.9", 0, "192.0.2.1"],
  ["one proxy says who asked it", "10.0.0.1", "1.1.1.1, 203.0.113.9", 1, "203.0.113.9"],
  [
    "of two proxies the outer one does",
    "10.0.0.1",
    "1.1.1.1, 203.0.113.9, 10.0.0.2",
    2,
    "203.0.113.9",
  ],
  ["a proxy that says nothing is the client", "10.0.0.1", null, 1, "10.0.0.1"],
  ["fewer names than proxies are not trusted", "10.0.0.1", "203.0.113.9", 2, "10.0.0.1"],
  ["IPv4 in an IPv6 socket is IPv4", "::ffff:192.0.2.1", null, 0, "192.0.2.1"],
  ["a household's IPv6 network is one client", "2001:db8:0:1::5", null, 0, "2001:db8:0:1"],
  ["it is so however the address is written", "2001:0db8::1:0:0:0:7", null, 0, "2001:db8:0:1"],
  ["a link has a zone", "fe80::1%eth0", null, 0, "fe80:0:0:0"],
  ["no socket is one client as well", undefined, null, 0, "unknown"],
] as const)("%s", async (_, socket, forwarded, proxies, client) => {
  expect((await getAddresses(socket, forwarded, proxies))[0]).toBe(client);
});

test.each([
  ["is whole, not its network", "2001:db8:0:1::5", null, 0, "2001:db8:0:1::5"],
  ["is IPv4 also in an IPv6 socket", "::ffff:192.0.2.1", null, 0, "192.0.2.1"],
  ["is never what the client says of itself", "192.0.2.1", "203.0.113.9", 0, "192.0.2.1"],
  [
    "is what the outermost proxy saw",
    "10.0.0.1",
    "1.1.1.1, 203.0.113.9, 10.0.0.2",
    2,
    "203.0.113.9",
  ],
  ["is unknown where there is no socket", undefined, null, 0, null],
  ["is unknown when a proxy says something else", "10.0.0.1", "unknown", 1, null],
] as const)("a visitor's address %s", async (_, socket, forwarded, proxies, address) => {
  expect((await getAddresses(socket, forwarded, proxies))[1]).toBe(address);
});

const siteUrl = "https://shop.example";

function getOrigin(url: string, headers: Record<string, string> = {}, trustedProxies = 0): string {
  return visitorOrigin(new Request(url, { headers }), { siteUrl, trustedProxies });
}

describe("the origin of a visitor", () => {
  test.each([
    ["the host and port of the request", "http://192.168.1.5:3000/api", "http://192.168.1.5:3000"],
    ["a host in IPv6", "http://[fe80::1]:3000/api", "http://[fe80::1]:3000"],
    ["the canonical host, which a proxy serves by https", "http://shop.example/api", siteUrl],
  ])("is %s", (_, url, expected) => {
    expect(getOrigin(url)).toBe(expected);
  });

  test("has the scheme that the browser names for the same host", () => {
    expect(getOrigin("http://tunnel.example/api", { origin: "https://tunnel.example" })).toBe(
      "https://tunnel.example",
    );
  });

  test("is canonical for a browser that says so, whatever name the proxy uses", () => {
    expect(getOrigin("http://127.0.0.1:3000/api", { origin: siteUrl })).toBe(siteUrl);
  });

  test("is not that of another site's page", () => {
    const headers = { origin: "https://elsewhere.example" };

    expect(getOrigin("http://127.0.0.1:3000/api", headers)).toBe("http://127.0.0.1:3000");
  });

  test("is what a trusted proxy forwards, and a visitor's own claim is ignored", () => {
    const headers = { "x-forwarded-host": "phone.example:8443", "x-forwarded-proto": "https" };

    expect(getOrigin("http://127.0.0.1:3000/api", headers, 1)).toBe("https://phone.example:8443");
    expect(getOrigin("http://127.0.0.1:3000/api", headers, 0)).toBe("http://127.0.0.1:3000");
  });

  test.each([["a@b.example"], ["b.example/path"], ["b.example:99999"], ["<script>"], ["-"]])(
    "is canonical when the forwarded host is %s",
    (host) => {
      expect(getOrigin("http://127.0.0.1:3000/api", { "x-forwarded-host": host }, 1)).toBe(siteUrl);
    },
  );

  test("is canonical when the forwarded scheme is none of the web", () => {
    expect(getOrigin("http://127.0.0.1:3000/api", { "x-forwarded-proto": "javascript" }, 1)).toBe(
      siteUrl,
    );
  });
});
