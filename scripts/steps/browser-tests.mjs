/** Runs the tests in a browser; the shop has to be built already. */
import { findChromium } from "./chromium.mjs";
import { runNode } from "./run.mjs";

/** `faults` is how many of them are made, as for `runFaults`; `files` are parts of the names of what is run. */
export async function runBrowserTests({ faults, report, files = [] }) {
  const browser = await findChromium();
  console.log(`Browser: ${browser}`);
  const env = { CHROMIUM_PATH: browser, FAULTS: faults };
  if (report) env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  const reporters = `--reporter=list${report ? ",json" : ""}`;
  const options = [reporters, "--pass-with-no-tests"];
  await runNode("node_modules/@playwright/test/cli.js", ["test", ...options, ...files], {
    env,
    failure: "A test in the browser failed",
    nextStep: "Correct what the output above names, then run the command again.",
  });
}
