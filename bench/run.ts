import { writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { measureAge } from "./age.ts";
import { type Figure, formatNumber } from "./figure.ts";
import { measurePages } from "./pages.ts";
import { cleanUp } from "./processes.ts";
import { measureScale } from "./scale.ts";
import { measureServer } from "./server.ts";

/**
 * `npm run bench`, `npm run bench -- server`, `npm run bench -- --short`: measures the built shop and
 * replaces a topic's file in `bench/results`. A short run shows that everything works, and writes nothing.
 */
const topics = {
  pages: measurePages,
  server: measureServer,
  scale: measureScale,
  age: measureAge,
};

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
  const table = toTable(await measure(isShort).finally(cleanUp));
  console.log(`\n${table}\n`);
  const file = join(import.meta.dirname, `results/${topic}.md`);
  if (!isShort) await writeFile(file, `# ${topic}\n\n${describeMachine()}\n\n${table}\n`);
}

function toTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, unit = "", limit, isMinimum, note = "" }) => {
    const bound = `${isMinimum ? "≥" : "≤"} ${formatNumber(limit)}`;
    const measured = `${formatNumber(value)} ${unit}`.trim();
    const isWithinLimit = isMinimum ? value >= limit : value <= limit;
    return [name, measured, bound, isWithinLimit ? "yes" : "no", note];
  });
  const header = ["figure", "measured", "limit", "within limit", "note"];
  return [header, header.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

function describeMachine(): string {
  const date = new Date().toISOString().slice(0, 10);
  const load = formatNumber(loadavg()[2] ?? 0);
  const processors = `${cpus().length} x ${cpus()[0]?.model.trim()}`;
  return `${date}, Node ${process.versions.node}, ${processors}, load average ${load} with this run.`;
}
