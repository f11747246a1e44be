/**
 * Writes what the accessibility checks of a test run found to `app/content/help/accessibility-evidence.json`, which the
 * next build shows on `/accessibility`. The browser tests report each check as a line of JSON
 * (`tests/support/page-shape.ts`). Runs after all browser tests have passed; evidence of an earlier run stays where this
 * one has none.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One check of a page, or of the part of it that a selector names. */
export type AccessibilityCheck = {
  /** Path, without its query. */
  page: string;
  part: string | null;
  /** In CSS pixels. */
  width: number;
  browser: string;
  /** Name and version of the program. */
  checker: string;
  /** How many rules were applied. */
  rules: number;
  violations: number;
  /** Rules that left a question to a person. */
  undecided: readonly string[];
};

type Run = { release: string; checkedAt: string; engines: readonly string[] };

/** A test that runs again reports its checks again, so the last one of a place counts. Null without a check. */
export function summarize(checks: readonly AccessibilityCheck[], run: Run) {
  const last = new Map(
    checks.map((check) => [JSON.stringify([check.page, check.part, check.width]), check]),
  );
  const counted = [...last.values()];
  const [first] = counted;
  if (!first) return null;
  return {
    ...run,
    pages: unique(counted.map(({ page }) => page)).sort(),
    widths: unique(counted.map(({ width }) => width)).sort((a, b) => a - b),
    engines: unique([first.browser, ...run.engines]),
    checker: first.checker,
    rules: Math.max(...counted.map(({ rules }) => rules)),
    checks: counted.length,
    violations: counted.reduce((sum, { violations }) => sum + violations, 0),
    undecided: unique(counted.flatMap(({ undecided }) => undecided)).sort(),
  };
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];

type VitestReport = {
  testResults?: { assertionResults: { status: string; ancestorTitles: string[] }[] }[];
};

/** Reads from a report of Vitest the names of the suites in which a test passed: each is an engine. */
function getEngines({ testResults = [] }: VitestReport): string[] {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === "passed");
  return passed.flatMap(({ ancestorTitles: [engine] }) => engine ?? []);
}

function writeEvidence(root: string): void {
  const reports = join(root, "node_modules/.cache/test-reports");
  const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});
  const lines = globSync(join(reports, "accessibility/*.jsonl")).flatMap((file) =>
    readFileSync(file, "utf8").trimEnd().split("\n"),
  );
  const { version = "unknown", commit = "unknown" } = read(join(root, "build/release.json"));
  const evidence = summarize(
    lines.map((line) => JSON.parse(line)),
    {
      release: `${version}, ${commit.slice(0, 12)}`,
      checkedAt: new Date().toISOString(),
      engines: getEngines(read(join(reports, "engines.json"))),
    },
  );
  if (!evidence) return;
  const file = join(root, "app/content/help/accessibility-evidence.json");
  writeFileSync(file, `${JSON.stringify(evidence, null, 2)}\n`);
}

if (import.meta.main) writeEvidence(join(import.meta.dirname, ".."));
