import { readFileSync } from "node:fs";

/** The cells of the rows of the table under a heading, without code marks; its head is left out. */
export function readTable(file: string, heading: string): string[][] {
  const [, section = ""] = readFileSync(file, "utf8").split(`## ${heading}\n`);
  const [text = ""] = section.split(/^## /m);
  const rows = text.split("\n").filter((line) => line.startsWith("| "));
  return rows.slice(2).map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", "")),
  );
}
