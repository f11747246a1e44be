/** `npm run lint`: every check, also after one that fails, so that one run names all findings. */
import manifest from "../package.json" with { type: "json" };
import { run } from "./prerequisites.mjs";

const folders = [
  "app",
  "brands",
  "brand-check",
  "server",
  "store-check",
  "embedded-commerce",
  "art",
  "scripts",
  "tests",
];
const { default: own, test } = manifest.imports["#brand/*"];
// What another brand leaves unused is of use to the brand that the shop came with.
const unused = own === test ? [["knip"], ["knip", "--production"]] : [];
const checks = [
  ["biome", "ci", "."],
  ["depcruise", ...folders, "*.ts"],
  ...unused.map((command) => [...command, "--no-config-hints"]),
];

let hasFailed = false;
for (const [command, ...args] of checks) {
  const code = await run(command, args);
  hasFailed ||= code !== 0;
}
process.exit(hasFailed ? 1 : 0);
