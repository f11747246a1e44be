import { browserReportsIn } from "./browser-reports.ts";
import { type Collector, createCollector } from "./collector.ts";
import type { Log } from "./log.ts";
import { withoutPersonalData } from "./private-text.ts";
import type { RouteName } from "./route-names.ts";

/** Where browsers send what they refused; `Reporting-Endpoints` names it so. */
export const reportsPath = "/reports";
export const reportsEndpoint = "shop";

type ReportsParts = {
  siteUrl: string;
  log: Log;
  count(directive: string): void;
  routeName: RouteName;
  now?: () => number;
};

/** Different troubles that are logged in one hour; each once, however many visitors have it. */
const mostLogged = 200;
const hourMs = 60 * 60_000;

/** Collects what browsers report that they refused to do on our pages. */
export function createReports(parts: ReportsParts): Collector {
  const { siteUrl, log, count, routeName, now = Date.now } = parts;
  let logged = new Set<string>();
  let hourEndsAt = 0;

  function isNew(trouble: string): boolean {
    if (now() >= hourEndsAt) {
      logged = new Set();
      hourEndsAt = now() + hourMs;
    }
    if (logged.has(trouble) || logged.size >= mostLogged) return false;
    logged.add(trouble);
    return true;
  }

  return createCollector({
    siteUrl,
    types: ["application/reports+json", "application/csp-report"],
    mostBytes: 64 * 1024,
    timesInTenMinutes: 30,
    take(body, request) {
      const origins = [siteUrl, new URL(request.url).origin];
      const reports = browserReportsIn(body);
      for (const { page, directive, blocked, source, disposition } of reports ?? []) {
        if (!origins.includes(page.origin)) continue;
        count(directive);
        const route = routeName(page.pathname);
        if (!isNew([directive, blocked, route].join(" "))) continue;
        const at = withoutPersonalData(source);
        log.warn(
          { directive, blocked, route, disposition, ...(at && { source: at }) },
          "A browser refused a part of a page",
        );
      }
      return reports !== null;
    },
  });
}
