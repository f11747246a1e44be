import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type ReportingProxy = {
  origin: string;
  /** Whether pages may run scripts. */
  runsScripts: boolean;
  /** The problems of pages since the last call. */
  takeProblems(): string[];
  stop(): void;
};

/** Adds a script to the shop's pages that reports what the console shows; not every engine's driver does. */
export async function startReportingProxy(shop: string): Promise<ReportingProxy> {
  let problems: string[] = [];

  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === problemsPath) {
      problems.push(await text(incoming));
      return void outgoing.writeHead(204).end();
    }
    if (incoming.url === scriptPath)
      return void outgoing.writeHead(200, { "content-type": "text/javascript" }).end(script);
    // The shop may be stopped while a browser that is closing still loads something.
    const answer = await forward(incoming, shop).catch(() => null);
    if (!answer) return void outgoing.destroy();
    const headers: OutgoingHttpHeaders = { ...answer.headers };
    const isPage = headers["content-type"]?.toString().startsWith("text/html");
    if (!isPage) return void answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, headers));

    const policy = String(headers["content-security-policy"]);
    const isReported = policy.includes("script-src 'self'") && proxy.runsScripts;
    if (!proxy.runsScripts) headers["content-security-policy"] = `${policy}; ${withoutScripts}`;
    delete headers["content-length"];
    const html = await text(answer);
    const element = `<head><script src="${scriptPath}"></script>`;
    outgoing.writeHead(answer.statusCode ?? 502, headers);
    outgoing.end(isReported ? html.replace("<head>", element) : html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  const proxy: ReportingProxy = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    runsScripts: true,
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
  return proxy;
}

const problemsPath = "/test/problems";
const scriptPath = "/test/report-problems.js";
const script = `(${reportProblems})("${problemsPath}")`;

/** A browser treats a page with this policy as one whose visitor has switched JavaScript off. */
const withoutScripts =
  "sandbox allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation";

function forward(incoming: IncomingMessage, shop: string): Promise<IncomingMessage> {
  const { method, url } = incoming;
  const headers = { ...incoming.headers, "accept-encoding": "identity" };
  return new Promise((resolve, reject) => {
    const outgoing = request(shop + url, { method, headers }, resolve);
    outgoing.once("error", reject);
    incoming.pipe(outgoing);
  });
}

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
