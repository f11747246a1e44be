import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { products } from "../../brands/solenne/content/products/index.ts";
import { crawl } from "../support/served-pages.ts";
import { createTempFolder } from "../support/temp-folder.ts";
import { maren } from "./maren.ts";

const root = join(import.meta.dirname, "../..");
const shop = createTempFolder(afterAll);
const brand = join(shop, "brands/maren");

/** The shop's own brand is what `default` names, so without the condition of the tests. */
const env = { ...process.env, NODE_OPTIONS: "", NODE_ENV: "production" };

/** Runs a script of the copy. Throws with what it printed. */
function run(...script: string[]): void {
  const options = { cwd: shop, env, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...script], options);
  if (status !== 0) throw new Error(`${script.join(" ")} failed\n${stdout}${stderr}`);
}

/** Everything but what is made from it. The packages stay where they are. */
function copyShop(): void {
  const made =
    /^(?:node_modules|build|data|\.git|\.react-router|public\/pictures|brands\/[^/]+\/generated)$/;
  cpSync(root, shop, {
    recursive: true,
    filter: (source) => !made.test(relative(root, source)),
  });
  mkdirSync(join(shop, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== ".cache")
      symlinkSync(join(root, "node_modules", name), join(shop, "node_modules", name));
}

function writeBrand(): void {
  for (const [path, edit] of Object.entries(maren)) {
    const file = join(brand, path);
    if (edit === null) rmSync(file, { recursive: true });
    else writeFileSync(file, typeof edit === "string" ? edit : edit(readFileSync(file, "utf8")));
  }
}

async function serve(): Promise<string> {
  const settings = { PORT: "0", DATA_DIR: createTempFolder(afterAll) };
  const server = spawn(join(shop, "node_modules/.bin/node"), ["server/main.ts"], {
    cwd: shop,
    env: { ...env, ...settings },
  });
  afterAll(() => void server.kill());
  let printed = "";
  for await (const text of server.stdout.setEncoding("utf8")) {
    printed += text;
    const port = /ready on \S+ \(port (\d+)/.exec(printed)?.[1];
    if (port) return `http://localhost:${port}`;
  }
  throw new Error(`The shop did not start.\n${printed}`);
}

test("another brand is a folder: its shop is built, and says nothing of the brand it came from", async () => {
  copyShop();
  run("brand", "--", "new", "maren");
  writeBrand();
  run("art", "--", "press");
  run("brand", "--", "check");
  run("build");
  const pages = await crawl(await serve());

  const missing = pages.filter(({ status }) => status !== 200);
  expect(missing.map(({ address, from }) => `${from}: ${address}`)).toEqual([]);
  const find = (path: string) => pages.find(({ address }) => address === path);
  expect(find("/products/hair-soap")?.text).toMatch(/€19\.00 EUR\s*including tax/);
  expect(find("/products/hair-soap")?.text).not.toContain("What I avoid");
  expect(find("/")?.html).toContain("/logo.svg");
  for (const path of ["/products/sea-oil", "/shop/scalp-therapy", "/terms", "/faq"])
    expect(find(path), path).toBeDefined();

  const names = Object.values(products).map(({ title }) => title);
  const foreign = new RegExp(`Solenne|\\$\\d|USD|\\bUSA\\b|United States|${names.join("|")}`, "g");
  for (const { address, texts } of pages)
    expect
      .soft(
        texts.flatMap((text) => text.match(foreign) ?? []),
        address,
      )
      .toEqual([]);
});
