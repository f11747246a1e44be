import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { createTempFolder } from "../support/temp-folder.ts";

test.each([
  ["biome", 1],
  ["knip", 1],
  ["none", 0],
])("npm run lint runs every check where %s fails, and ends with %i", async (failing, exitCode) => {
  const folder = createTempFolder(onTestFinished);
  for (const command of ["biome", "depcruise", "knip"]) {
    const script = `#!/bin/sh\necho "${command} $1"\nexit ${command === failing ? 1 : 0}\n`;
    await writeFile(join(folder, command), script, { mode: 0o755 });
  }

  const env = { ...process.env, PATH: folder + delimiter + process.env.PATH };
  const { stdout, code } = await promisify(execFile)(process.execPath, ["scripts/lint.mjs"], {
    env,
  }).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (error: { stdout: string; code: number }) => error,
  );

  expect(stdout.trim().split("\n")).toEqual([
    "biome ci",
    "depcruise app",
    "knip --no-config-hints",
    "knip --production",
  ]);
  expect(code).toBe(exitCode);
});
