/** `npm start`: installs and builds what changed, then serves the shop. Runs on Node 20 without packages. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { installPackages, isStale, nodeBinary, root, run } from "./prerequisites.mjs";

/** Everything that the build reads; the server itself is not bundled. */
const sources = [
  "app",
  "art/masters",
  "art/cut",
  "embedded-commerce/data",
  "embedded-commerce/images",
  "public",
  "scripts/compress.ts",
  "scripts/generate-schema-types.mjs",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "tsconfig.app.json",
  "tsconfig.server.json",
  "tsconfig.tests.json",
  "vite.config.ts",
];
const isIgnored = (path) => /\/generated$|^public\/pictures$|\.test\.tsx?$/.test(path);

await orExit(installPackages(), "The packages could not be installed");
// The build writes this file last.
if (isStale("build/store-pictures/sizes.json", sources, isIgnored))
  await orExit(run("npm", ["run", "build"]), "The shop could not be built");
serve();

async function orExit(work, problem) {
  const code = await work;
  if (code === 0) return;
  console.error(
    `\n${problem} (exit code ${code}). Correct what is named above, then run npm start.`,
  );
  process.exit(code);
}

function serve() {
  const settings = JSON.parse(readFileSync(join(root, "scripts/server-settings.json"), "utf8"));
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
