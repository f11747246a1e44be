// Makes the shop's images and press files; README.md lists the commands.

import { execFileSync, spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join, matchesGlob, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { brandPath } from "../scripts/brand-folder.ts";
import { importModule } from "../scripts/import-module.ts";
import { PhotoError, writePhoto } from "./photo.ts";
import { plates } from "./plates/plates.mjs";
import { takeScreenshot } from "./plates/screenshot.mjs";
import { products, vessels } from "./plates/vessels.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const mastersDir = brandPath("pictures");
const draftsDir = join(here, "out");
const inputsFile = join(mastersDir, "inputs.json");
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/** The images that Blender renders: scene, subject, size, samples. */
const shots = readJson(join(here, "shots.json"));
/** Parts of other images, side by side: `at` has the left and upper edge, width and height in pixels. */
const crops = readJson(join(here, "crops.json"));
/** The videos that Blender renders, by product: size, number of frames, samples, what moves. */
const loops = Object.fromEntries(
  Object.entries(readJson(join(here, "loops.json"))).map(([handle, row]) => [
    `${handle}-loop`,
    { handle, ...row },
  ]),
);
/** The quality of strips, which are served as they are: within 350 KB, a turn with its back. */
const servedQuality = 55;
const framesPerSecond = 20;
/** Both are within 400 KB for three seconds. Their levels are those that the embedded store names (`video-files.ts`). */
const codecs = {
  av1: ["-c:v", "libsvtav1", "-preset", "4", "-crf", "24"],
  h264: ["-c:v", "libx264", "-preset", "veryslow", "-crf", "17", "-level", "3.1", "-refs", "5"],
};
/** Noise between frames is averaged, sides become even numbers, and colors are named, for browsers guess otherwise. */
const filters = [
  "hqdn3d=0.1:0.1:3:3",
  "scale=ceil(iw/2)*2:ceil(ih/2)*2:out_color_matrix=bt709:out_range=tv",
  "format=yuv420p",
];
const colors = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1"];

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

if ((names.length === 0 || names.includes("press")) && !options.draft && !options.accept) {
  const { writePressFiles } = await importModule(join(here, "press/press-files.ts"));
  for (const [file, bytes] of Object.entries(await writePressFiles()))
    console.log(`press/${file}  ${Math.round(bytes / 1024)} KB`);
  if (names.length === 1) process.exit();
}

const { getBackLabel } = await importModule(join(here, "back-labels.ts"));
/** The products that turn under a slider; each has what is printed on its back. */
const turnTable = readJson(join(here, "turns.json"));
const turns = Object.fromEntries(
  turnTable.products.map((handle) => [`${handle}-turn`, { handle, label: getBackLabel(handle) }]),
);

/** Image name to a digest of everything that the image depends on. */
const inputs = {
  ...Object.fromEntries(Object.entries(plates).map(([name, svg]) => [name, digest(svg())])),
  ...Object.fromEntries(Object.keys(shots).map((name) => [name, digestShot(name)])),
  ...Object.fromEntries(Object.keys(loops).map((name) => [name, digestLoop(name)])),
  ...Object.fromEntries(Object.keys(turns).map((name) => [name, digestTurn(name)])),
};
for (const [name, row] of Object.entries(crops))
  inputs[name] = digest(JSON.stringify(row), ...row.parts.map(({ of }) => inputs[of]));
/** The digests from which the committed masters were made. */
const recorded = readJson(inputsFile);

if (options.accept) {
  for (const name of Object.keys(inputs)) {
    if (!hasMaster(name) || (names.length > 0 && !isNamed(name))) continue;
    await record(name);
    console.log(`Recorded pictures/${name}.avif as current`);
  }
  process.exit();
}

const outdated = Object.keys(inputs).filter((name) =>
  names.length > 0 ? isNamed(name) : !hasMaster(name) || recorded[name] !== inputs[name],
);
if (names.length > 0 && outdated.length === 0) {
  fail(`No image is called ${names.join(", ")}. There are: ${Object.keys(inputs).join(" ")}`);
}
const rendered = outdated.filter((name) => shots[name] || loops[name] || turns[name]);
if (rendered.length > 0 && spawnSync("blender", ["--version"]).error) {
  fail(`Blender is not installed, and ${rendered.length} image(s) need it: ${rendered.join(" ")}
  Debian, Ubuntu: apt-get install -y --no-install-recommends blender python3-numpy python3-pil
No image was changed. The site builds and runs from the committed masters without Blender.`);
}
await mkdir(draftsDir, { recursive: true });
for (const name of outdated) {
  if (loops[name]) {
    await makeLoop(name);
    continue;
  }
  if (turns[name]) {
    await makeTurn(name);
    continue;
  }
  const png = crops[name]
    ? await cutOut(crops[name])
    : shots[name]
      ? renderShot(name)
      : await takeScreenshot(plates[name]());
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
    console.log(`Wrote pictures/${name}.avif, ${width} x ${height}`);
    console.log(
      isNew
        ? "Next: give it a row in content/images.ts, and a page that shows it."
        : "Next: say what it shows in content/images.ts (alt), then npm start.",
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
  return digest(
    ...readWithImports(`shots/${row.scene}.py`, readWithImports(scriptOf(row))).values(),
    JSON.stringify(row),
    ...[name.replace(/-front$/, ""), ...(row.products ?? [])].map(digestibleProduct),
  );
}

/** Digests what all loops are made by, the loop's row, and its product. */
function digestLoop(name) {
  const { handle, samples, ...row } = loops[name];
  return digest(
    ...readWithImports("shots/loops.py", readWithImports("render_loop.py")).values(),
    JSON.stringify(row),
    digestibleProduct(handle),
  );
}

/** Digests what all turns are made by, the packshot that a turn begins with, its product, and the text of its label. */
function digestTurn(name) {
  const { handle, label } = turns[name];
  const { products, samples, ...row } = turnTable;
  const { size, surface } = shots[`${handle}-front`];
  return digest(
    ...readWithImports("shots/packshots.py", readWithImports("render_turn.py")).values(),
    JSON.stringify([row, size, surface, label]),
    digestibleProduct(handle),
  );
}

/** What an image shows of a product, as text; empty for what is no product. */
function digestibleProduct(handle) {
  const product = products[handle];
  if (!product) return "";
  const members = (product.group ?? []).map(([member]) => digestibleProduct(member));
  return JSON.stringify([product, vessels[product.vessel], members]);
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
  const draft = options.draft ? ["--scale", ".4", "--samples", "8"] : [];
  runBlender(scriptOf(shots[name]), name, "--out", draftsDir, ...draft);
  return join(draftsDir, `${name}.png`);
}

async function cutOut({ width, parts }) {
  const images = parts.map(({ of, at: [left, top, width, height] }) =>
    sharp(join(mastersDir, `${of}.avif`)).extract({ left, top, width, height }),
  );
  const cut = await Promise.all(images.map((image) => image.resize(width).png().toBuffer()));
  if (cut.length === 1) return cut[0];
  return await sharp(cut, { join: { across: cut.length } })
    .png()
    .toBuffer();
}

/** A shot with a grid has a frame in each of its cells. */
function scriptOf({ grid }) {
  return grid ? "render_frames.py" : "render.py";
}

function runBlender(script, ...args) {
  const flags = ["-b", "--factory-startup", "-noaudio", "--python-exit-code", "1"];
  const command = ["blender", ...flags, "-P", join(here, script), "--", ...args];
  execFileSync("nice", ["-n", "19", ...command], { stdio: ["ignore", "ignore", "inherit"] });
}

/**
 * Renders the frames of a loop and writes its video, in two encodings, and its poster, the first frame at twice its
 * size. Frames of the same inputs are kept, so that an interrupted rendering goes on. A draft has one frame of six, and
 * is no video.
 */
async function makeLoop(name) {
  const { handle, frames, step = 1 } = loops[name];
  const folder = join(draftsDir, "loops", `${name}-${options.draft ? "draft" : inputs[name]}`);
  if (options.draft) await rm(folder, { recursive: true, force: true });
  const draft = options.draft ? ["--scale", ".5", "--samples", "3", "--step", "6"] : [];
  runBlender("render_loop.py", handle, "--out", folder, ...draft);
  if (options.draft) {
    console.log(folder);
    return;
  }
  for (const [encoding, codec] of Object.entries(codecs)) {
    const file = join(mastersDir, `${name}.${encoding}.mp4`);
    const input = ["-framerate", `${framesPerSecond}/${step}`, "-pattern_type", "glob"];
    const between = step > 1 ? [`minterpolate=fps=${framesPerSecond}:mc_mode=aobmc:vsbmc=1`] : [];
    const look = ["-vf", [...between, ...filters].join(), "-frames:v", frames];
    const output = [...look, ...codec, ...colors, "-movflags", "+faststart", file];
    const images = ["-i", join(folder, "frame-*.png")];
    execFileSync("ffmpeg", ["-v", "error", "-y", ...input, ...images, ...output]);
    console.log(`${name}.${encoding}.mp4  ${Math.round((await stat(file)).size / 1024)} KB`);
  }
  await encode(join(folder, "poster.png"), name);
  await record(name);
}

/** Renders the frames of a turn and writes them as one image, and the last one large, as `HANDLE-back`. Both are served as they are. */
async function makeTurn(name) {
  const { handle, label } = turns[name];
  const folder = join(draftsDir, "turns", `${name}-${options.draft ? "draft" : inputs[name]}`);
  if (options.draft) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "label.json"), JSON.stringify(label));
  const draft = options.draft ? ["--scale", ".5", "--samples", "3", "--step", "6"] : [];
  runBlender("render_turn.py", handle, "--out", folder, ...draft);
  if (options.draft) {
    console.log(folder);
    return;
  }
  const { columns, rows, size } = turnTable;
  const [width, height] = size;
  const frames = Array.from({ length: columns * rows }, (_, index) => ({
    input: join(folder, `frame-${String(index).padStart(2, "0")}.png`),
    left: (index % columns) * width,
    top: Math.floor(index / columns) * height,
  }));
  const sheet = { width: columns * width, height: rows * height, channels: 3, background: "white" };
  const strip = await sharp({ create: sheet }).composite(frames).png().toBuffer();
  await encode(strip, name, servedQuality);
  await encode(join(folder, "back.png"), `${handle}-back`, servedQuality);
  await record(name);
}

/** Writes a master. Smooth walls show blocks below quality 70; hair does not. */
async function encode(png, name, quality = shots[name]?.avif ?? 70) {
  const file = join(mastersDir, `${name}.avif`);
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
