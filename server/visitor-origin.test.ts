import { expect, test } from "vitest";
import { visitorOrigin } from "./visitor-origin.ts";

const siteUrl = "https://shop.example";

function originOf(url: string, headers: Record<string, string> = {}, trustedProxies = 0): string {
  return visitorOrigin(new Request(url, { headers }), { siteUrl, trustedProxies });
}

test.each([
  ["the host and port of the request", "http://192.168.1.5:3000/api", "http://192.168.1.5:3000"],
  ["a host in IPv6", "http://[fe80::1]:3000/api", "http://[fe80::1]:3000"],
  ["the canonical host, which a proxy serves by https", "http://shop.example/api", siteUrl],
])("is %s", (_, url, expected) => {
  expect(originOf(url)).toBe(expected);
});

test("has the scheme that the browser names for the same host", () => {
  expect(originOf("http://tunnel.example/api", { origin: "https://tunnel.example" })).toBe(
    "https://tunnel.example",
  );
});

test("is canonical for a browser that says so, whatever name the proxy uses", () => {
  expect(originOf("http://127.0.0.1:3000/api", { origin: siteUrl })).toBe(siteUrl);
});

test("is not that of another site's page", () => {
  const headers = { origin: "https://elsewhere.example" };

  expect(originOf("http://127.0.0.1:3000/api", headers)).toBe("http://127.0.0.1:3000");
});

test("is what a trusted proxy forwards, and a visitor's own claim is ignored", () => {
  const headers = { "x-forwarded-host": "phone.example:8443", "x-forwarded-proto": "https" };

  expect(originOf("http://127.0.0.1:3000/api", headers, 1)).toBe("https://phone.example:8443");
  expect(originOf("http://127.0.0.1:3000/api", headers, 0)).toBe("http://127.0.0.1:3000");
});

test.each([["a@b.example"], ["b.example/path"], ["b.example:99999"], ["<script>"], ["-"]])(
  "is canonical when the forwarded host is %s",
  (host) => {
    expect(originOf("http://127.0.0.1:3000/api", { "x-forwarded-host": host }, 1)).toBe(siteUrl);
  },
);

test("is canonical when the forwarded scheme is none of the web", () => {
  expect(originOf("http://127.0.0.1:3000/api", { "x-forwarded-proto": "javascript" }, 1)).toBe(
    siteUrl,
  );
});
