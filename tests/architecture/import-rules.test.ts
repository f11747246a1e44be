import { execFile } from "node:child_process";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { createTempFolder } from "../support/temp-folder.ts";

/** Rule that each import breaks. */
const forbidden = [
  ["app/ui/button.tsx", "app/features/cart/cart-store.ts", "down-from-ui"],
  ["app/features/new/a.tsx", "app/features/shop/b.tsx", "down-from-features/other"],
  ["app/features/cart/a.ts", "app/features/shop/b.ts", "down-from-features/cart"],
  ["app/product/a.ts", "app/features/cart/c.ts", "down-from-product"],
  ["app/content/a.ts", "app/commerce/b.ts", "down-from-commerce-content-hydration"],
  ["app/lib/a.test.ts", "app/ui/c.tsx", "down-from-lib"],
  ["app/shell/a.tsx", "app/routes/home.tsx", "down-from-shell"],
  ["app/routes/home.tsx", "app/root.tsx", "down-from-routes"],
  ["tests/a.ts", "app/utils/b.ts", "app-in-a-tier"],
  ["app/routes/shop.tsx", "server/config.ts", "shop-knows-no-server"],
  ["app/commerce/c.ts", "embedded-commerce/service.ts", "shop-knows-no-server"],
  ["embedded-commerce/a.ts", "app/lib/money.ts", "embedded-store-shares-facts-alone"],
  ["embedded-commerce/c.ts", "server/config.ts", "embedded-store-shares-facts-alone"],
  ["server/a.ts", "app/features/home/home-page.tsx", "server-shares-what-both-must-agree-on"],
  ["server/c.ts", "embedded-commerce/storage/carts.ts", "server-starts-the-embedded-store"],
  ["server/d.ts", "art/resize/a.ts", "tools-are-no-part-of-the-shop"],
  ["scripts/a.mjs", "tests/support/b.ts", "no-test-code-in-the-shop"],
  ["app/lib/money.ts", "app/lib/money.test.ts", "no-test-code-in-the-shop"],
] as const;

const allowed = [
  ["app/routes/about.tsx", "app/features/home/home-page.tsx"],
  ["app/features/shop/b.tsx", "app/features/cart/c.ts"],
  ["app/features/shop/c.tsx", "app/features/shop/d.tsx"],
  ["server/store-check/a.ts", "app/features/home/home-page.tsx"],
  ["server/store.ts", "embedded-commerce/service.ts"],
  ["embedded-commerce/d.ts", "app/content/site.ts"],
  ["bench/a.ts", "tests/support/b.ts"],
] as const;

test("an import breaks the rule of its folder, and no other", async () => {
  const folder = createTempFolder(onTestFinished);
  for (const [, to] of [...forbidden, ...allowed]) await write(folder, to, "export type A = 1;");
  for (const [from, to] of [...forbidden, ...allowed])
    await write(folder, from, `export type { A } from "${addressOf(from, to)}";`);

  const found = await findViolations(folder);

  expect(found.sort()).toEqual(forbidden.map((row) => row.join(" ")).sort());
});

async function write(folder: string, path: string, text: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function addressOf(from: string, to: string): string {
  const path = relative(dirname(from), to).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
}

type Report = {
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
};

async function findViolations(folder: string): Promise<string[]> {
  await cp("tsconfig.json", join(folder, "tsconfig.json"));
  const tool = join(process.cwd(), "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const config = join(process.cwd(), ".dependency-cruiser.mjs");
  const args = [tool, "--config", config, "--output-type", "json", "."];
  // The command fails where it finds something.
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );
  const report: Report = JSON.parse(stdout);
  return report.summary.violations.map(({ from, to, rule }) => `${from} ${to} ${rule.name}`);
}
