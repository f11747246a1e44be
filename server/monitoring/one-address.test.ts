import { expect, test, vi } from "vitest";
import { createOneAddressCheck } from "./one-address.ts";

const proxy = "10.0.0.1";

function getWarnings(addresses: readonly string[]) {
  const warn = vi.fn<(message: string) => void>();
  const check = createOneAddressCheck(warn, 0);
  for (const address of addresses) check(address);
  return warn.mock.calls.map(([message]) => message);
}

test("an instance that many requests reach from one address says so once, without the address", () => {
  const warnings = getWarnings(Array(5_000).fill(proxy));

  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain("TRUSTED_PROXIES is 0");
  expect(warnings[0]).not.toContain(proxy);
});

test.each([
  ["at the beginning", ["127.0.0.1", ...Array(1_000).fill(proxy)]],
  ["in between", Array(1_002).fill(proxy).with(1, "127.0.0.1").with(2, "0000:0000:0000:0000")],
])("requests of the machine itself %s are nobody's", (_, addresses) => {
  expect(getWarnings(addresses)).toHaveLength(1);
});

test("a proxy on the same machine is one address too", () => {
  expect(getWarnings(Array(1_000).fill("127.0.0.1"))).toHaveLength(1);
});

test.each([
  ["many requests of the machine itself", [...Array(999).fill("127.0.0.1"), proxy, proxy]],
  ["few requests", Array(999).fill(proxy)],
  ["a second address at the end", [...Array(999).fill(proxy), "192.0.2.1", proxy, proxy]],
  ["a second address at the beginning", ["192.0.2.1", ...Array(2_000).fill(proxy)]],
])("nothing is said of %s", (_, addresses) => {
  expect(getWarnings(addresses)).toEqual([]);
});
