import { expect, test } from "vitest";
import { describeEvidence } from "~/content/help/accessibility-evidence";
import { summarize } from "../../scripts/write-accessibility.ts";

const check = {
  page: "/shop",
  part: null,
  width: 390,
  browser: "Chromium 143",
  checker: "axe-core 4.14.1",
  rules: 90,
  violations: 0,
  undecided: ["color-contrast"],
};
const run = {
  release: "1.0.0, abc",
  checkedAt: "2026-12-01T02:00:00.000Z",
  engines: ["Firefox", "WebKitGTK", "Firefox"],
};

test("a run is summed up by page and width, with the last check of each", () => {
  const checks = [
    { ...check, violations: 2 },
    { ...check, width: 1440 },
    check,
    { ...check, page: "/", part: "dialog" },
  ];

  expect(summarize(checks, run)).toEqual({
    ...run,
    engines: ["Chromium 143", "Firefox", "WebKitGTK"],
    pages: ["/", "/shop"],
    widths: [390, 1440],
    checker: "axe-core 4.14.1",
    rules: 90,
    checks: 3,
    violations: 0,
    undecided: ["color-contrast"],
  });
});

test("a run without a check is no evidence", () => {
  expect(summarize([], run)).toBeNull();
});

test("the page shows what the run wrote, on the day in New York", () => {
  const { table } = describeEvidence(summarize([check], run));

  expect(table?.caption).toBe("The automated check of November 30, 2026");
  expect(table?.rows).toEqual(
    expect.arrayContaining([
      ["Release", "1.0.0, abc"],
      ["Widths", "390 pixels"],
      ["Browser", "Chromium 143"],
      ["Also used in", "Firefox, WebKitGTK"],
      ["Problems found", "None"],
      ["Left for a person to judge", "1 rule: color-contrast"],
    ]),
  );
});

test("problems are shown as well", () => {
  const { table } = describeEvidence(summarize([{ ...check, violations: 3 }], run));

  expect(table?.rows).toContainEqual(["Problems found", "3"]);
});

test.each([
  ["no file", undefined],
  ["a file that is something else", { checks: "many" }],
])("with %s the page says that there is no record", (_, written) => {
  const { table, text } = describeEvidence(written);

  expect(table).toBeUndefined();
  expect(text?.[0]).toContain("no record of a test run");
});
