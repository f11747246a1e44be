import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress, type NodeEnvironment, visitorAddress } from "./client-address.ts";

async function addressesOf(socket: string | undefined, forwarded: string | null, proxies: number) {
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
  expect((await addressesOf(socket, forwarded, proxies))[0]).toBe(client);
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
  expect((await addressesOf(socket, forwarded, proxies))[1]).toBe(address);
});
