/** Gets a program that the tests start, where it can be had without asking anybody. */
import { existsSync } from "node:fs";
import { exitCodeOf } from "./run.mjs";

/** Installs a Debian package; on another system, or without the rights, the tests say what is missing. */
export async function installDebianPackage(name) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  console.log(`No ${name} on this machine; installing the Debian package …`);
  // Asks the package not to start the server that it brings: the tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  await exitCodeOf("apt-get", ["update"], { env });
  await exitCodeOf("apt-get", ["install", "-y", "--no-install-recommends", name], { env });
}
