// Makes the shop's images and press files; README.md lists the commands.
import { execFileSync, spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join, matchesGlob, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { runnerImport } from "vite";
import { PhotoError, writePhoto } from "./photo.ts";
import { plates } from "./plates/plates.mjs";
import { takeScreenshot } from "./plates/screenshot.mjs";
import { products, vessels } from "./plates/vessels.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const mastersDir = join(here, "masters");
const draftsDir = join(here, "out");
const inputsFile = join(mastersDir, "inputs.json");
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/** The images that Blender renders: scene, subject, size, samples. */
const shots = readJson(join(here, "shots.json"));

const { values: options, positionals: names } = parseArgs({
  options: {
    draft: { type: "boolean" },
    accept: { type: "boolean" },
    new: { type: "boolean" },
  },
  allowPositionals: true,
});

if (names[0] === "photo") {
  await takePhoto(...names.slice(1));
  process.exit();
}

/** Image name to a digest of everything that the image depends on. */
const inputs = {
  ...Object.fromEntries(Object.entries(plates).map(([name, svg]) => [name, digest(svg())])),
  ...Object.fromEntries(Object.keys(shots).map((name) => [name, digestShot(name)])),
};
/** The digests from which the committed masters were made. */
const recorded = readJson(inputsFile);

if (options.accept) {
  for (const name of Object.keys(inputs)) {
    if (hasMaster(name) && (names.length === 0 || isNamed(name))) await record(name);
  }
  process.exit();
}
if ((names.length === 0 || names.includes("press")) && !options.draft) {
  const config = { configFile: false, resolve: { tsconfigPaths: true } };
  const { module } = await runnerImport(join(here, "press/press-files.ts"), config);
  await module.writePressFiles();
  if (names.length === 1) process.exit();
}

const outdated = Object.keys(inputs).filter((name) =>
  names.length > 0 ? isNamed(name) : !hasMaster(name) || recorded[name] !== inputs[name],
);
if (names.length > 0 && outdated.length === 0) {
  fail(`No image is called ${names.join(", ")}. There are: ${Object.keys(inputs).join(" ")}`);
}
const rendered = outdated.filter((name) => shots[name]);
if (rendered.length > 0 && spawnSync("blender", ["--version"]).error) {
  fail(`Blender is not installed, and ${rendered.length} image(s) need it: ${rendered.join(" ")}
  Debian, Ubuntu: apt-get install -y --no-install-recommends blender python3-numpy python3-pil
No image was changed. The site builds and runs from the committed masters without Blender.`);
}
await mkdir(draftsDir, { recursive: true });
for (const name of outdated) {
  const png = shots[name] ? renderShot(name) : await takeScreenshot(plates[name]());
  if (options.draft) {
    const file = join(draftsDir, `${name}.png`);
    if (!shots[name]) await writeFile(file, png);
    console.log(file);
  } else {
    await encode(png, name);
    await record(name);
  }
}
if (outdated.length === 0) console.log("All masters are up to date.");

/** `npm run art -- photo NAME FILE`: a photo in place of an image; with `--new`, as a further one. */
async function takePhoto(name, path) {
  if (!name || !path) fail("Usage: npm run art -- photo NAME FILE [--new]");
  // npm runs scripts in the project's folder.
  const file = resolve(process.env.INIT_CWD ?? ".", path);
  const isNew = options.new ?? false;
  try {
    const { width, height } = await writePhoto({ file, name, isNew, mastersDir });
    console.log(`Wrote art/masters/${name}.avif, ${width} x ${height}`);
    console.log(
      isNew
        ? "Next: give it a row in app/content/images.ts, and a page that shows it."
        : "Next: say what it shows in app/content/images.ts (alt), then npm start.",
    );
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    fail(error.message);
  }
}

function isNamed(image) {
  return names.some((name) => matchesGlob(image, name));
}

function hasMaster(name) {
  return existsSync(join(mastersDir, `${name}.avif`));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

function digest(...parts) {
  return hash("sha256", parts.join("\n")).slice(0, 16);
}

/** Digests the scene's Python files, the shot's row, and the products in it. */
function digestShot(name) {
  // The other columns change no pixel of the scene.
  const { subject, framing, samples, avif, ...row } = shots[name];
  const toInput = (handle) => {
    const product = products[handle];
    if (!product) return "";
    const members = (product.group ?? []).map(([member]) => toInput(member));
    return JSON.stringify([product, vessels[product.vessel], members]);
  };
  return digest(
    ...readWithImports(`shots/${row.scene}.py`, readWithImports("render.py")).values(),
    JSON.stringify(row),
    ...[name.replace(/-front$/, ""), ...(row.products ?? [])].map(toInput),
  );
}

/** The text of a Python file and, recursively, of the files in art/ that it imports. */
function readWithImports(file, found = new Map()) {
  const path = join(here, file);
  if (found.has(file) || !existsSync(path)) return found;
  found.set(file, readFileSync(path, "utf8"));
  for (const [, from, modules] of found.get(file).matchAll(/^(?:from ([\w.]+) )?import (.+)$/gm))
    for (const module of from ? [from] : modules.split(/[ ,]+/))
      readWithImports(`${module.replaceAll(".", "/")}.py`, found);
  return found;
}

/** Renders a shot with Blender; returns the path of the PNG. */
function renderShot(name) {
  const script = ["-P", join(here, "render.py"), "--", name, "--out", draftsDir];
  const draft = options.draft ? ["--scale", ".4", "--samples", "8"] : [];
  const flags = ["-b", "--factory-startup", "-noaudio", "--python-exit-code", "1"];
  const args = ["-n", "19", "blender", ...flags, ...script, ...draft];
  execFileSync("nice", args, { stdio: ["ignore", "ignore", "inherit"] });
  return join(draftsDir, `${name}.png`);
}

/** Writes a master. Smooth walls show blocks below quality 70; hair does not. */
async function encode(png, name) {
  const file = join(mastersDir, `${name}.avif`);
  const quality = shots[name]?.avif ?? 70;
  const image = sharp(png).avif({ quality, effort: 4, chromaSubsampling: "4:4:4" });
  const { size } = await image.toFile(file);
  console.log(`${name}  ${Math.round(size / 1024)} KB`);
}

/** Records a master as made from today's inputs, and drops the records of outdated ones. */
async function record(name) {
  recorded[name] = inputs[name];
  const current = Object.entries(recorded).filter(([name, hash]) => inputs[name] === hash);
  await writeFile(inputsFile, `${JSON.stringify(Object.fromEntries(current.sort()), null, 2)}\n`);
}
