import PDFDocument from "pdfkit";
import { colours, fonts } from "./brand.ts";

/** A paragraph of a paper: its role for screen readers, and how it is set. */
export type Paragraph = {
  role: "H1" | "H2" | "P";
  text: string;
  font?: keyof typeof fonts;
  size?: number;
  lineGap?: number;
  colour?: keyof typeof colours;
  /** Points above it. */
  above?: number;
};

type Paper = { title: string; subject: string; author: string; date: string };

/** US Letter, in points. */
const margins = { top: 72, right: 92, bottom: 72, left: 92 };

/** Readable by everybody; the types know the other standards only. */
const conformance: object = { subset: "PDF/UA" };

/**
 * A tagged PDF (PDF/UA) in the brand's type: real text with its roles, a title and a language, and the
 * same bytes for the same words.
 */
export async function paperOf(paper: Paper, paragraphs: readonly Paragraph[]): Promise<Buffer> {
  const document = new PDFDocument({
    size: "LETTER",
    margins,
    pdfVersion: "1.7",
    ...conformance,
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    font: fonts.text,
    info: {
      Title: paper.title,
      Subject: paper.subject,
      Author: paper.author,
      // The day of the release, so that the file does not change with the day of the build.
      CreationDate: new Date(`${paper.date}T12:00:00Z`),
      ModDate: new Date(`${paper.date}T12:00:00Z`),
    },
  });
  const written = collected(document);
  const root = document.struct("Document");
  document.addStructure(root);
  for (const paragraph of paragraphs) {
    root.add(document.struct(paragraph.role, {}, () => write(document, paragraph)));
  }
  root.end();
  document.end();
  return written;
}

function write(document: PDFKit.PDFDocument, paragraph: Paragraph): void {
  const { text, font = "text", size = 10.5, lineGap = 5, colour = "ink", above = 10 } = paragraph;
  document.y += above;
  document.font(fonts[font]).fontSize(size).fillColor(colours[colour]);
  // Lining figures, as everywhere in the shop.
  document.text(text, { lineGap, features: ["kern", "liga", "lnum"] });
}

async function collected(document: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part);
  return Buffer.concat(parts);
}
