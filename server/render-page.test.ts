import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { createPageRenderer } from "./render-page.ts";
import type { AppBuild } from "./server-build.ts";

type Render = AppBuild["entry"]["module"]["default"];

/** The smallest build that React Router takes: one route for every path. */
function buildWith(render: Render): AppBuild {
  return {
    entry: {
      module: {
        default: render,
        handleError: () => {},
        createLoadContext: () => new RouterContextProvider(),
        checkStore: async () => [],
      },
    },
    routes: { root: { id: "root", path: "*", module: { default: () => null } } },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
}

function rendererWith(render: Render) {
  return createPageRenderer({
    build: buildWith(render),
    isDevelopment: false,
    createContext: (build) =>
      build.entry.module.createLoadContext({
        endpoint: "",
        publicEndpoint: "",
        token: "",
        visitorAddress: null,
        fetch,
        siteUrl: "",
        timeoutMs: 1,
        isDocument: true,
        documentPolicy: () => "",
        sitePages: new Map(),
      }),
  });
}

const html = { "content-type": "text/html; charset=utf-8" };
const request = (method = "GET") => new Request("http://localhost:3000/", { method });

describe("a page that says nothing about caching", () => {
  test("is asked for again each time", async () => {
    const response = await rendererWith(() => new Response("page", { headers: html }))(request());

    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  test("is never kept when it failed", async () => {
    const render = rendererWith(() => new Response("page", { status: 503, headers: html }));

    const response = await render(request());

    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toBe("page");
  });
});

test("a page that says how long it may be kept is taken at its word", async () => {
  const headers = { ...html, "cache-control": "max-age=60" };

  const response = await rendererWith(() => new Response("page", { headers }))(request());

  expect(response.headers.get("cache-control")).toBe("max-age=60");
});

test("an application that cannot even render its error gets an error page", async () => {
  const render = rendererWith(() => {
    throw new Error("broken");
  });

  const response = await render(request());

  expect(response.status).toBe(500);
  expect(await response.text()).toContain("Something went wrong");
});

test("HEAD is rendered like GET, so that its headers can be made from the page", async () => {
  const render = rendererWith(({ method }) => new Response(method, { headers: html }));

  const response = await render(request("HEAD"));

  expect(await response.text()).toBe("GET");
});

test("between two renderings other requests are served", async () => {
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
