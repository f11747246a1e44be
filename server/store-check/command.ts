import "../node-environment.ts";
import { spawnSync } from "node:child_process";
import type { Finding } from "../../store-check/finding.ts";
import { isPublic, parseConfig } from "../config.ts";
import { loadServerBuild } from "../render-page.ts";
import { run } from "../start.ts";
import { openStore } from "../store.ts";
import { printFindings } from "./print-findings.ts";

/**
 * One line a check, or all as JSON with `--json`. Ends with 1 when something is broken or unlawful. `npm run store:check`
 * sets `--brand`: first what `npm run brand -- check` says, which reads the sources. `--purchase` creates a cart and opens
 * its checkout, nothing else: for a monitor.
 */
await run(async () => {
  const isPurchase = process.argv.includes("--purchase");
  const brand = process.argv.includes("--brand") && !isPurchase ? readBrandFindings() : [];
  const config = parseConfig(process.env);
  const build = await loadServerBuild();
  const store = await openStore(config);
  const isEmbedded = store.service !== null;
  const check = isPurchase ? build.checkPurchase : build.checkStore;
  const findings = await check({
    ...store,
    isEmbedded,
    // Without the circuit breaker, which is for calls of visitors.
    fetch: isEmbedded ? store.fetch : fetch,
    siteUrl: config.SITE_URL ?? null,
    hasMailServer: config.SMTP_URL !== undefined,
    pagesOff: config.PAGES_OFF,
    samples: isPublic(config)
      ? build.getShownSamples(config.SHOW_SAMPLES === "on", config.PAGES_OFF)
      : [],
  });
  // The store's own word on a product or sample counts.
  const names = new Set(findings.map(({ name }) => name));
  printFindings([...brand.filter(({ name }) => !names.has(name)), ...findings]);
  store.service?.close();
});

function readBrandFindings(): Finding[] {
  const command = ["scripts/brand.ts", "check", "--json"];
  const { stdout } = spawnSync(process.execPath, command, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 10_000_000,
  });
  return JSON.parse(stdout);
}
