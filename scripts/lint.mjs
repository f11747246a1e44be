/** `npm run lint`: every check, also after one that fails, so that one run names all findings. */
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
const checks = [
  ["biome", "ci", "."],
  ["depcruise", ...folders, "*.ts"],
  ["knip", "--no-config-hints"],
  ["knip", "--production", "--no-config-hints"],
];

let hasFailed = false;
for (const [command, ...args] of checks) {
  const code = await run(command, args);
  hasFailed ||= code !== 0;
}
process.exit(hasFailed ? 1 : 0);
