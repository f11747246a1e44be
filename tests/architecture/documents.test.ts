import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { register } from "prom-client";
import { expect, test } from "vitest";
import launchSettings from "../../server/launch-settings.json" with { type: "json" };
import "../../server/monitoring/metrics.ts";
import { settings } from "../../server/settings.ts";

const guide = readFileSync("docs/operations.md", "utf8");

function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))].sort();
}

test("the guide's table of settings is that of the server", () => {
  expect(namesIn(guide, /^\| `([A-Z_]+)`/gm)).toEqual(Object.keys(settings).sort());
});

const deployed = ["deploy/Dockerfile", "deploy/compose.yaml", "deploy/kubernetes.yaml"];
const [deployedFiles, packages] = [
  deployed.map((file) => readFileSync(file, "utf8")).join("\n"),
  JSON.parse(readFileSync("package.json", "utf8")),
];

test("one Node: of the tests, of version managers and of the image's build", () => {
  const { node } = packages.devDependencies;

  expect(readFileSync(".node-version", "utf8").trim()).toBe(node);
  expect(/^ARG BUILD_IMAGE=node:([\d.]+)-/m.exec(deployedFiles)?.[1]).toBe(node);
  expect(process.versions.node).toBe(node);
});

test("the flags of Node and V8 are in one place, from which the image and `npm start` take them", () => {
  const flags = launchSettings.nodeArguments.map((flag) => flag.replace(/=.*/, ""));
  const others = globSync("{deploy,docs,scripts,server,bench}/**/*.*").filter(
    (file) => file !== join("server", "launch-settings.json"),
  );

  expect(flags).not.toEqual([]);
  for (const file of others)
    for (const flag of flags) expect(readFileSync(file, "utf8"), file).not.toContain(flag);
  expect(deployedFiles).toContain('CMD ["server/launch.mjs"]');
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
  // An address of the shop begins with a slash.
  const filePattern = /`([\w.][\w./-]*\.(?:tsx?|mjs|css|py|conf|md))`/g;
  const named = namesIn(readFileSync(document, "utf8"), filePattern);
  const meant = named.map((name) => [name, ...findMeant(name, dirname(document))]);

  expect(meant.filter(({ length }) => length !== 2)).toEqual([]);
});

test.each(documents)(
  "every link in %s to another document leads to a heading that it has",
  (document) => {
    const links = [
      ...readFileSync(document, "utf8").matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g),
    ];
    const broken = links.filter(([, path = "", anchor]) => {
      const target = path === "" ? document : join(dirname(document), path);
      return !existsSync(target) || (anchor !== undefined && !getAnchors(target).includes(anchor));
    });

    expect(broken.map(([link]) => link)).toEqual([]);
  },
);

test("every heading of a document that the store check names exists", () => {
  const named = globSync("server/store-check/*.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(docs\/[\w-]+\.md), ([A-Z][A-Za-z ]+)/g)].map(
      ([, document = "", heading = ""]) => ({ document, heading }),
    ),
  );

  expect(named.length).toBeGreaterThan(1);
  for (const { document, heading } of named)
    expect(readFileSync(document, "utf8"), heading).toMatch(
      new RegExp(`^#+ (?:\\d+\\. )?${heading}$`, "m"),
    );
});

/** Anchors of a document's headings, as GitHub makes them. */
function getAnchors(document: string): string[] {
  const headings = [...readFileSync(document, "utf8").matchAll(/^#+ (.+)$/gm)];
  return headings.map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** The file with this path, in the document's folder or from the root; otherwise those whose path ends so. */
function findMeant(name: string, folder: string): string[] {
  const [exact] = files.filter((file) => file === name || file === join(folder, name));
  return exact ? [exact] : files.filter((file) => `/${file}`.endsWith(`/${name}`));
}
