import { type Paragraph, paperOf } from "./paper.ts";
import type { PaperWords } from "./release-pdf.ts";

/** The fact sheet of the media kit, as of the day of the latest release. */
export function factSheetPdf(
  rows: readonly { name: string; value: string }[],
  words: PaperWords,
  date: string,
): Promise<Buffer> {
  const { name, boilerplate } = words;
  const title = `${name}: fact sheet`;
  const subject = `What ${name} is, in figures`;
  const paragraphs: Paragraph[] = [
    { role: "P", text: name, font: "display", size: 27, colour: "evergreen", above: 0 },
    { role: "H1", text: "Fact sheet", font: "display", size: 34, lineGap: 0, above: 26 },
    { role: "P", text: boilerplate, above: 14 },
    ...rows.flatMap((row): Paragraph[] => [
      { role: "H2", text: row.name, font: "strong", size: 9.5, colour: "stone", above: 8 },
      { role: "P", text: row.value, above: -3 },
    ]),
  ];
  return paperOf({ title, subject, author: name, date }, paragraphs);
}
