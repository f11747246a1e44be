/** Builds the shop when its sources changed since the last build. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, runNode, step } from "./run.mjs";

/**
 * Everything the build reads. The servers are not bundled and need none, but for what says which pictures
 * the embedded store is asked for.
 */
const sources = [
  "app",
  "art/masters",
  "embedded-commerce/data",
  "embedded-commerce/images",
  "public",
  "scripts/compress.ts",
  "scripts/generate-graphql-types.mjs",
  "scripts/pictures",
  "scripts/pictures.ts",
  "scripts/press",
  "scripts/press.ts",
  "scripts/steps/build.mjs",
  "scripts/store-pictures.ts",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];
const written = [
  "app/content/generated",
  "app/commerce/generated",
  "public/favicon.ico",
  "public/icons",
  "public/pictures",
  "public/press",
];
const stamp = join(root, "build/.sources");

export async function build() {
  const digest = sourcesDigest();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) {
    console.log("Build: up to date");
    return;
  }
  rmSync(stamp, { force: true });
  await generate();
  await step("Building the shop", () =>
    runNode("node_modules/@react-router/dev/bin.cjs", ["build", "--logLevel", "warn"], {
      env: { NODE_ENV: "production" },
      failure: "The shop could not be built: react-router build failed",
      nextStep: "Correct the source that the message above names, then run the command again.",
    }),
  );
  await step("Compressing the build", () =>
    runNode("scripts/compress.ts", [], {
      failure: "The build could not be compressed",
      nextStep: "Delete the folder build, then run the command again.",
    }),
  );
  await step("Cutting the store's pictures", () =>
    runNode("scripts/store-pictures.ts", [], {
      failure: "The pictures of the embedded store could not be cut",
      nextStep: "Check the masters in art/masters, then run the command again.",
    }),
  );
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(stamp, digest);
}

/** The sources of what `generate` wrote last: the tests, which need it for the types, build after that. */
let generatedFrom = null;

/** Writes what is made from others: the schema's types, the cut pictures, the files for the press. */
export async function generate() {
  const digest = sourcesDigest();
  if (generatedFrom === digest) return;
  await step("Writing the types of the commerce schema", () =>
    runNode("scripts/generate-graphql-types.mjs", [], {
      failure: "The types of the commerce schema could not be written",
      nextStep: "Delete the folder node_modules, then run the command again.",
    }),
  );
  await step("Cutting the pictures", () =>
    runNode("scripts/pictures.ts", [], {
      failure: "The pictures could not be cut",
      nextStep: "Check the masters in art/masters, then run the command again.",
    }),
  );
  await step("Making the files for the press", () =>
    runNode("scripts/press.ts", [], {
      failure: "The files for the press could not be made",
      nextStep: "Correct what the message above names, then run the command again.",
    }),
  );
  generatedFrom = digest;
}

function sourcesDigest() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesUnder)) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

function filesUnder(path) {
  const isIgnored = written.includes(path) || /\.test\.tsx?$/.test(path);
  if (isIgnored || !existsSync(join(root, path))) return [];
  let entries;
  try {
    entries = readdirSync(join(root, path));
  } catch {
    return [path];
  }
  return entries.sort().flatMap((name) => filesUnder(`${path}/${name}`));
}
