import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pressReleases } from "~/content/press";
import { boilerplate, factSheet, pressReleaseTexts } from "~/content/press-release-texts";
import { site, supplementStatement } from "~/content/site";
import { factSheetPdf } from "./fact-sheet-pdf";
import { mediaKit, pictured } from "./media-kit";
import { releasePdf } from "./release-pdf";

const words = { name: site.name, email: site.email, boilerplate, supplementStatement };

describe.each(pressReleases)("the PDF of $id", (release) => {
  const body = pressReleaseTexts[release.id] ?? [];
  let pdf: Buffer = Buffer.alloc(0);

  beforeAll(async () => {
    pdf = await releasePdf(release, body, words);
  });

  test("holds its words as text, with title, language and roles", async () => {
    const file = await getDocumentProxy(new Uint8Array(pdf));
    const { text } = await extractText(file, { mergePages: true });
    const { info } = await getMeta(file);
    const roles = JSON.stringify(await (await file.getPage(1)).getStructTree());

    for (const sentence of [release.title, ...body, boilerplate, site.email]) {
      expect(onOneLine(text)).toContain(sentence);
    }
    expect(info).toMatchObject({ Title: release.title, Author: site.name, Language: "en-US" });
    expect(roles).toContain('"role":"H1"');
    expect(file.numPages).toBe(1);
    // No effect of a supplement is named without the line required of it.
    const isClaim = body.some((sentence) => sentence.includes("*"));
    expect(onOneLine(text).includes(supplementStatement)).toBe(isClaim);
  });

  test("is the same file each time", async () => {
    expect(pdf.equals(await releasePdf(release, body, words))).toBe(true);
  });
});

describe("the media kit", () => {
  let masters = "";
  let kit: Uint8Array = new Uint8Array();

  beforeAll(async () => {
    masters = `${await mkdtemp(join(tmpdir(), "solenne-masters-"))}/`;
    const plain = sharp({ create: { width: 40, height: 50, channels: 3, background: "ivory" } });
    for (const product of pictured) await plain.clone().toFile(`${masters}${product}-front.avif`);
    kit = await made();
  });

  afterAll(() => rm(masters, { recursive: true }));

  const made = async () => {
    const sheet = await factSheetPdf(factSheet, words, "2025-09-03");
    return mediaKit({ ...words, factSheet: sheet, masters });
  };

  test("holds word mark, pictures, fact sheet and the paragraph about the shop", async () => {
    const files = unzipSync(kit);

    const folder = "solenne-media-kit";
    expect(Object.keys(files).sort()).toEqual(
      [
        "about.txt",
        "fact-sheet.pdf",
        ...pictured.map((product) => `pictures/${product}.jpg`),
        "word-mark/solenne.png",
        "word-mark/solenne.svg",
      ]
        .map((file) => `${folder}/${file}`)
        .sort(),
    );
    const part = (name: string) => files[`${folder}/${name}`] ?? new Uint8Array();
    expect(strFromU8(part("about.txt"))).toContain(boilerplate);
    expect(strFromU8(part("word-mark/solenne.svg"))).toMatch(/<title>Solenne<\/title><path /);
    expect(await sharp(part("word-mark/solenne.png")).metadata()).toMatchObject({
      format: "png",
      width: 2400,
      hasAlpha: true,
    });
    const { text } = await extractText(await getDocumentProxy(part("fact-sheet.pdf")), {
      mergePages: true,
    });
    for (const { name, value } of factSheet) expect(onOneLine(text)).toContain(`${name} ${value}`);
  });

  test("is the same file each time", async () => {
    expect(Buffer.from(await made()).equals(kit)).toBe(true);
  });
});

/** A line may end after the hyphen of a word. */
function onOneLine(text: string): string {
  return text.replaceAll(/-\n/g, "-").replaceAll(/\s+/g, " ");
}
