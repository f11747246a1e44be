/**
 * Writes which release the build is to `build/release.json`: the version of `package.json`, or `VERSION`, and the
 * commit of `COMMIT`, or Git's. An image is built without a repository, from build arguments of these names.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);
const { version } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
const git = spawnSync("git", ["rev-parse", "HEAD"], { cwd: fileURLToPath(root), encoding: "utf8" });
const release = {
  version: process.env.VERSION || version,
  commit: process.env.COMMIT || git.stdout?.trim() || "unknown",
};

mkdirSync(new URL("build/", root), { recursive: true });
writeFileSync(new URL("build/release.json", root), `${JSON.stringify(release)}\n`);
