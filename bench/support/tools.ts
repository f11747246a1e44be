import { spawnSync } from "node:child_process";
import { delimiter } from "node:path";

/** A program that a topic measures with is not on this machine. */
export class MissingTool extends Error {
  override name = "MissingTool";
}

// Debian keeps servers where only the administrator's shell looks.
const path = [process.env.PATH, "/usr/sbin", "/usr/local/sbin"].filter(Boolean).join(delimiter);

/** The environment in which the tools are found. */
export const toolEnvironment: NodeJS.ProcessEnv = { ...process.env, PATH: path };

/** Throws a {@link MissingTool} that says how to get the program. */
export function needTool(name: "nginx" | "wrk"): void {
  const { error } = spawnSync(name, ["-v"], { env: toolEnvironment });
  if (!error) return;
  throw new MissingTool(
    `${name} is missing. Install it (Debian: apt-get install ${name}; macOS: brew install ${name}).`,
  );
}

/** What the program says of itself; `missing` when there is none. */
export function versionOf(name: string, commandLine: readonly string[]): string {
  const { error, stdout, stderr } = spawnSync(name, commandLine, {
    env: toolEnvironment,
    encoding: "utf8",
  });
  if (error) return "missing";
  return /\d+\.\d+(?:\.\d+)?/.exec(stdout + stderr)?.[0] ?? "unknown";
}
