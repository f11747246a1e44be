/** Installs the locked packages when what is installed is not what the lock file says. */
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { nodeBinary, root, runCommand, StepError, step } from "./run.mjs";

export async function install() {
  if (isInstalled()) {
    console.log("Packages: up to date");
    return;
  }
  await step("Installing the packages of package-lock.json", async () => {
    const { command, args } = npm();
    await runCommand(command, [...args, "ci", "--include=dev", "--loglevel=error"], {
      env: { ...process.env, PATH: withoutProjectTools(process.env.PATH) },
      failure: "The packages could not be installed: npm ci failed",
      nextStep: "Look at npm's message above (most often the network), then run the command again.",
    });
  });
  if (existsSync(nodeBinary)) return;
  throw new StepError(
    "The package `node` is installed without its program: npm did not run its install script.",
    "Run npm config get ignore-scripts; when it says true, run npm ci --ignore-scripts=false once.",
  );
}

/** Compares npm's own record of the installed tree with the lock file, package by package. */
function isInstalled() {
  const installed = packagesOf("node_modules/.package-lock.json");
  const locked = packagesOf("package-lock.json");
  if (!installed || !locked || !existsSync(nodeBinary)) return false;

  return Object.entries(locked).every(([path, entry]) => {
    if (path === "") return true;
    const present = installed[path];
    // Packages of other platforms are locked and not installed.
    if (!present) return Boolean(entry.optional || entry.devOptional);
    return present.version === entry.version && present.integrity === entry.integrity;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
  } catch {
    return null;
  }
}

/** The npm that runs this script, else the one on the path. */
function npm() {
  const cli = process.env.npm_execpath;
  const isNpm = cli !== undefined && /npm-cli\.[cm]?js$/.test(cli) && existsSync(cli);
  return isNpm ? { command: process.execPath, args: [cli] } : { command: "npm", args: [] };
}

/** npm replaces node_modules, so it must not run on the Node that lies there. */
function withoutProjectTools(path = "") {
  const tools = join(root, "node_modules/.bin");
  return path
    .split(delimiter)
    .filter((folder) => folder !== tools)
    .join(delimiter);
}
