import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import type * as Market from "#brand/content/market.ts";
import type * as Site from "#brand/content/site.ts";
import type * as BrandCheck from "../brand-check/check-brand.ts";
import manifest from "../package.json" with { type: "json" };
import type { Finding } from "../store-check/finding.ts";
import { brandFolder, brandPath, readBrandFiles } from "./brand-folder.ts";
import { importModule } from "./import-module.ts";

const root = join(import.meta.dirname, "..");
const folder = `brands/${basename(brandFolder)}/`;

/** Everything that `npm run brand -- check` says. A fault that breaks several steps is named by the first. */
export async function checkOwnBrand(): Promise<Finding[]> {
  // Modules and types that content and pages import.
  const generated = run("npm", ["run", "generate", "--silent"]);
  const unbuilt = toFinding("generate", generated.output, "the shop cannot be built");
  if (!existsSync(brandPath("generated"))) return [unbuilt];
  const types = checkTypes();
  const findings = [...types, ...checkServerModules(), ...(await checkContent(types))];
  const hasError = findings.some(({ status }) => status === "error");
  return hasError || generated.isDone ? findings : [unbuilt, ...findings];
}

/** The type errors of the brand and of the code that reads it, each once. */
function checkTypes(): Finding[] {
  const found = new Map<string, Finding>();
  for (const project of ["tsconfig.app.json", "tsconfig.server.json"]) {
    // In place of `test`: the shop's own brand.
    const args = ["-p", project, "--customConditions", "own"];
    const { output } = run("node_modules/.bin/tsc", args);
    const errors = output.matchAll(/^(.+?)\((\d+),\d+\): error (.+)/gm);
    for (const [line, file = "", place, message = ""] of errors) {
      const isOwn = file.startsWith(folder);
      if (file.startsWith("brands/") && !isOwn) continue;
      const action = isOwn ? "Correct the line" : `Change what this line reads of ${folder}`;
      const finding = toFinding(`types: ${file}:${place}`, message, "a page fails, or lacks this");
      found.set(line, { ...finding, action });
    }
  }
  if (found.size > 0) return [...found.values()];
  return [{ name: "types", status: "ok", seen: "no issues", effect: "", action: "" }];
}

/** The server reads a part of the brand without the build: there an import names its file with `.ts`, and no `~/`. */
function checkServerModules(): Finding[] {
  const code =
    'await import("./embedded-commerce/service.ts"); await import("./server/settings.ts")';
  const { isDone, output } = run(process.execPath, ["--input-type=module", "--eval", code]);
  const [message = output] = /^\w*Error.*/m.exec(output) ?? [];
  return isDone ? [] : [toFinding("imports of the server", message, "the shop does not start")];
}

/** A module that cannot be read is no second finding beside its type error. */
async function checkContent(types: readonly Finding[]): Promise<Finding[]> {
  const folder = join(root, manifest.imports["#brand/*"].test.replace("*", "content"));
  try {
    const { site } = await importModule<typeof Site>(join(folder, "site.ts"));
    const { market } = await importModule<typeof Market>(join(folder, "market.ts"));
    const { checkBrand } = await importModule<typeof BrandCheck>(
      join(root, "brand-check/check-brand.ts"),
    );
    const copied = { ...market, name: site.name, slug: site.slug };
    const showsSamples = process.env.SHOW_SAMPLES !== "off";
    return checkBrand({ files: readBrandFiles(), showsSamples, copied });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isNamed = types.some(({ status }) => status === "error");
    return isNamed ? [] : [toFinding("content", message, "the shop does not start")];
  }
}

function toFinding(name: string, seen: string, effect: string): Finding {
  return { name, status: "error", seen, effect, action: "Correct what the message names" };
}

function run(command: string, args: string[]): { isDone: boolean; output: string } {
  const result = spawnSync(command, args, { cwd: root, encoding: "utf8", maxBuffer: 10_000_000 });
  return { isDone: result.status === 0, output: (result.stdout + result.stderr).trim() };
}
