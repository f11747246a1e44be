import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openLogOutput } from "./log-output.ts";

let folder = "";
let fd = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "solenne-log-"));
  fd = openSync(join(folder, "log"), "a");
});

afterEach(() => {
  closeSync(fd);
  rmSync(folder, { recursive: true });
});

const written = () => readFileSync(join(folder, "log"), "utf8");

test("every line is written, in order, in large pieces", async () => {
  const output = openLogOutput(fd);
  const lines = Array.from({ length: 5_000 }, (_, number) => `line ${number} é\n`);

  for (const line of lines) output.write(line);
  await expect.poll(written, { timeout: 10_000 }).toBe(lines.join(""));
});

test("what still waits when the process ends is written before that", () => {
  const output = openLogOutput(fd);

  output.write("the last words\n");
  expect(written()).toBe("");
  output.end();

  expect(written()).toBe("the last words\n");
});

test("what an output cannot take is dropped, up to a megabyte is kept for it", () => {
  const output = openLogOutput(fd);
  const line = `${"a".repeat(9_999)}\n`;

  for (let count = 0; count < 300; count++) output.write(line);
  output.end();

  // The first piece is under way; nothing was read between the lines.
  expect(written().length).toBeLessThan(1.1 * 2 ** 20);
});
