/** Gets the database with which the newsletter is tested beside SQLite, where it can be had. */
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebianPackage } from "./debian-package.mjs";

const debianFolder = "/usr/lib/postgresql";

/** Installs Debian's package where none is there yet; what is missing elsewhere, the tests say. */
export async function providePostgres() {
  if (!isInstalled()) await installDebianPackage("postgresql");
}

function isInstalled() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const folders = [
    ...versions.map((version) => join(debianFolder, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.some((folder) => existsSync(join(folder, "initdb")));
}
