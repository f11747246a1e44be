/** Reads the reports of both test runners and prints what they add up to. */
import { readFileSync } from "node:fs";

/** Tests that passed and failed; a report that was not written counts nothing. */
export function countTests(unitReports, browserReport) {
  const browser = reportIn(browserReport)?.stats;
  const counts = {
    passed: (browser?.expected ?? 0) + (browser?.flaky ?? 0),
    failed: browser?.unexpected ?? 0,
  };
  for (const unit of unitReports.map(reportIn)) {
    counts.passed += unit?.numPassedTests ?? 0;
    counts.failed += unit?.numFailedTests ?? 0;
  }
  return counts;
}

/** Titles of the browser tests that passed only the second time. */
export function flakyTests(browserReport) {
  const titlesIn = (suite, path) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ title }) => [...path, title].join(" › ")),
    ...(suite.suites ?? []).flatMap((inner) => titlesIn(inner, [...path, inner.title])),
  ];
  const suites = reportIn(browserReport)?.suites ?? [];
  return suites.flatMap((suite) => titlesIn(suite, [suite.title]));
}

export function printSummary(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log(`\n${"stage".padEnd(width)}  seconds  result`);
  for (const { name, seconds, result } of rows) {
    const time = seconds === null ? "-" : seconds.toFixed(1);
    console.log(`${name.padEnd(width)}  ${time.padStart(7)}  ${result}`);
  }
}

function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
