import { readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { measureAge } from "./age.ts";
import { dayModel } from "./day.ts";
import { type Figure, formatNumber } from "./figure.ts";
import { measurePages } from "./pages.ts";
import { cleanUp } from "./processes.ts";
import { measureScale } from "./scale.ts";
import { measureServer } from "./server.ts";

/**
 * `npm run bench`, `npm run bench -- server`, `npm run bench -- --short`: measures the built shop and
 * replaces a topic's file in `bench/results`, and what `docs/operations.md` quotes of it. A short run shows that
 * everything works, and writes nothing.
 */
const topics = {
  pages: measurePages,
  server: measureServer,
  scale: measureScale,
  age: measureAge,
};

/** What a topic's file says beside its figures. */
const explanations: { [topic: string]: string } = { scale: dayModel };

const args = process.argv.slice(2);
const isShort = args.includes("--short");
const asked = args.filter((argument) => !argument.startsWith("--"));
const unknown = asked.filter((name) => !(name in topics));
if (unknown.length > 0) {
  console.error(`There is no topic ${unknown}. The topics are ${Object.keys(topics).join(", ")}.`);
  process.exit(1);
}

for (const [topic, measure] of Object.entries(topics)) {
  if (asked.length > 0 && !asked.includes(topic)) continue;
  console.log(`Measuring ${topic} …`);
  const figures = await measure(isShort).finally(cleanUp);
  const table = toTable(figures);
  console.log(`\n${table}\n`);
  if (isShort) continue;
  const file = join(import.meta.dirname, `results/${topic}.md`);
  const parts = [`# ${topic}`, describeMachine(), explanations[topic], table];
  await writeFile(file, `${parts.filter(Boolean).join("\n\n")}\n`);
  await quoteInGuide(topic, figures);
}

/** Replaces what stands between a topic's two marks in the guide, if it has them. */
async function quoteInGuide(topic: string, figures: readonly Figure[]): Promise<void> {
  const file = join(import.meta.dirname, "../docs/operations.md");
  const [start, end] = [`<!-- bench ${topic} -->`, `<!-- end of bench ${topic} -->`];
  const [before = "", rest = ""] = (await readFile(file, "utf8")).split(start);
  const [, after] = rest.split(end);
  if (after === undefined) return;
  const table = toTable(figures, false);
  await writeFile(
    file,
    [before, start, `\n${describeMachine()}\n\n${table}\n`, end, after].join(""),
  );
}

function toTable(figures: readonly Figure[], hasNotes = true): string {
  const rows = figures.map(({ name, value, unit = "", limit, isMinimum, note = "" }) => {
    const bound = `${isMinimum ? "≥" : "≤"} ${formatNumber(limit)}`;
    const measured = `${formatNumber(value)} ${unit}`.trim();
    const isWithinLimit = isMinimum ? value >= limit : value <= limit;
    return [name, measured, bound, isWithinLimit ? "yes" : "no", note];
  });
  const header = ["figure", "measured", "limit", "within limit", "note"];
  return [header, header.map(() => "---"), ...rows]
    .map((cells) => (hasNotes ? cells : cells.slice(0, -1)))
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

function describeMachine(): string {
  const date = new Date().toISOString().slice(0, 10);
  const load = formatNumber(loadavg()[2] ?? 0);
  const processors = `${cpus().length} x ${cpus()[0]?.model.trim()}`;
  return `${date}, Node ${process.versions.node}, ${processors}, load average ${load} with this run.`;
}
