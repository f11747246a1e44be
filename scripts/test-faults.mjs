/**
 * `npm run test:faults`: all that the suites of faults break, of the servers and then in the browser; with
 * names, only the files that have them in theirs.
 */
import { runBrowserTests } from "./steps/browser-tests.mjs";
import { build } from "./steps/build.mjs";
import { runFaults } from "./steps/faults.mjs";
import { install } from "./steps/install.mjs";
import { script } from "./steps/run.mjs";

/** In the names of the browser's tests that break something. */
const ofFaults = ["attacks", "bad-input", "cart-storage", "failures", "fallback", "faults"];

await script(async () => {
  const files = process.argv.slice(2);
  await install();
  await build();
  await runFaults({ size: "full", files });
  await runBrowserTests({ faults: "full", files: files.length > 0 ? files : ofFaults });
});
