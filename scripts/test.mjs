/** `npm test`: every check of the project, stopping at the first that fails. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runBrowserTests } from "./steps/browser-tests.mjs";
import { build, generate } from "./steps/build.mjs";
import { runFaults } from "./steps/faults.mjs";
import { install } from "./steps/install.mjs";
import { providePostgres } from "./steps/postgres.mjs";
import { root, runNode, StepError, script } from "./steps/run.mjs";
import { countTests, flakyTests, printSummary } from "./steps/test-report.mjs";

// Playwright empties its own folder of results, so the reports live elsewhere.
const results = join(root, "node_modules/.cache/test-reports");
const unitReport = join(results, "unit.json");
const faultsReport = join(results, "faults.json");
const browserReport = join(results, "browser.json");
const router = "node_modules/@react-router/dev/bin.cjs";

const stages = [
  ["install", install],
  ["generate", generate],
  ["format and lint", () => tool("node_modules/@biomejs/biome/bin/biome", ["ci", "."])],
  ["types", checkTypes],
  ["unit, architecture, contract", runUnitTests],
  ["build", build],
  ["faults", () => runFaults({ size: "short", report: faultsReport })],
  ["browser", () => runBrowserTests({ faults: "short", report: browserReport })],
];

async function checkTypes() {
  await tool(router, ["typegen"]);
  await tool("node_modules/typescript/bin/tsc", ["--noEmit"]);
}

async function runUnitTests() {
  await providePostgres();
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`];
  return tool("node_modules/vitest/vitest.mjs", ["run", ...reporters]);
}

function tool(file, args) {
  return runNode(file, args, {
    failure: `${file.split("/").at(-1)} ${args[0]} failed`,
    nextStep: "Correct what the output above names, then run npm test again.",
  });
}

await script(async () => {
  mkdirSync(results, { recursive: true });
  for (const report of [unitReport, faultsReport, browserReport]) rmSync(report, { force: true });

  const rows = [];
  let failure = null;
  for (const [name, run] of stages) {
    if (failure) {
      rows.push({ name, seconds: null, result: "not run" });
      continue;
    }
    console.log(`\n== ${name} ==`);
    const start = performance.now();
    try {
      await run();
    } catch (error) {
      failure = error;
    }
    const seconds = (performance.now() - start) / 1000;
    rows.push({ name, seconds, result: failure ? "FAILED" : "passed" });
  }

  const counts = countTests([unitReport, faultsReport], browserReport);
  // A stage that fails without a test, such as lint, is one failure as well.
  if (failure && counts.failed === 0) counts.failed = 1;
  printSummary(rows);
  if (failure) {
    console.log(`\n${failure instanceof StepError ? failure.message : failure.stack}`);
    if (failure.nextStep) console.log(failure.nextStep);
  }
  for (const title of flakyTests(browserReport))
    console.log(`To repair, it needed two runs: ${title}`);
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  process.exit(failure ? 1 : 0);
});
