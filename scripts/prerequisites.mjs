/**
 * What the commands need on a machine: the packages with Node 24, Chromium, PostgreSQL, nginx. Runs on
 * Node 20 with no packages installed.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../", import.meta.url));

/** Node 24, from the package `node`. `node` in an npm script is this one. */
export const nodeBinary = join(root, "node_modules/.bin/node");

const searchPath = (process.env.PATH ?? "").split(delimiter);

/** Resolves with the exit code of a command: 127 when it does not exist, 1 when a signal ended it. */
export function run(command, args, { env = {}, stdio = "inherit", timeout = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio,
      timeout,
    });
    child.on("error", () => resolve(127));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** Whether `target` is missing or older than a file or folder of `sources`; paths are relative to the root. */
export function isStale(target, sources, isIgnored = () => false) {
  const file = join(root, target);
  return !existsSync(file) || Math.max(...changeTimes(sources, isIgnored)) > statSync(file).mtimeMs;
}

/** Includes folders, which change when a file is added or removed. */
function changeTimes(paths, isIgnored) {
  return paths.flatMap((path) => {
    const file = join(root, path);
    if (isIgnored(path) || !existsSync(file)) return [];
    const status = statSync(file);
    if (!status.isDirectory()) return [status.mtimeMs];
    const entries = readdirSync(file).map((name) => `${path}/${name}`);
    return [status.mtimeMs, ...changeTimes(entries, isIgnored)];
  });
}

/** Installs the packages unless those of `package-lock.json` are there; resolves with npm's exit code. */
export async function installPackages() {
  if (existsSync(nodeBinary) && arePackagesInstalled()) return 0;
  console.log("Installing packages from package-lock.json ...");
  // npm replaces node_modules, so it must not run on the Node in it.
  const folders = searchPath.filter((folder) => folder !== join(root, "node_modules/.bin"));
  const args = ["ci", "--include=dev", "--loglevel=error"];
  const code = await run("npm", args, { env: { PATH: folders.join(delimiter) } });
  if (code !== 0) return code;
  if (existsSync(nodeBinary)) return 0;
  console.error(
    "npm skipped the install script of the `node` package. Run npm ci --ignore-scripts=false once.",
  );
  return 1;
}

/** By the versions in npm's list of what it installed: times say nothing in a folder that was copied. */
function arePackagesInstalled() {
  const installed = readPackages("node_modules/.package-lock.json");
  const wanted = Object.entries(readPackages("package-lock.json"));
  return wanted.every(
    ([path, { version, optional }]) =>
      path === "" || optional || installed[path]?.version === version,
  );
}

/** Empty without the file, which npm writes last. */
function readPackages(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {};
}

// The same browser without windows; the tests take half the time in it.
const headlessShell = "chromium-headless-shell";
const browserCommands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const browserApplications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Whether the browser tests have a Chromium; installs or downloads one where it can. */
export async function provideChromium() {
  if (process.env.CHROMIUM_PATH) return findChromium() !== null;
  if (!filesOnPath(headlessShell).some(starts)) await installDebianPackage(headlessShell);
  if (findChromium()) return true;
  console.log("Downloading Playwright's Chromium ...");
  const command = [join(root, "node_modules/playwright-core/cli.js"), "install", "chromium"];
  if ((await run(nodeBinary, command, { timeout: 5 * 60_000 })) === 0) return true;
  await installDebianPackage("chromium");
  return findChromium() !== null;
}

/**
 * Path of the browser for the browser tests: `CHROMIUM_PATH`, otherwise the headless shell, otherwise another Chromium of
 * the system. Null when none starts; Playwright then takes its own.
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return starts(named) ? named : null;
  const commands = [headlessShell, ...browserCommands].flatMap(filesOnPath);
  return [...commands, ...browserApplications].find(starts) ?? null;
}

function starts(browser) {
  if (!existsSync(browser)) return false;
  const options = { stdio: "ignore", timeout: 30_000 };
  return spawnSync(browser, ["--version"], options).status === 0;
}

/** The database with which the newsletter is tested beside SQLite. */
export async function providePostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const files = versions.map((version) => join(debian, version, "bin/initdb"));
  if (![...files, ...filesOnPath("initdb")].some(existsSync))
    await installDebianPackage("postgresql");
}

/** The reverse proxy of `deploy/nginx`, before which the fault tests stop instances. */
export async function provideNginx() {
  // Debian installs servers in `sbin`, which is not on a user's PATH.
  const files = [...filesOnPath("nginx"), "/usr/sbin/nginx", "/usr/local/sbin/nginx"];
  if (!files.some(existsSync)) await installDebianPackage("nginx");
}

/** The programs of the other engines' tests, by engine, and the Debian package of each. */
const engines = {
  Firefox: [[["firefox", "firefox-esr"], "firefox-esr"]],
  WebKit: [
    [["WebKitWebDriver"], "webkit2gtk-driver"],
    [["Xvfb"], "xvfb"],
  ],
};

/** Installs Firefox and WebKitGTK where it may; resolves with the engines that are not there. */
export async function provideEngines() {
  const isThere = ([names]) => names.flatMap(filesOnPath).some(existsSync);
  for (const program of Object.values(engines).flat())
    if (!isThere(program)) await installDebianPackage(program[1]);
  return Object.keys(engines).filter((engine) => !engines[engine].every(isThere));
}

function filesOnPath(name) {
  return searchPath.map((folder) => join(folder, name));
}

/** Does nothing on other systems or without root; the tests then report what is missing. */
async function installDebianPackage(name) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  console.log(`Installing the Debian package ${name} ...`);
  // RUNLEVEL=1 keeps the package from starting its server.
  const env = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  await run("apt-get", ["update"], { env });
  await run("apt-get", ["install", "-y", "--no-install-recommends", name], { env });
}
