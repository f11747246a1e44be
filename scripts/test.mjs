/**
 * `npm test`: every check of the project, with one summary at the end. A stage that fails does not stop
 * those that do not need it. `npm test -- lint unit` runs these stages only. What the second lane prints comes between
 * the stages of the first.
 */
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
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

// They test the shop with the brand that it came with, whatever brand is its own.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --conditions=test`;

/** Some tests have a short form; `npm run test:faults` and `npm run test:engines` run them in full. */
const short = { TEST_SIZE: "short" };

/** A stage starts when those that it needs have passed, and the one before it in its lane has ended. */
const stages = [
  { name: "install", lane: "main", run: installPackages },
  { name: "generate", lane: "main", needs: ["install"], run: generate },
  { name: "build", lane: "main", needs: ["generate"], run: npmRun("build") },
  { name: "lint", lane: "beside", needs: ["install"], run: npmRun("lint") },
  { name: "types", lane: "beside", needs: ["generate"], run: npmRun("typecheck") },
  { name: "unit", lane: "beside", needs: ["generate"], run: npmRun("test:unit") },
  { name: "faults", lane: "beside", needs: ["build"], run: runFaultTests },
  { name: "engines", lane: "beside", needs: ["build"], run: npmRun("test:engines", short) },
  { name: "browser", lane: "main", needs: ["build"], run: runBrowserTests },
  { name: "brand", lane: "main", needs: ["generate"], run: npmRun("test:brand") },
];

/** Without the `pre` script, which would generate again. */
function npmRun(script, env) {
  return (stdio) => run("npm", ["run", script, "--ignore-scripts"], { env, stdio });
}

/** Also for the shop's own brand, whose types are checked, too; last for that of the tests, of which the build is. */
async function generate(stdio) {
  const { imports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const { default: own, test } = imports["#brand/*"];
  const code = own === test ? 0 : await npmRun("generate", { NODE_OPTIONS: "" })(stdio);
  return code || npmRun("generate")(stdio);
}

function runFaultTests(stdio) {
  const args = ["vitest", "run", "--config", "vitest.faults.config.ts"];
  return run("npx", args, { env: short, stdio });
}

async function runBrowserTests(stdio) {
  if (!(await provideChromium())) {
    console.error("No working Chromium found. Install one, or set CHROMIUM_PATH.");
    return 1;
  }
  // `SHARD=1/3` runs a third of the tests.
  const shard = process.env.SHARD ? [`--shard=${process.env.SHARD}`] : [];
  return run("npx", ["playwright", "test", ...shard], { env: short, stdio });
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  const names = stages.map(({ name }) => name).join(", ");
  console.error(`Unknown stage: ${unknown.join(", ")}. Available stages: ${names}.`);
  process.exit(1);
}
rmSync(reports, { recursive: true, force: true });

const selected = stages.filter(({ name }) => asked.length === 0 || asked.includes(name));
const isSelected = (...names) => selected.some(({ name }) => names.includes(name));
if (isSelected("unit", "faults")) await providePostgres();
if (isSelected("faults")) await provideNginx();
if (isSelected("engines")) {
  const missing = await provideEngines();
  for (const engine of missing)
    console.error(
      `WARNING: ${engine} is not installed, so its tests are skipped (see docs/browsers.md).`,
    );
  if (missing.length > 0 && process.env.CI) process.exit(1);
}

const rows = [];
/** The lane that prints at once, and the outputs of the other one that wait for the end of its stage. */
const printingLane = selected[0].lane;
let waiting = [];
const ends = {};
const lanes = {};
for (const stage of selected) {
  const { name, lane, needs = [] } = stage;
  const before = [lanes[lane], ...needs.map((need) => ends[need])];
  ends[name] = Promise.all(before).then(() => runStage(stage));
  lanes[lane] = ends[name];
}
await Promise.all(Object.values(ends));
printWaiting();

async function runStage({ name, lane, needs = [], run: start }) {
  const row = { name, seconds: "-", result: "not run" };
  rows.push(row);
  if (rows.some((each) => needs.includes(each.name) && each.result !== "passed")) return;
  const prints = lane === printingLane;
  // The installation of the packages empties the folder.
  mkdirSync(reports, { recursive: true });
  const log = join(reports, `${name}.log`);
  const file = prints ? null : openSync(log, "w");
  const title = `\n== ${name} ==`;
  if (prints) console.log(title);
  const startMs = performance.now();
  const code = await start(prints ? "inherit" : ["ignore", file, file]);
  row.seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  row.result = code === 0 ? "passed" : "FAILED";
  if (prints) printWaiting();
  else waiting.push(`${title}\n${readFileSync(log, "utf8")}`);
}

function printWaiting() {
  for (const output of waiting) console.log(output);
  waiting = [];
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
