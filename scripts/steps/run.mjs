/**
 * How the scripts run a tool: said in one line before, timed in one line after, and a failure ends the
 * script in one sentence with the next step. Runs on Node 20 with no packages installed.
 */
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

const isWindows = process.platform === "win32";

/** Node 24 from the package `node`: everything but these scripts runs on it. */
export const nodeBinary = isWindows
  ? join(root, "node_modules/node/bin/node.exe")
  : join(root, "node_modules/.bin/node");

/** A step failed; the tool's own output stands above. */
export class StepError extends Error {
  constructor(message, nextStep, exitCode = 1) {
    super(message);
    this.nextStep = nextStep;
    this.exitCode = exitCode;
  }
}

/** Runs `work`, saying what it is and how long it took. Returns the seconds. */
export async function step(title, work) {
  const start = performance.now();
  console.log(`${title} …`);
  await work();
  const seconds = (performance.now() - start) / 1000;
  console.log(`${title}: done in ${seconds.toFixed(1)} s`);
  return seconds;
}

/** Runs one of our tools on the project's Node. `file` is relative to the root. */
export function runNode(file, args, { env = {}, failure, nextStep }) {
  return runCommand(nodeBinary, [join(root, file), ...args], {
    // Tools that start `node` themselves get the same one.
    env: { ...process.env, PATH: withProjectTools(process.env.PATH), ...env },
    failure,
    nextStep,
  });
}

/** Resolves when the command ends well, throws a {@link StepError} otherwise. */
export async function runCommand(
  command,
  args,
  { env = process.env, failure, nextStep, timeoutMs },
) {
  const code = await exitCodeOf(command, args, { env, timeoutMs });
  if (code !== 0) throw new StepError(`${failure} (exit code ${code}).`, nextStep, code);
}

/** 127 when the command does not exist, 1 when a signal ended it. */
export function exitCodeOf(
  command,
  args,
  { env = process.env, stdio = "inherit", timeoutMs } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio, timeout: timeoutMs });
    child.on("error", () => resolve(127));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** Starts a server on the project's Node and ends with it: signals go down, its exit code comes up. */
export function becomeServer(file, { env = {}, nodeArguments = [] } = {}) {
  const child = spawn(nodeBinary, [...nodeArguments, join(root, file)], {
    cwd: root,
    // Node keeps its compiled code there, which halves the time to the first request.
    env: { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"), ...process.env, ...env },
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => child.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
  }
  child.on("error", (error) => endWith(error));
  child.on("exit", (code) => process.exit(code ?? 1));
}

/** Runs a script's steps; the first that fails ends the process. */
export async function script(work) {
  try {
    await work();
  } catch (error) {
    endWith(error);
  }
}

function endWith(error) {
  if (error instanceof StepError) console.error(`\n${error.message}\n${error.nextStep}`);
  else console.error(error);
  process.exit(error.exitCode ?? 1);
}

function withProjectTools(path = "") {
  return [join(root, "node_modules/.bin"), path].join(delimiter);
}
