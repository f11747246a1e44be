/** Gets what stands in front of several instances (deploy/nginx), for the tests that kill some of them. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebianPackage } from "./debian-package.mjs";

export async function provideNginx() {
  // Debian keeps servers where only the administrator's shell looks.
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  if (folders.some((folder) => existsSync(join(folder, "nginx")))) return;
  await installDebianPackage("nginx");
}
