/**
 * Makes the files for the press from the shop's own words: a PDF for each release and the media kit,
 * into `public/press`. Writes what the page says about them: address and size.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { factSheetPdf } from "./press/fact-sheet-pdf.ts";
import { mediaKit } from "./press/media-kit.ts";
import { releasePdf } from "./press/release-pdf.ts";

type Content = {
  press: typeof import("../app/content/press.ts");
  texts: typeof import("../app/content/press-release-texts.ts");
  site: typeof import("../app/content/site.ts");
};

const root = new URL("../", import.meta.url);
const folder = new URL("public/press/", root);

const { press, texts, site } = await content();
const { name, email } = site.site;
const { boilerplate } = texts;
const words = { name, email, boilerplate, supplementStatement: site.supplementStatement };

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const sizes: Record<string, number> = {};

for (const release of press.pressReleases) {
  const body = texts.pressReleaseTexts[release.id];
  if (!body) throw new Error(`press-release-texts.ts says nothing for ${release.id}`);
  await write(`${release.id}.pdf`, await releasePdf(release, body, words));
}
const factSheet = await factSheetPdf(texts.factSheet, words, press.latestRelease.date);
const masters = fileURLToPath(new URL("art/masters/", root));
await write(press.mediaKitFile, await mediaKit({ name, email, boilerplate, factSheet, masters }));

const moduleFile = new URL("app/content/generated/press-files.ts", root);
await mkdir(new URL("./", moduleFile), { recursive: true });
await writeFile(
  moduleFile,
  `// Written by scripts/press.ts.
/** Bytes of the files in \`/press\`, by name. */
export const pressFileSizes: Readonly<Record<string, number>> = ${JSON.stringify(sizes, null, 2)};
`,
);

async function write(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(new URL(file, folder), bytes);
  sizes[file] = bytes.byteLength;
}

/** The shop's modules name each other without endings, which Node does not resolve. */
async function content(): Promise<Content> {
  const from = async (module: string) => {
    const file = fileURLToPath(new URL(`app/content/${module}`, root));
    const config = {
      configFile: false,
      root: fileURLToPath(root),
      resolve: { tsconfigPaths: true },
    } as const;
    return (await runnerImport<never>(file, config)).module;
  };
  return {
    press: await from("press.ts"),
    texts: await from("press-release-texts.ts"),
    site: await from("site.ts"),
  };
}
