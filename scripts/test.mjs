/**
 * `npm test`: every check of the project, with one summary at the end. A stage that fails does not stop
 * those that do not need it. `npm test -- lint unit` runs these stages only.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  installPackages,
  provideChromium,
  provideEngines,
  provideNginx,
  providePostgres,
  root,
  run,
} from "./prerequisites.mjs";

/** Written by the reporters of the configurations of Vitest and Playwright. */
const reports = join(root, "node_modules/.cache/test-reports");

/** Some tests have a short form; `npm run test:faults` and `npm run test:engines` run them in full. */
const short = { TEST_SIZE: "short" };

const stages = [
  { name: "install", run: installPackages },
  { name: "generate", needs: ["install"], run: () => npmRun("generate") },
  { name: "lint", needs: ["install"], run: () => npmRun("lint") },
  { name: "types", needs: ["generate"], run: () => npmRun("typecheck") },
  { name: "unit", needs: ["generate"], run: runUnitTests },
  { name: "build", needs: ["generate"], run: () => npmRun("build") },
  { name: "faults", needs: ["build"], run: runFaultTests },
  { name: "browser", needs: ["build"], run: runBrowserTests },
  { name: "engines", needs: ["build"], run: () => npmRun("test:engines", short) },
];

/** Without the `pre` script, which would generate again. */
function npmRun(script, env) {
  return run("npm", ["run", script, "--ignore-scripts"], env);
}

async function runUnitTests() {
  await providePostgres();
  return npmRun("test:unit");
}

async function runFaultTests() {
  await providePostgres();
  await provideNginx();
  const args = ["vitest", "run", "--config", "vitest.faults.config.ts"];
  return run("npx", args, short);
}

async function runBrowserTests() {
  const browser = await provideChromium();
  // `SHARD=1/3` runs a third of the tests.
  const shard = process.env.SHARD ? [`--shard=${process.env.SHARD}`] : [];
  if (browser)
    return run("npx", ["playwright", "test", ...shard], { CHROMIUM_PATH: browser, ...short });
  console.error("No working Chromium found. Install one, or set CHROMIUM_PATH.");
  return 1;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  const names = stages.map(({ name }) => name).join(", ");
  console.error(`Unknown stage: ${unknown.join(", ")}. Available stages: ${names}.`);
  process.exit(1);
}
rmSync(reports, { recursive: true, force: true });

if (asked.length === 0 || asked.includes("engines")) {
  const missing = await provideEngines();
  for (const engine of missing)
    console.error(
      `WARNING: ${engine} is not installed, so its tests are skipped (see docs/browsers.md).`,
    );
  if (missing.length > 0 && process.env.CI) process.exit(1);
}

const rows = [];
for (const { name, needs = [], run: runStage } of stages) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (rows.some((row) => needs.includes(row.name) && row.result !== "passed")) {
    rows.push({ name, seconds: "-", result: "not run" });
    continue;
  }
  console.log(`\n== ${name} ==`);
  const start = performance.now();
  const code = await runStage();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  rows.push({ name, seconds, result: code === 0 ? "passed" : "FAILED" });
}
printSummary();
process.exit(rows.every(({ result }) => result === "passed") ? 0 : 1);

function printSummary() {
  console.log("\nstage     seconds  result");
  for (const { name, seconds, result } of rows)
    console.log(`${name.padEnd(8)}  ${seconds.padStart(7)}  ${result}`);

  for (const [result, title] of rows.flatMap(({ name }) => failures(readReport(name))))
    console.log(`${result === "passed" ? "FLAKY (passed on retry)" : "FAILED"}: ${title}`);
  for (const engine of missingEngines(readReport("engines")))
    console.log(`SKIPPED: ${engine} is not installed (see docs/browsers.md)`);
  let [passed, failed] = [0, 0];
  for (const { name, result } of rows) {
    const tests = countTests(readReport(name));
    passed += tests.passed;
    // A stage that fails without a failed test, such as lint, counts as one.
    failed += tests.failed || (result === "FAILED" ? 1 : 0);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
}

/** In a report of Vitest or Playwright. */
function countTests({ stats, numPassedTests = 0, numFailedTests = 0 }) {
  if (!stats) return { passed: numPassedTests, failed: numFailedTests };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/** Empty for a stage without a report, and for one that broke before it wrote its report. */
function readReport(name) {
  const file = join(reports, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** The tests of a report that failed, in their first run at least: result and full title. */
function failures({ suites, testResults = [] }) {
  return suites ? suites.flatMap(playwrightFailures) : testResults.flatMap(vitestFailures);
}

/** Suites are nested. */
function playwrightFailures({ title, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title: name, tests }) =>
    tests
      .filter(({ status }) => status === "flaky" || status === "unexpected")
      .map(({ status }) => [status === "flaky" ? "passed" : "failed", name]),
  );
  const all = [...own, ...suites.flatMap(playwrightFailures)];
  return all.map(([result, name]) => [result, `${title} › ${name}`]);
}

/** A test that passed in its second run keeps the error of the first. A file may fail without a test. */
function vitestFailures({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter(({ failureMessages }) => failureMessages?.length > 0);
  if (status === "failed" && failed.length === 0) return [["failed", `${name} ${message}`]];
  return failed.map((test) => [
    test.status,
    `${test.fullName}${test.status === "failed" ? `\n${test.failureMessages[0]}` : ""}`,
  ]);
}

/** Their tests are skipped. */
function missingEngines({ testResults = [] }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const skipped = tests.filter(({ status }) => status === "skipped" || status === "pending");
  return new Set(skipped.map(({ ancestorTitles }) => ancestorTitles[0]));
}
