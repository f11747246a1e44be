/** Finds a Chromium that really starts, or gets one. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { exitCodeOf, nodeBinary, root, StepError } from "./run.mjs";

// The shell is the same browser without windows: the tests take half the time in it.
const commands = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const applications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
/** A download that hangs must not hang the tests for ever. */
const longestDownloadMs = 5 * 60_000;

/** Path of the browser for the end-to-end tests; throws when none can be had. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await starts(named)) return named;
    throw new StepError(
      `CHROMIUM_PATH is ${named}, which is no browser that starts.`,
      "Correct CHROMIUM_PATH, or unset it to have a browser found, and run npm test again.",
    );
  }
  const browser =
    (await firstThatStarts(systemBrowsers())) ?? (await downloaded()) ?? (await packaged());
  if (browser) return browser;
  throw new StepError(
    "No Chromium was found, and none could be downloaded or installed.",
    "Install Chromium or Chrome, or name one with CHROMIUM_PATH, and run npm test again.",
  );
}

function systemBrowsers() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...applications];
}

/** Playwright's own, downloaded if it is not there yet. */
async function downloaded() {
  const { chromium } = createRequire(import.meta.url)("playwright-core");
  const browser = chromium.executablePath();
  if (await starts(browser)) return browser;
  console.log("No Chromium on this machine; downloading the one of Playwright …");
  const cli = join(root, "node_modules/playwright-core/cli.js");
  await exitCodeOf(nodeBinary, [cli, "install", "chromium"], { timeoutMs: longestDownloadMs });
  return (await starts(browser)) ? browser : null;
}

/** Debian's package, which brings the libraries that a bare machine lacks; older releases have no shell. */
async function packaged() {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await exitCodeOf("apt-get", ["update"], { env });
  for (const name of ["chromium-headless-shell", "chromium"]) {
    console.log(`Installing the Debian package ${name} …`);
    await exitCodeOf("apt-get", ["install", "-y", "--no-install-recommends", name], { env });
    const browser = await firstThatStarts(systemBrowsers());
    if (browser) return browser;
  }
  return null;
}

async function firstThatStarts(browsers) {
  for (const browser of browsers) if (await starts(browser)) return browser;
  return null;
}

async function starts(browser) {
  if (!existsSync(browser)) return false;
  return (await exitCodeOf(browser, ["--version"], { stdio: "ignore", timeoutMs: 30_000 })) === 0;
}
