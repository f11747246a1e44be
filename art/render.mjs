// Makes the shop's pictures: plates with Chromium, packshots and scenes with Blender, all into art/masters as AVIF.
//   node art/render.mjs              every picture whose inputs changed since its master was made
//   node art/render.mjs NAME …       these pictures (a name, or the beginning of names followed by *)
//   node art/render.mjs NAME --draft quick, small and uncommitted: a PNG in art/out
//   node art/render.mjs --accept     take the present masters, or the named ones, as up to date (after a change that moves no pixel)
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { drawn, photograph } from "./plates/plates.mjs";
import { products, vessels } from "./plates/vessels.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const masters = join(here, "masters"),
  out = join(here, "out"),
  ledger = join(masters, "inputs.json");
/** Every picture that Blender makes: where its scene is, what it shows, its size and its samples. */
const shots = JSON.parse(await readFile(join(here, "shots.json"), "utf8"));
/** Hair is all detail and forgives; plain walls are all gradient and show every block. */
const quality = (name) => shots[name]?.avif ?? 70;

const flags = process.argv.slice(2).filter((a) => a.startsWith("--")),
  wanted = process.argv.slice(2).filter((a) => !a.startsWith("--"));
const unknown = flags.filter((flag) => flag !== "--draft" && flag !== "--accept");
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(", ")}. The first lines of art/render.mjs say what there is.`,
  );
  process.exit(1);
}
const draft = flags.includes("--draft");
const digest = (...parts) =>
  createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 16);

/** A Python file of ours, with all files of ours that it imports: a scene is new when one of them changed. */
function withImports(file, found = new Map()) {
  const path = join(here, file);
  if (found.has(file) || !existsSync(path)) return found;
  found.set(file, readFileSync(path, "utf8"));
  for (const [, from, names] of found.get(file).matchAll(/^(?:from ([\w.]+) )?import (.+)$/gm))
    for (const name of from ? [from] : names.split(/[ ,]+/))
      withImports(`${name.replaceAll(".", "/")}.py`, found);
  return found;
}

/** What a rendered picture depends on: its scene and all that this imports, its row, and the products in it. */
function rendered() {
  const material = (handle) => {
    const p = products[handle];
    return p
      ? JSON.stringify([p, vessels[p.vessel], (p.group ?? []).map(([member]) => material(member))])
      : "";
  };
  // What it shows in words, how finely it was sampled and encoded move nothing in it.
  const inputs = (name, { subject, framing, samples, avif, ...row }) =>
    digest(
      ...withImports(`shots/${row.scene}.py`, withImports("render.py")).values(),
      JSON.stringify(row),
      ...[name.replace(/-front$/, ""), ...(row.products ?? [])].map(material),
    );
  return Object.fromEntries(Object.entries(shots).map(([name, row]) => [name, inputs(name, row)]));
}

const encode = async (png, name) => {
  await mkdir(masters, { recursive: true });
  const file = join(masters, `${name}.avif`);
  await sharp(png)
    .avif({ quality: quality(name), effort: 4, chromaSubsampling: "4:4:4" })
    .toFile(file);
  console.log(`${name}  ${Math.round((await stat(file)).size / 1024)} KB`);
};

const render = (name) =>
  new Promise((resolve, reject) => {
    const python = [
      "-b",
      "--factory-startup",
      "-noaudio",
      "--python-exit-code",
      "1",
      "-P",
      join(here, "render.py"),
      "--",
      name,
      "--out",
      out,
      ...(draft ? ["--scale", ".4", "--samples", "8"] : []),
    ];
    spawn("nice", ["-n", "19", "blender", ...python], { stdio: ["ignore", "ignore", "inherit"] })
      .on("error", reject)
      .on("close", (code) =>
        code
          ? reject(new Error(`${name}: Blender ended with ${code}`))
          : resolve(join(out, `${name}.png`)),
      );
  });

const scenes = rendered();
const inputs = {
  ...Object.fromEntries(Object.entries(drawn).map(([name, shot]) => [name, digest(shot.svg())])),
  ...scenes,
};
const known = existsSync(ledger) ? JSON.parse(await readFile(ledger, "utf8")) : {};
const note = async (name) => {
  known[name] = inputs[name];
  await writeFile(
    ledger,
    `${JSON.stringify(
      Object.fromEntries(
        Object.entries(known)
          .filter(([n, hash]) => inputs[n] === hash)
          .sort(),
      ),
      null,
      2,
    )}\n`,
  );
};
const made = (name) => existsSync(join(masters, `${name}.avif`));

const match = (name) =>
  wanted.some((w) => (w.endsWith("*") ? name.startsWith(w.slice(0, -1)) : name === w));
if (flags.includes("--accept")) {
  for (const name of Object.keys(inputs))
    if (made(name) && (!wanted.length || match(name))) await note(name);
  process.exit();
}
const todo = Object.keys(inputs).filter((name) =>
  wanted.length ? match(name) : !made(name) || known[name] !== inputs[name],
);
if (wanted.length && !todo.length) {
  console.error(
    `No picture is called ${wanted.join(", ")}. There are: ${Object.keys(inputs).join(" ")}`,
  );
  process.exit(1);
}
const needsBlender = todo.filter((name) => scenes[name]);
if (needsBlender.length && spawnSync("blender", ["--version"]).error) {
  console.error(`Blender is not installed, and ${needsBlender.length} picture(s) need it: ${needsBlender.join(" ")}
  Debian, Ubuntu: apt-get install -y --no-install-recommends blender python3-numpy python3-pil
Nothing was changed. The site builds and runs from the committed masters without it.`);
  process.exit(1);
}
await mkdir(out, { recursive: true });
for (const name of todo) {
  const png = scenes[name] ? await render(name) : await photograph(drawn[name]);
  if (draft) {
    if (!scenes[name]) await writeFile(join(out, `${name}.png`), png);
    console.log(join(out, `${name}.png`));
    continue;
  }
  await encode(png, name);
  await note(name);
}
if (!todo.length) console.log("All masters are up to date.");
