/** `npm start`: from a fresh clone to a running shop. */
import { readFile } from "node:fs/promises";
import { build } from "./steps/build.mjs";
import { install } from "./steps/install.mjs";
import { becomeServer, script } from "./steps/run.mjs";

await script(async () => {
  await install();
  await build();
  const { environment, nodeArguments } = await serverSettings();
  becomeServer("server/main.ts", { env: environment, nodeArguments });
});

/** Measured in docs/decisions/090; the benchmark and `deploy/Dockerfile` start it in the same way. */
async function serverSettings() {
  return JSON.parse(await readFile(new URL("steps/server-settings.json", import.meta.url), "utf8"));
}
