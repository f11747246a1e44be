/** `npm start`: installs and builds what changed, then serves the shop. Runs on Node 20 without packages. */
import { spawn } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { installPackages, isStale, nodeBinary, root, run } from "./prerequisites.mjs";

/** Everything that the build reads; of the server only the check of the store. */
const sources = [
  "app",
  "brands",
  "art/resize",
  "embedded-commerce/data",
  "embedded-commerce/images",
  "server/build.ts",
  "server/theme-color.ts",
  "store-check",
  "scripts",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];
const isIgnored = (path) => /\/generated$|\.test\.tsx?$/.test(path);

try {
  accessSync(root, constants.W_OK);
} catch (error) {
  console.error(
    `npm start installs and builds in ${root}, which cannot be written (${error.code}).`,
  );
  process.exit(1);
}
await step("packages", installPackages);
// The build writes this file last.
if (isOfOtherBrand() || isStale("build/store-images/sizes.json", sources, isIgnored)) {
  if (!existsSync(join(root, "node_modules/.cache/pictures")))
    console.log("The first build resizes every image, which takes a few minutes.");
  await step("generate", () => npmRun("generate"));
  await step("build", () => npmRun("build"));
}
// Not part of the build: a commit of the server alone is another release, too.
await run(nodeBinary, ["scripts/write-release.mjs"]);
serve();

/** Whether the build is of another brand than `imports` in package.json names, as after `npm test`. */
function isOfOtherBrand() {
  const note = join(root, "node_modules/.cache/brand");
  const { imports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const folder = imports["#brand/*"].default;
  return !existsSync(note) || folder !== `./brands/${readFileSync(note, "utf8")}/*`;
}

/** Without npm's own lines, and without the `pre` script, which is a step here. */
function npmRun(script) {
  return run("npm", ["run", script, "--silent", "--ignore-scripts"]);
}

/** Says what is done and how long it took; ends the command when it fails. */
async function step(name, work) {
  console.log(`== ${name} ==`);
  const start = performance.now();
  const code = await work();
  if (code !== 0) {
    console.error(
      `\nThe step "${name}" failed (exit code ${code}). Fix the error above, then run npm start again.`,
    );
    process.exit(code);
  }
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function serve() {
  const settings = JSON.parse(readFileSync(join(root, "server/launch-settings.json"), "utf8"));
  const server = spawn(nodeBinary, [...settings.nodeArguments, join(root, "server/main.ts")], {
    cwd: root,
    env: {
      // Cached compiled code halves the time to the first request.
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
      ...process.env,
      ...settings.environment,
    },
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => server.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
  server.on("exit", (code) => process.exit(code ?? 1));
}
