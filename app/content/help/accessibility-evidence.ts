import * as v from "valibot";
import { longUsDate } from "~/lib/dates";
import { counted } from "~/lib/text";
import type { HelpSection } from "./help-pages";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** What the last complete run of the browser tests found, as `scripts/write-accessibility.ts` writes it. */
const Evidence = v.object({
  /** ISO 8601. */
  checkedAt: v.pipe(v.string(), v.isoTimestamp()),
  release: name,
  /** Addresses and states, without their query. */
  pages: v.pipe(v.array(v.string()), v.minLength(1)),
  /** CSS pixels. */
  widths: v.pipe(v.array(count), v.minLength(1)),
  /** The first one ran the rules; the shop was used in the others too. */
  engines: v.pipe(v.array(name), v.minLength(1)),
  /** Name and version of the program, and how many of its rules were applied. */
  checker: name,
  rules: count,
  checks: count,
  violations: count,
  /** Rules that left a question to a person, in any check. */
  undecided: v.array(name),
});

/** What a test run wrote, for a section; a build that has no such file says so. */
export function describeEvidence(written: unknown): Pick<HelpSection, "text" | "table"> {
  const { success, output } = v.safeParse(Evidence, written);
  if (!success)
    return {
      text: [
        "This build of the shop has no record of a test run, so there is nothing to show here. A release is built after its tests and shows what they found.",
      ],
    };
  const { checkedAt, release, pages, widths, engines, checker, rules, undecided } = output;
  const [engine = "", ...others] = engines;
  return {
    table: {
      caption: `The automated check of ${longUsDate(checkedAt)}`,
      columns: ["What", "Result"],
      rows: [
        ["Release", release],
        ["Pages", String(pages.length)],
        ["Widths", `${widths.join(", ")} pixels`],
        ["Rules", `${rules} of ${checker}, for WCAG 2.2 AA and beyond it`],
        ["Browser", engine],
        ...(others.length > 0 ? [["Also used in", others.join(", ")]] : []),
        ["Checks", String(output.checks)],
        ["Problems found", output.violations === 0 ? "None" : String(output.violations)],
        [
          "Left for a person to judge",
          undecided.length === 0
            ? "Nothing"
            : `${counted(undecided.length, "rule")}: ${undecided.join(", ")}`,
        ],
      ],
    },
    text: [
      "An automated check finds about a third to half of what can be wrong. It can’t tell whether a text makes sense, so no problem found doesn’t mean there is none.",
    ],
  };
}
