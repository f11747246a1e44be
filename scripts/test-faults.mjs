/** `npm run test:faults`: the whole suite of faults; with names, only the files that have them in theirs. */
import { build } from "./steps/build.mjs";
import { runFaults } from "./steps/faults.mjs";
import { install } from "./steps/install.mjs";
import { script } from "./steps/run.mjs";

await script(async () => {
  await install();
  await build();
  await runFaults({ size: "full", files: process.argv.slice(2) });
});
