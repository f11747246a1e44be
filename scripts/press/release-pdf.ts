import type { PressRelease } from "../../app/content/press.ts";
import { longUsDate } from "../../app/lib/dates.ts";
import { type Paragraph, paperOf } from "./paper.ts";

/** What stands on the paper beside the release itself. */
export type PaperWords = {
  name: string;
  email: string;
  boilerplate: string;
  supplementStatement: string;
};

/** A press release as a PDF: name, date, title, what it says, who we are, whom to ask. */
export function releasePdf(
  release: PressRelease,
  body: readonly string[],
  words: PaperWords,
): Promise<Buffer> {
  const { name, email, boilerplate, supplementStatement } = words;
  const [first = "", ...rest] = body;
  const hasNote = body.some((text) => text.includes("*"));
  const paragraphs: Paragraph[] = [
    { role: "P", text: name, font: "display", size: 27, colour: "evergreen", above: 0 },
    { role: "P", text: "Press release", font: "strong", size: 9.5, colour: "stone", above: 26 },
    { role: "P", text: longUsDate(release.date) ?? "", size: 9.5, colour: "stone", above: 0 },
    { role: "H1", text: release.title, font: "display", size: 28, lineGap: 0, above: 12 },
    { role: "P", text: first, size: 12, lineGap: 5.5, above: 16 },
    ...rest.map((text): Paragraph => ({ role: "P", text })),
    { role: "H2", text: `About ${name}`, font: "strong", above: 24 },
    { role: "P", text: boilerplate, above: 2 },
    { role: "H2", text: "Press contact", font: "strong", above: 18 },
    { role: "P", text: email, colour: "clay", above: 2 },
  ];
  if (hasNote) {
    const text = `* ${supplementStatement}`;
    paragraphs.push({ role: "P", text, font: "strong", size: 9, lineGap: 3, above: 22 });
  }
  const { title, description: subject, date } = release;
  return paperOf({ title, subject, author: name, date }, paragraphs);
}
