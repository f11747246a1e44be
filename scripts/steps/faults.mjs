/** Runs the suite that starts the shop as built and breaks things; it has to be built already. */
import { provideNginx } from "./nginx.mjs";
import { providePostgres } from "./postgres.mjs";
import { runNode } from "./run.mjs";

/** `size`: "full", or "short" as a part of `npm test`; the tests read it from the variable FAULTS. */
export async function runFaults({ size, report, files = [] }) {
  await providePostgres();
  await provideNginx();
  const reporters = ["--reporter=default"];
  if (report) reporters.push("--reporter=json", `--outputFile.json=${report}`);
  const config = ["--config", "vitest.faults.config.ts", "--passWithNoTests"];
  await runNode("node_modules/vitest/vitest.mjs", ["run", ...config, ...reporters, ...files], {
    env: { FAULTS: size },
    failure: "The shop did not bear what was done to it",
    nextStep: "Correct what the output above names, then run npm run test:faults.",
  });
}
