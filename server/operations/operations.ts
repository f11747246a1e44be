import { commerceHookPath } from "../hooks/commerce-hook.ts";
import { newsletterPath } from "../newsletter/newsletter.ts";
import type { Subscribers } from "../newsletter/subscribers.ts";
import type { AppBuild } from "../server-build.ts";
import { type CommerceAttempt, failureText, outcomeOf } from "./commerce-attempt.ts";
import { countedSubscribers } from "./counted-subscribers.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { createReadiness } from "./readiness.ts";
import { createReports, reportsPath } from "./reports.ts";
import { createRouteNames, patternsOf } from "./route-names.ts";
import { createVitals, vitalsPath } from "./vitals.ts";

type OperationsParts = {
  siteUrl: string;
  log: Log;
  /** `null` when nobody reads figures. */
  metrics: Metrics | null;
  /** Made anew with every change while somebody works on it; its routes are then not named. */
  build: AppBuild | (() => Promise<AppBuild>);
  /** Shows the home page, for which the commerce service is asked. */
  showHome(): Promise<Response>;
};

const doors = ["/healthz", "/readyz", newsletterPath, commerceHookPath, reportsPath, vitalsPath];

/** What those who run the shop see of it: one set of parts for each process. */
export function createOperations({ siteUrl, log, metrics, build, showHome }: OperationsParts) {
  const pages = typeof build === "function" ? [] : patternsOf(build.routes);
  const routeName = createRouteNames([...pages, ...doors]);
  metrics?.nameRoutes(routeName);

  let hasCommerceAnswered = false;

  return {
    logError: (err: unknown) => log.error({ err }),
    /** For the client of the commerce service. */
    commerce: {
      onFailure: (error: unknown) =>
        log.warn({ outcome: outcomeOf(error) }, `Commerce service: ${failureText(error)}`),
      onAttempt(attempt: CommerceAttempt) {
        hasCommerceAnswered ||= attempt.error === null;
        metrics?.commerceAttempt(attempt);
      },
    },
    counted: (subscribers: Subscribers) =>
      countedSubscribers(subscribers, (outcome) => metrics?.signedUp(outcome)),
    readiness: createReadiness({
      async probe() {
        await showHome();
        return hasCommerceAnswered;
      },
    }),
    reports: createReports({
      siteUrl,
      log,
      routeName,
      count: (directive) => metrics?.refusedByBrowser(directive),
    }),
    vitals: createVitals({ siteUrl, routeName, count: (vital) => metrics?.vital(vital) }),
  };
}
