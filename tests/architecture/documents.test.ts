import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { register } from "prom-client";
import { expect, test } from "vitest";
import startSettings from "../../scripts/server-settings.json" with { type: "json" };
import { settings } from "../../server/config.ts";
import "../../server/monitoring/metrics.ts";

const guide = readFileSync("docs/operations.md", "utf8");

function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))].sort();
}

test("the guide's table of settings is that of the server", () => {
  expect(namesIn(guide, /^\| `([A-Z_]+)`/gm)).toEqual(Object.keys(settings).sort());
});

test("the image starts the server as `npm start` does", () => {
  const image = readFileSync("deploy/Dockerfile", "utf8");
  const [, command = "[]"] = /^CMD (\[.+\])$/m.exec(image) ?? [];
  const [, environment = ""] = /^ENV (.+)$/m.exec(image) ?? [];

  expect(JSON.parse(command)).toEqual([...startSettings.nodeArguments, "server/main.ts"]);
  const variables = Object.entries(startSettings.environment);
  const expected = variables.map(([name, value]) => `${name}=${value}`);
  expect(environment.split(" ")).toEqual(expect.arrayContaining(expected));
});

test("every metric of the shop is in the guide, and the guide names no other", async () => {
  const counted = namesIn(await register.metrics(), /^# TYPE (\w+)/gm);
  const named = namesIn(guide, /\b((?:shop|nodejs|process)_[a-z0-9_]+[a-z0-9])\b/g);

  const withoutSuffix = named.map((name) => name.replace(/_(?:bucket|count|sum)$/, ""));
  expect(withoutSuffix.filter((name) => !counted.includes(name))).toEqual([]);
  const ours = counted.filter((name) => name.startsWith("shop_"));
  expect(ours.filter((name) => !named.includes(name))).toEqual([]);
});

const isLeftOut = (path: string) => /(?:^|\/)(?:node_modules|build|\.[\w-]+)$/.test(path);
const files = globSync("**/*.*", { exclude: isLeftOut });
const documents = files.filter((file) => file.endsWith(".md"));

test.each(documents)("every file that %s names exists, and no name stands for two", (document) => {
  const filePattern = /`([\w./-]+\.(?:tsx?|mjs|css|py|conf|md))`/g;
  const named = namesIn(readFileSync(document, "utf8"), filePattern);
  const meant = named.map((name) => [name, ...findMeant(name, dirname(document))]);

  expect(meant.filter(({ length }) => length !== 2)).toEqual([]);
});

/** The file with this path, in the document's folder or from the root; otherwise those whose path ends so. */
function findMeant(name: string, folder: string): string[] {
  const [exact] = files.filter((file) => file === name || file === join(folder, name));
  return exact ? [exact] : files.filter((file) => `/${file}`.endsWith(`/${name}`));
}
