import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { proxy } from "hono/proxy";

export type ReportingProxy = Awaited<ReturnType<typeof startReportingProxy>>;

/** Adds a script to the shop's pages that reports what the console shows; not every engine's driver does. */
export async function startReportingProxy(shop: string) {
  let problems: string[] = [];
  let runsScripts = true;
  const app = new Hono()
    .post(problemsPath, async (context) => {
      problems.push(await context.req.text());
      return context.body(null, 204);
    })
    .get(scriptPath, (context) => context.body(script, 200, { "content-type": "text/javascript" }))
    .all("*", async ({ req }) => {
      const { pathname, search } = new URL(req.url);
      // A request that a browser aborts, as it closes, is not an error.
      const init = { raw: req.raw, redirect: "manual", signal: null } as const;
      const response = await proxy(shop + pathname + search, init);
      const { headers } = response;
      const policy = headers.get("content-security-policy") ?? "";
      if (!headers.get("content-type")?.startsWith("text/html")) return response;
      if (!runsScripts) headers.set("content-security-policy", `${policy}; ${withoutScripts}`);
      if (!runsScripts || !response.body || !policy.includes("script-src 'self'")) return response;
      headers.delete("content-length");
      const html = await response.text();
      const element = `<head><script src="${scriptPath}"></script>`;
      return new Response(html.replace("<head>", element), response);
    });
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }) as Server;
  await once(server, "listening");

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    allowScripts(areAllowed: boolean) {
      runsScripts = areAllowed;
    },
    /** The problems of pages since the last call. */
    takeProblems() {
      const taken = problems;
      problems = [];
      return taken;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const problemsPath = "/test/problems";
const scriptPath = "/test/report-problems.js";
const script = `(${reportProblems})("${problemsPath}")`;

/** A browser treats a page with this policy as one whose visitor has switched JavaScript off. */
const withoutScripts =
  "sandbox allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation";

/** Runs in the page, before its scripts. */
function reportProblems(path: string): void {
  let isLeaving = false;
  // React Router reports a prefetched script whose loading ends with the page.
  addEventListener("beforeunload", () => {
    isLeaving = true;
  });
  const report = (text: string) => {
    const body = `${location.pathname}: ${text}`;
    if (!isLeaving) void fetch(path, { method: "POST", body, keepalive: true });
  };
  for (const level of ["error", "warn"] as const) {
    const print = console[level];
    console[level] = (...values) => {
      report(`console.${level}: ${values.join(" ")}`);
      print(...values);
    };
  }
  addEventListener(
    "error",
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) report(`${event.message} ${event.error?.stack ?? ""}`);
      if (!(target instanceof Element)) return;
      // Firefox fires an error for each preload of a module that is loaded already.
      if (target.matches("img, script, link[rel=stylesheet]"))
        report(`did not load: ${target.outerHTML}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => report(`rejection: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    report(`policy: ${violatedDirective} refused ${blockedURI}`),
  );
}
