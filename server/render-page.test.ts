import { expect, test } from "vitest";
import { createPageRenderer } from "./render-page.ts";
import { createTestBuild } from "./testing/test-build.ts";

/** A renderer for one route, which has every path. */
function rendererWith(render: Parameters<typeof createTestBuild>[0]) {
  const endpoint = { endpoint: "/api", token: "" };
  return createPageRenderer(createTestBuild(render), {
    store: endpoint,
    storefront: { ...endpoint, sellingPlans: "on", siteUrl: "http://localhost:3000" },
    accountUrl: null,
    pagesOff: [],
    showsSamples: true,
    hasOwnProducts: true,
    shareMs: 0,
    document: { getPolicy: () => "", onUndeferred() {} },
  });
}

const html = { "content-type": "text/html; charset=utf-8" };
const request = (method = "GET") => new Request("http://localhost:3000/", { method });

test.each([
  ["a page", 200, {}, "no-cache"],
  ["a page with its own rule", 200, { "cache-control": "max-age=60" }, "max-age=60"],
  ["a failed page", 503, {}, "no-store"],
])("%s has Cache-Control", async (_, status, headers, cacheControl) => {
  const render = rendererWith(
    () => new Response("page", { status, headers: { ...html, ...headers } as HeadersInit }),
  );

  const response = await render(request());

  expect([response.status, await response.text()]).toEqual([status, "page"]);
  expect(response.headers.get("cache-control")).toBe(cacheControl);
});

test("the data of a page is not indexed", async () => {
  const render = rendererWith(() => new Response("page", { headers: html }));
  const getRobots = async (path: string) =>
    (await render(new Request(`http://localhost:3000${path}`))).headers.get("x-robots-tag");

  expect(await getRobots("/shop")).toBeNull();
  expect(await getRobots("/shop.data")).toBe("noindex");
});

test("an application that cannot render its own error page gets the server's", async () => {
  const render = rendererWith(() => {
    throw new Error("broken");
  });

  const response = await render(request());

  expect(response.status).toBe(500);
  expect(await response.text()).toContain("Something went wrong");
});

test("a page with a policy names the endpoint of its reports, and other responses do not", async () => {
  const policy = { ...html, "content-security-policy": "default-src 'self'; report-to policy" };
  const withPolicy = await rendererWith(() => new Response("page", { headers: policy }))(request());
  const without = await rendererWith(() => new Response("page", { headers: html }))(request());

  expect(withPolicy.headers.get("reporting-endpoints")).toBe('policy="/violations"');
  expect(without.headers.has("reporting-endpoints")).toBe(false);
});

test("HEAD is rendered like GET", async () => {
  const render = rendererWith(({ method }) => new Response(method, { headers: html }));

  expect(await (await render(request("HEAD"))).text()).toBe("GET");
});

test("other requests are served between two renderings", async () => {
  const order: string[] = [];
  const render = rendererWith(() => {
    order.push("page");
    return new Response("page", { headers: html });
  });
  const pages = Promise.all([render(request()), render(request()), render(request())]);
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    order.push("other");
  }
  await pages;

  expect(order.join(" ")).not.toContain("page page");
});
