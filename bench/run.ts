import { join } from "node:path";
import { type Figure, holds } from "./figure.ts";
import { type Outcome, writeResults } from "./results.ts";
import { machine } from "./support/machine.ts";
import { MissingTool } from "./support/tools.ts";
import { printFigures } from "./table.ts";
import { chosenTopics, topics } from "./topics.ts";

/**
 * `npm run bench`, `npm run bench -- server`, `npm run bench -- --short --name=before`: measures, prints
 * one table, writes it to `bench/results/`, and ends with 1 when a deterministic figure falls short or
 * a topic breaks.
 */
const given = process.argv.slice(2);
const isShort = given.includes("--short");
const name = given.find((argument) => argument.startsWith("--name="))?.slice("--name=".length);
const wanted = given.filter((argument) => !argument.startsWith("--"));

const outcomes: Outcome[] = [];
for (const topic of chosenTopics(wanted)) outcomes.push(await outcomeOf(topic));

const figures = outcomes.flatMap((outcome) => outcome.figures);
printFigures(figures);
for (const { topic, failure } of outcomes)
  if (failure) console.log(`${topic} was not measured: ${failure}`);

const date = new Date().toISOString().slice(0, 10);
const parts = [date, name ?? wanted.join("-").replaceAll("/", "-"), isShort && "short"];
const file = join(import.meta.dirname, "results", parts.filter(Boolean).join("-"));
await writeResults(file, { date, machine: machine(), isShort, outcomes });
console.log(`Written to ${file}.md and .json`);

const fallsShort = (figure: Figure) => figure.isDeterministic && !holds(figure);
const isBroken = outcomes.some((outcome) => outcome.isBroken);
process.exit(figures.some(fallsShort) || isBroken ? 1 : 0);

/** A topic that breaks does not take the others with it; a missing tool is no defect of the shop. */
async function outcomeOf(topic: string): Promise<Outcome> {
  console.log(`Measuring ${topic} …`);
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 100) / 10;
  try {
    const { measure } = (await topics[topic]?.()) ?? {};
    const measured = (await measure?.({ isShort })) ?? [];
    return { topic, seconds: seconds(), figures: measured, failure: null, isBroken: false };
  } catch (error) {
    const isBroken = !(error instanceof MissingTool);
    if (isBroken) console.error(error);
    const failure = error instanceof Error ? error.message : String(error);
    return { topic, seconds: seconds(), figures: [], failure, isBroken };
  }
}
