import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { type Interval, listYear } from "./renewal-days";

const month: Interval = { count: 1, unit: "month" };

describe("the deliveries of a year", () => {
  test("are those of its twelve months, without the day from which they count", () => {
    expect(listYear("2026-11-27", { count: 30, unit: "day" })).toEqual([
      "2026-12-27",
      "2027-01-26",
      "2027-02-25",
      "2027-03-27",
      "2027-04-26",
      "2027-05-26",
      "2027-06-25",
      "2027-07-25",
      "2027-08-24",
      "2027-09-23",
      "2027-10-23",
      "2027-11-22",
    ]);
  });

  test.each([
    ["2027-01-31", ["2027-02-28", "2027-03-31", "2027-04-30"]],
    ["2028-01-30", ["2028-02-29", "2028-03-30", "2028-04-30"]],
    ["2028-02-29", ["2028-03-29", "2028-04-29", "2028-05-29"]],
    ["2026-12-31", ["2027-01-31", "2027-02-28", "2027-03-31"]],
  ])("by months from %s, fall on the last day of a month that lacks the day", (from, days) => {
    const year = listYear(from, month);

    expect(year.slice(0, 3)).toEqual(days);
    expect(year).toHaveLength(12);
  });

  test.each<[Interval, number]>([
    [{ count: 60, unit: "day" }, 6],
    [{ count: 90, unit: "day" }, 4],
    [{ count: 2, unit: "week" }, 26],
    [{ count: 3, unit: "month" }, 4],
    [{ count: 12, unit: "month" }, 1],
    [{ count: 400, unit: "day" }, 0],
  ])("%o apart are %i", (interval, count) => {
    expect(listYear("2027-02-28", interval)).toHaveLength(count);
  });
});

test.each(["America/New_York", "Pacific/Auckland", "America/Sao_Paulo"])(
  "no change of clocks in %s moves a day",
  (TZ) => {
    // The zone of a process is read once, when it starts.
    const script = `import { listYear } from ${JSON.stringify(new URL("renewal-days.ts", import.meta.url).href)};
      const units = ["day", "month"].map((unit) => listYear("2027-01-31", { count: 1, unit }));
      console.log(JSON.stringify(units));`;
    const printed = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
      env: { ...process.env, TZ },
      encoding: "utf8",
    });
    const [days = [], months] = JSON.parse(printed) as string[][];

    expect(new Set(days).size).toBe(365);
    expect(days.at(-1)).toBe("2028-01-31");
    expect(months).toEqual(listYear("2027-01-31", month));
  },
);
