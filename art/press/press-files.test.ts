import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { describe, expect, test } from "vitest";
import {
  getReleaseFile,
  mediaKitFile,
  mediaKitProducts,
  pressReleases,
} from "#brand/content/proof/press.ts";
import fileSizes from "#brand/content/proof/press-file-sizes.json";
import {
  boilerplate,
  factSheet,
  pressReleaseTexts,
} from "#brand/content/proof/press-release-texts.ts";
import { site } from "#brand/content/site.ts";
import { supplementStatement } from "#brand/content/supplement-statement.ts";
import { longDate } from "~/lib/dates";
import { brandPath } from "../../scripts/brand-folder.ts";
import { renderFactSheet, renderRelease } from "./pdf";

const folder = pathToFileURL(`${brandPath("press")}/`);
const committed = (file: string) => new Uint8Array(readFileSync(new URL(file, folder)));
const outdated = "out of date: run `npm run art -- press` and commit the result";

test("every release and the media kit have a file of the size that the page shows", () => {
  const files = [...pressReleases.map(getReleaseFile), mediaKitFile].sort();

  const sizes = files.map((file) => [file, committed(file).byteLength]);
  expect(readdirSync(folder).sort()).toEqual(files);
  expect(fileSizes).toEqual(Object.fromEntries(sizes));
});

describe.each(pressReleases)("the PDF of $id", (release) => {
  const pdf = committed(getReleaseFile(release));
  const text = pressReleaseTexts[release.id] ?? ["no text"];

  test("is what today's content and theme give, the same bytes each time", async () => {
    const rendered = await renderRelease(release);

    expect(await readPage(pdf), outdated).toEqual(await readPage(rendered));
    expect(rendered.equals(await renderRelease(release))).toBe(true);
  });

  test("holds the release as text, with title, language and roles", async () => {
    const document = await getDocumentProxy(pdf.slice());
    const content = await readText(document);
    const { info } = await getMeta(document);
    const roles = JSON.stringify(await (await document.getPage(1)).getStructTree());

    const date = longDate(release.date) ?? "no date";
    for (const part of [release.title, date, ...text, boilerplate, site.email])
      expect(content).toContain(part);
    expect(info).toMatchObject({ Title: release.title, Author: site.name, Language: "en-US" });
    expect(roles).toContain('"role":"H1"');
    expect(document.numPages).toBe(1);
    const hasClaim = text.some((sentence) => sentence.includes("*"));
    expect(content.includes(supplementStatement ?? "no statement")).toBe(hasClaim);
  });
});

describe("the media kit", () => {
  const files = unzipSync(committed(mediaKitFile));
  const brand = site.name.toLowerCase();
  const file = (name: string) => files[`${brand}-media-kit/${name}`] ?? new Uint8Array();

  test("holds wordmark, images, fact sheet and boilerplate", async () => {
    const images = mediaKitProducts.map((product) => `images/${product}.jpg`);
    const wordmarks = ["png", "svg"].map((type) => `wordmark/${brand}.${type}`);
    const names = ["about.txt", "fact-sheet.pdf", ...images, ...wordmarks];
    const paths = names.map((name) => `${brand}-media-kit/${name}`);
    expect(Object.keys(files).sort()).toEqual(paths.sort());
    expect(strFromU8(file("about.txt"))).toContain(boilerplate);
    const drawing = site.logo
      ? readFileSync(brandPath("logo.svg"), "utf8")
      : `<title>${site.name}</title>`;
    expect(strFromU8(file(`wordmark/${brand}.svg`))).toContain(drawing);
    const wordmark = await sharp(file(`wordmark/${brand}.png`)).metadata();
    expect(wordmark).toMatchObject({ format: "png", width: 2400, hasAlpha: true });
    for (const product of mediaKitProducts) {
      const { format, width, height } = await sharp(file(`images/${product}.jpg`)).metadata();
      expect({ format, width, height }).toEqual({ format: "jpeg", width: 1280, height: 1600 });
    }
  });

  test("holds the fact sheet that today's content and theme give", async () => {
    const content = await readText(await getDocumentProxy(file("fact-sheet.pdf").slice()));

    for (const { name, value } of factSheet) expect(content).toContain(`${name} ${value}`);
    expect(await readPage(file("fact-sheet.pdf")), outdated).toEqual(
      await readPage(await renderFactSheet()),
    );
  });
});

/** The text on one line. A line may end after the hyphen of a word. */
async function readText(document: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<string> {
  const { text } = await extractText(document, { mergePages: true });
  return text.replaceAll(/-\n/g, "-").replaceAll(/\s+/g, " ");
}

/** What the first page draws: text, colors, places. Compressed bytes can differ between processors. */
async function readPage(pdf: Uint8Array): Promise<string> {
  const page = await (await getDocumentProxy(Uint8Array.from(pdf))).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  // The reader's names for fonts count the documents read.
  return JSON.stringify({ fnArray, argsArray }).replaceAll(/g_d\d+_/g, "");
}
