import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, resolve } from "node:path";

/**
 * Copies what runs, and nothing else, into a folder: the built shop, the server's own files as far as they
 * are imported, and of the packages those that are. `node deploy/gather.ts FOLDER`, after a build.
 */
const root = resolve(import.meta.dirname, "..");
const target = resolve(process.argv[2] ?? "");
if (!process.argv[2] || target === root) throw new Error("Name the folder to copy to.");

/** What is started: the shop, the embedded store alone, the newsletter's commands, the health check. */
const entries = [
  "server/main.ts",
  "embedded-commerce/main.ts",
  "server/newsletter/command.ts",
  "deploy/ready.ts",
];
/** What is read from the disk by name. */
const folders = ["build/client", "build/server", "build/store-pictures", "art/masters"];
const files = [
  "package.json",
  "node_modules/node/package.json",
  "node_modules/node/bin/node",
  "node_modules/@shopify/hydrogen-react/package.json",
  "node_modules/@shopify/hydrogen-react/storefront.schema.json",
  ...fontFiles(),
  ...readdirSync(join(root, "embedded-commerce/checkout/styles")).map(
    (name) => `embedded-commerce/checkout/styles/${name}`,
  ),
];

const sources = new Set<string>();
const packages = new Set<string>();
for (const entry of entries) follow(entry);
for (const name of readdirSync(join(root, "build/server"), { recursive: true, encoding: "utf8" }))
  if (name.endsWith(".js")) follow(`build/server/${name}`);

for (const path of [...sources, ...folders, ...files]) copy(path);
for (const name of packages) copy(`node_modules/${name}`);
console.log(`${sources.size} sources and ${packages.size} packages are in ${target}`);

/** A source and all that it imports, but for types. */
function follow(path: string): void {
  if (sources.has(path)) return;
  sources.add(path);
  for (const name of importsOf(readFileSync(join(root, path), "utf8"))) {
    if (name.startsWith("node:")) continue;
    if (name.startsWith(".")) follow(posix.join(posix.dirname(path), name));
    else addPackage(name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
  }
}

function importsOf(source: string): string[] {
  const statements = source.matchAll(
    /^(?:import|export)\b(?!\s+type\b)(?:[^"'=;()]*\bfrom)?\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/gm,
  );
  return [...statements].flatMap(([, stated, asked]) => stated ?? asked ?? []);
}

/** A package and what it depends on; an optional one only where it is installed. */
function addPackage(name: string): void {
  const file = join(root, "node_modules", name, "package.json");
  if (packages.has(name) || !existsSync(file)) return;
  packages.add(name);
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(file, "utf8"));
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
    addPackage(needed);
}

/** The checkout's own, of packages whose other files are for the build. */
function fontFiles(): string[] {
  const source = readFileSync(join(root, "embedded-commerce/checkout/assets.ts"), "utf8");
  const fonts = [...source.matchAll(/"(@[^"/]+\/[^"/]+)(\/[^"]+\.woff2)"/g)];
  return fonts.flatMap(([, name, file]) => [
    `node_modules/${name}/package.json`,
    `node_modules/${name}${file}`,
  ]);
}

function copy(path: string): void {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(root, path), join(target, path), { recursive: true, dereference: true });
}
