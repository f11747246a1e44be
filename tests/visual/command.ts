/**
 * `npm run visual -- REVISION [--paths /,/shop] [--widths 390,1440]` compares the looks of another revision with those
 * of this folder: builds both, photographs every page and state in both, and writes those that differ, side by side, into
 * `node_modules/.cache/visual`.
 */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { compare } from "./compare-images.ts";
import { photograph } from "./photograph.ts";
import { states } from "./states.ts";

const root = join(import.meta.dirname, "../..");
const out = join(root, "node_modules/.cache/visual");
/** The build fills them. A file's name tells its content, so another revision can use them. */
const imageCaches = ["node_modules/.cache/pictures", "node_modules/.cache/store-images"];
/** A smaller difference comes from smoothing. */
const minPercent = 0.01;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { paths: { type: "string" }, widths: { type: "string", default: "390,1440" } },
});
const [revision] = positionals;
if (!revision) throw new Error("Name a revision: npm run visual -- main");

const worktree = mkdtempSync(join(tmpdir(), "solenne-visual-"));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    removeWorktree();
    process.exit(1);
  });
run(root, "git", "worktree", "add", "--detach", "--force", worktree, revision);
try {
  step("Building this folder");
  run(root, "npm", "run", "build", "--silent");
  step(`Building ${revision}`);
  installPackages();
  run(worktree, "npm", "run", "build", "--silent");
  const [before, after] = await Promise.all([startShop(worktree), startShop(root)]);
  try {
    await compareShops(before.origin, after.origin);
  } finally {
    before.stop();
    after.stop();
  }
} finally {
  removeWorktree();
}

/** Says with the time of day what begins, because each takes minutes. */
function step(what: string): void {
  console.log(`${new Date().toLocaleTimeString("en-US")}  ${what} ...`);
}

function removeWorktree(): void {
  if (existsSync(worktree)) run(root, "git", "worktree", "remove", "--force", worktree);
}

/** Copies what both revisions have in common: the packages, if their lock is the same, and resized images. */
function installPackages(): void {
  const readLock = (folder: string) => readFileSync(join(folder, "package-lock.json"), "utf8");
  const isSameLock = readLock(worktree) === readLock(root);
  if (!isSameLock) run(worktree, "npm", "ci", "--loglevel=error");
  for (const folder of isSameLock ? ["node_modules"] : imageCaches)
    cpSync(join(root, folder), join(worktree, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => path !== out,
    });
}

function run(folder: string, command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd: folder, stdio: "inherit" });
}

/** Starts a build on a free port, with an empty data folder. */
async function startShop(folder: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "solenne-visual-data-"));
  const server = spawn(join(folder, "node_modules/.bin/node"), ["server/main.ts"], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: "0", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let printed = "";
    server.once("exit", () =>
      reject(new Error(`The shop in ${folder} did not start:\n${printed}`)),
    );
    server.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const [, address] = /ready on (\S+)/.exec(printed) ?? [];
      if (address) resolve(address);
    });
  });
  return {
    origin,
    stop() {
      server.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function compareShops(before: string, after: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const paths = values.paths?.split(",") ?? (await getPaths(after));
  const executablePath =
    process.env.CHROMIUM_PATH ?? ["/usr/bin/chromium"].find((path) => existsSync(path));
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox"],
  });
  const views = [
    ...paths.map((path) => ({ name: path, path, act: null })),
    ...(values.paths ? [] : states),
  ];
  let count = 0;
  for (const width of values.widths.split(",").map(Number)) {
    step(`Photographing ${views.length} pages and states at ${width} pixels`);
    for (const view of views) {
      const name = `${String(width).padStart(4)}  ${view.name}`;
      try {
        const [old, now] = await Promise.all([
          photograph(browser, before, width, view),
          photograph(browser, after, width, view),
        ]);
        const percent = await compare(old, now, { file: getFile(view.name, width), minPercent });
        if (percent < minPercent) continue;
        count += 1;
        console.log(`${percent.toFixed(2).padStart(6)} %  ${name}`);
      } catch (error) {
        // The remaining pages are still compared.
        console.error(`  FAILED  ${name}: ${error}`);
        process.exitCode = 1;
      }
    }
  }
  await browser.close();
  console.log(count === 0 ? "Nothing looks different." : `${count} images in ${out}`);
}

function getFile(name: string, width: number): string {
  return join(out, `${name.replace(/\W+/g, "-").replace(/^-$/, "home")}-${width}.png`);
}

async function getPaths(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  return [...listed, "/search?q=oil", "/search?q=zzzz", "/shop?concern=dryness", "/no-such-page"];
}
