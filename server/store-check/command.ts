import "../node-environment.ts";
import { styleText } from "node:util";
import type { Finding } from "../../store-check/finding.ts";
import { isPublic, parseConfig } from "../config.ts";
import { loadServerBuild } from "../render-page.ts";
import { run } from "../start.ts";
import { openStore } from "../store.ts";

const colors = { ok: "green", warning: "yellow", error: "red" } as const;

/**
 * `npm run store:check`: one line a check, or all as JSON with `--json`. Ends with 1 when something is broken or unlawful.
 * `--purchase` creates a cart and opens its checkout, nothing else: for a monitor.
 */
await run(async () => {
  const config = parseConfig(process.env);
  const build = await loadServerBuild();
  const store = await openStore(config);
  const isEmbedded = store.service !== null;
  const check = process.argv.includes("--purchase") ? build.checkPurchase : build.checkStore;
  const findings = await check({
    ...store,
    isEmbedded,
    // Without the circuit breaker, which is for calls of visitors.
    fetch: isEmbedded ? store.fetch : fetch,
    siteUrl: config.SITE_URL ?? null,
    hasMailServer: config.SMTP_URL !== undefined,
    pagesOff: config.PAGES_OFF,
    samples: isPublic(config) ? build.getShownSamples(config.SHOW_SAMPLES === "on") : [],
  });
  if (process.argv.includes("--json")) console.log(JSON.stringify(findings, null, 2));
  else for (const finding of findings) console.log(toLine(finding));
  store.service?.close();
  process.exitCode = findings.some(({ status }) => status === "error") ? 1 : 0;
});

function toLine({ name, status, seen, effect, action }: Finding): string {
  // Leaves out colors when standard output is not a terminal.
  const label = styleText(colors[status], status.padEnd(7));
  const advice = status === "ok" ? "" : ` | Impact: ${effect} | Fix: ${action}`;
  return `${label} ${name}: ${seen}${advice}`;
}
