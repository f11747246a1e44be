import { styleText } from "node:util";
import type { Finding } from "../../store-check/finding.ts";

const colors = { ok: "green", warning: "yellow", error: "red" } as const;

/** Prints one line a finding, or all as JSON with `--json`. The process ends with 1 when one is an error. */
export function printFindings(findings: readonly Finding[]): void {
  if (process.argv.includes("--json")) console.log(JSON.stringify(findings, null, 2));
  else for (const finding of findings) console.log(toLine(finding));
  process.exitCode = findings.some(({ status }) => status === "error") ? 1 : 0;
}

function toLine({ name, status, seen, effect, action }: Finding): string {
  // Leaves out colors when standard output is not a terminal.
  const label = styleText(colors[status], status.padEnd(7));
  const advice = status === "ok" ? "" : ` | Impact: ${effect} | Fix: ${action}`;
  return `${label} ${name}: ${seen}${advice}`;
}
