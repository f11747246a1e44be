import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { latestRelease, type PressRelease } from "#brand/content/proof/press.ts";
import {
  boilerplate,
  factSheet,
  pressReleaseTexts,
} from "#brand/content/proof/press-release-texts.ts";
import { site } from "#brand/content/site.ts";
import { supplementStatement } from "#brand/content/supplement-statement.ts";
import { longDate } from "~/lib/dates";
import { themeColor } from "../../server/theme-color.ts";
import { fonts } from "./brand";

/** A press release on one page. Throws if `press-release-texts.ts` has no text for it. */
export function renderRelease(release: PressRelease): Promise<Buffer> {
  const { id, title, description, date } = release;
  const text = pressReleaseTexts[id];
  if (!text) throw new Error(`press-release-texts.ts has no text for ${id}`);
  const [first = "", ...rest] = text;
  const paragraphs: Paragraph[] = [
    letterhead,
    { role: "P", text: "Press release", font: "strong", size: 9.5, color: "muted", above: 26 },
    { role: "P", text: longDate(date) ?? "", size: 9.5, color: "muted", above: 0 },
    { role: "H1", text: title, font: "display", size: 28, lineGap: 0, above: 12 },
    { role: "P", text: first, size: 12, lineGap: 5.5, above: 16 },
    ...rest.map((text): Paragraph => ({ role: "P", text })),
    { role: "H2", text: `About ${site.name}`, font: "strong", above: 24 },
    { role: "P", text: boilerplate, above: 2 },
    { role: "H2", text: "Press contact", font: "strong", above: 18 },
    { role: "P", text: site.email, color: "accent", above: 2 },
  ];
  // A claim about a supplement requires the statement (21 CFR 101.93).
  if (text.some((paragraph) => paragraph.includes("*"))) {
    const text = `* ${supplementStatement}`;
    paragraphs.push({ role: "P", text, font: "strong", size: 9, lineGap: 3, above: 22 });
  }
  return renderPdf({ title, subject: description, date }, paragraphs);
}

/** The fact sheet of the media kit, dated like the latest release. */
export function renderFactSheet(): Promise<Buffer> {
  const title = `${site.name}: fact sheet`;
  const subject = `What ${site.name} is, in figures`;
  return renderPdf({ title, subject, date: latestRelease.date }, [
    letterhead,
    { role: "H1", text: "Fact sheet", font: "display", size: 34, lineGap: 0, above: 26 },
    { role: "P", text: boilerplate, above: 14 },
    ...factSheet.flatMap(({ name, value }): Paragraph[] => [
      { role: "H2", text: name, font: "strong", size: 9.5, color: "muted", above: 8 },
      { role: "P", text: value, above: -3 },
    ]),
  ]);
}

/** A paragraph with its role for screen readers. Sizes are in points. */
type Paragraph = {
  role: "H1" | "H2" | "P";
  text: string;
  font?: keyof typeof fonts;
  size?: number;
  lineGap?: number;
  /** Name of a color of the theme. */
  color?: string;
  /** Distance to the paragraph above. */
  above?: number;
};

const letterhead: Paragraph = {
  role: "P",
  text: site.name,
  font: "display",
  size: 27,
  color: "primary",
  above: 0,
};

/** Missing in pdfkit's types, which know the other standards only. */
const conformance: object = { subset: "PDF/UA" };

/** A tagged PDF (PDF/UA) in US Letter. The same paragraphs give the same bytes. */
function renderPdf(
  info: { title: string; subject: string; date: string },
  paragraphs: readonly Paragraph[],
): Promise<Buffer> {
  // The default would be the time of the run.
  const date = new Date(`${info.date}T12:00:00Z`);
  const document = new PDFDocument({
    size: "LETTER",
    margins: { top: 72, right: 92, bottom: 72, left: 92 },
    pdfVersion: "1.7",
    ...conformance,
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    font: fonts.text,
    info: {
      Title: info.title,
      Subject: info.subject,
      Author: site.name,
      CreationDate: date,
      ModDate: date,
    },
  });
  const root = document.struct("Document");
  document.addStructure(root);
  for (const paragraph of paragraphs) {
    root.add(document.struct(paragraph.role, {}, () => write(document, paragraph)));
  }
  root.end();
  document.end();
  return buffer(document);
}

function write(document: PDFKit.PDFDocument, paragraph: Paragraph): void {
  const { text, font = "text", size = 10.5, lineGap = 5, color = "ink", above = 10 } = paragraph;
  document.y += above;
  document.font(fonts[font]).fontSize(size).fillColor(themeColor(color));
  document.text(text, { lineGap, features: ["kern", "liga", "lnum"] });
}
