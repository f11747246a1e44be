import { type IncomingMessage, request as requestHttp } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { request as requestHttps } from "node:https";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { API_VERSION } from "../../app/commerce/api-version";
import { EMBEDDED_PUBLIC_TOKEN } from "../../embedded-commerce/service";
import { freePort } from "../../server/newsletter/testing/postgres-server";
import { isInstalled } from "../support/installed";
import { findNginx, type Nginx, startNginx, tlsHost } from "../support/nginx";
import { openRawClient } from "./support/raw-client";
import { openShop } from "./support/running-shop";
import { startStandInInstance } from "./support/stand-in-instance";

const program = findNginx();
const hasNginx = isInstalled(program, "nginx", "visitors' addresses behind it");

type Options = {
  address?: string;
  headers?: Record<string, string>;
  method?: string;
  body?: string;
};

/** A request from an address of this machine, each of which is another visitor to nginx. */
async function ask({ port, certificate }: Nginx, path: string, options: Options = {}) {
  const { address = "127.0.0.1", headers = {}, method = "GET", body = "" } = options;
  const host = address.includes(":") ? "::1" : "127.0.0.1";
  const target = { host, port, path, method, localAddress: address };
  const sent = { host: tlsHost, ...headers };
  const request = certificate
    ? requestHttps({ ...target, headers: sent, ca: certificate, servername: tlsHost })
    : requestHttp({ ...target, headers: sent });
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    request.on("response", resolve).on("error", reject).end(body);
  });
  const { statusCode: status, headers: received } = await response;
  return { status, headers: received, text: await text(await response) };
}

const forged = { "x-forwarded-for": "203.0.113.1", "x-forwarded-proto": "http" };

describe.skipIf(!hasNginx)("the nginx of deploy/", () => {
  let instance: Awaited<ReturnType<typeof startStandInInstance>>;
  const running = new AsyncDisposableStack();
  let tls: Nginx;
  let proxied: Nginx;

  beforeAll(async () => {
    instance = await startStandInInstance();
    running.defer(instance.close);
    tls = await startNginx(program ?? "", instance.ports, "tls.conf");
    running.defer(tls.stop);
    proxied = await startNginx(program ?? "", instance.ports);
    running.defer(proxied.stop);
  });
  afterAll(() => running.disposeAsync());
  beforeEach(() => {
    instance.requests.length = 0;
  });
  const getForwarded = () =>
    instance.requests.map(({ headers }) => [
      headers["x-forwarded-for"],
      headers["x-forwarded-proto"],
    ]);

  test("ends TLS itself, and tells the instance each visitor's own address whatever a visitor claims", async () => {
    for (const address of ["127.0.0.2", "127.0.0.3", "::1"])
      expect((await ask(tls, "/search?q=oil", { address, headers: forged })).status).toBe(200);

    expect(getForwarded()).toEqual([
      ["127.0.0.2", "https"],
      ["127.0.0.3", "https"],
      ["::1", "https"],
    ]);
  });

  test("speaks HTTP/2", async () => {
    const session = connectHttp2(`https://127.0.0.1:${tls.port}`, {
      ca: tls.certificate,
      servername: tlsHost,
    });
    const stream = session.request({ ":path": "/about", ":authority": tlsHost });
    const html = await text(stream);
    session.close();

    expect(session.alpnProtocol).toBe("h2");
    expect(html).toContain("the page");
    expect(instance.requests[0]?.headers.host).toBe(tlsHost);
  });

  test("redirects from http to the same address with https", async () => {
    const url = `http://127.0.0.1:${tls.redirectPort}/shop?sort=name&utm_source=letter`;
    const { status, headers } = await fetch(url, {
      redirect: "manual",
      headers: { connection: "close" },
    });

    expect([status, headers.get("location")]).toEqual([
      308,
      "https://127.0.0.1/shop?sort=name&utm_source=letter",
    ]);
  });

  test("behind a balancer tells the instance the address and scheme that the balancer forwards", async () => {
    const headers = { "x-forwarded-proto": "https" };
    for (const visitor of ["203.0.113.8", "203.0.113.9"])
      await ask(proxied, "/search?q=oil", {
        // A visitor can write the first one; the balancer appends.
        headers: { ...headers, "x-forwarded-for": `192.0.2.66, ${visitor}` },
      });

    expect(getForwarded()).toEqual([
      ["203.0.113.8", "https"],
      ["203.0.113.9", "https"],
    ]);
  });

  test("refuses no page, search or picture of an office", async () => {
    const office = ["/about", "/search?q=oil", ...Array(4).fill("/cdn/shop/files/a.jpg?v=1")];
    const all = Array.from({ length: 60 }, () => office).flat();
    const headers = { "x-forwarded-for": "203.0.113.20" };
    const answers = await Promise.all(all.map((path) => ask(proxied, path, { headers })));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test("says nothing of visitors in its error log, whatever they send", async () => {
    const raw = await openRawClient(`http://127.0.0.1:${tls.port}`);
    raw.send("GET /a-secret HTTP/1.1\r\nHost: a\r\n\r\n");
    await raw.closed;
    const http = await openRawClient(proxied.origin);
    http.send("GET /a-secret HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n");
    await http.closed;

    for (const { errors } of [tls, proxied]) expect(errors()).toBe("");
  });
});

describe.skipIf(!hasNginx)("the shop behind the nginx of deploy/, which ends TLS", () => {
  const running = new AsyncDisposableStack();
  let nginx: Nginx;
  beforeAll(async () => {
    const port = await freePort();
    const settings = { PORT: String(port), TRUSTED_PROXIES: "1", SITE_URL: `https://${tlsHost}` };
    await openShop((stop) => running.defer(stop), null, settings);
    nginx = await startNginx(program ?? "", { shops: [port, port, port], store: port }, "tls.conf");
    running.defer(nginx.stop);
  });
  afterAll(() => running.disposeAsync());

  test("counts sign-ups for each visitor apart", async () => {
    const signUp = async (address: string, number: number) => {
      const headers = {
        "sec-fetch-site": "same-origin",
        "content-type": "application/x-www-form-urlencoded",
      };
      const body = `email=visitor${number}@example.com`;
      const options = { address, headers, method: "POST", body };
      return (await ask(nginx, "/newsletter", options)).status;
    };
    const one: (number | undefined)[] = [];
    while (!one.includes(429) && one.length < 60) one.push(await signUp("127.0.0.6", one.length));

    expect(one.length, "signed up before the limit").toBeGreaterThan(2);
    expect(one.at(-1)).toBe(429);
    expect(await signUp("127.0.0.7", 100)).not.toBe(429);
  });

  test("is seen with https, also at a host that is not the canonical one", async () => {
    const { text: created } = await ask(nginx, `/api/${API_VERSION}/graphql.json`, {
      method: "POST",
      headers: {
        host: "other.example",
        "content-type": "application/json",
        "x-shopify-storefront-access-token": EMBEDDED_PUBLIC_TOKEN,
      },
      body: JSON.stringify({ query: "mutation { cartCreate { cart { checkoutUrl } } }" }),
    });
    const { headers } = await ask(nginx, "/shop");

    expect(created).toContain('"checkoutUrl":"https://other.example/cart/c/');
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  });

  test("keeps checkout pages out of caches, referrers and search engines", async () => {
    const { headers } = await ask(nginx, "/cart/c/none?key=none");

    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
    expect(headers).not.toHaveProperty("cdn-cache-control");
  });
});
