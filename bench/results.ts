import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Figure } from "./figure.ts";
import type { Machine } from "./support/machine.ts";
import { markdownTable } from "./table.ts";

/** What came of one topic. */
export type Outcome = {
  topic: string;
  seconds: number;
  figures: Figure[];
  /** Why there are no figures. */
  failure: string | null;
  /** Whether that is a defect and not a tool that this machine lacks. */
  isBroken: boolean;
};

export type Results = {
  date: string;
  machine: Machine;
  isShort: boolean;
  outcomes: readonly Outcome[];
};

/** Writes the results for programs (`.json`) and for people (`.md`). */
export async function writeResults(file: string, results: Results): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.json`, `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(`${file}.md`, markdownOf(results));
}

function markdownOf({ date, machine, isShort, outcomes }: Results): string {
  const about = Object.entries(machine).map(([what, text]) => `- ${what}: ${text}`);
  const failures = outcomes.flatMap(({ topic, failure }) =>
    failure ? `- ${topic} was not measured: ${failure}` : [],
  );
  const warning = isShort ? ["A short run: it shows that everything works, not how fast."] : [];
  const table = markdownTable(outcomes.flatMap(({ figures }) => figures));
  const blocks = [[`# Measured on ${date}`], warning, about, [table], failures];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join("\n"))
    .join("\n\n")}\n`;
}
