/** Gets the database with which the newsletter is tested beside SQLite, where it can be had. */
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { exitCodeOf } from "./run.mjs";

const debianFolder = "/usr/lib/postgresql";

/** Installs Debian's package where none is there yet; what is missing elsewhere, the tests say. */
export async function providePostgres() {
  if (isInstalled() || !existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  console.log("No PostgreSQL on this machine; installing the Debian package …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await exitCodeOf("apt-get", ["update"], { env });
  await exitCodeOf("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"], { env });
}

function isInstalled() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const folders = [
    ...versions.map((version) => join(debianFolder, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.some((folder) => existsSync(join(folder, "initdb")));
}
