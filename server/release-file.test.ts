import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { createTempFolder } from "../tests/support/temp-folder.ts";
import { nameRelease, readRelease } from "./release-file.ts";

const unknown = { version: "unknown", commit: "unknown" };
const commit = "4f3a2b1c5d6e7f809a1b2c3d4e5f60718293a4b5";

test.each([
  [
    "what the build wrote",
    JSON.stringify({ version: "1.2.3", commit }),
    { version: "1.2.3", commit },
  ],
  ["unknown without a commit", '{"version":"1.2.3"}', unknown],
  ["unknown for a file that was cut off", '{"version":', unknown],
])("the release is %s", (_, text, expected) => {
  const file = join(createTempFolder(onTestFinished), "release.json");
  writeFileSync(file, text);

  expect(readRelease(pathToFileURL(file))).toEqual(expected);
});

test("the release is unknown before a build", () => {
  const folder = createTempFolder(onTestFinished);

  expect(readRelease(pathToFileURL(join(folder, "release.json")))).toEqual(unknown);
});

test.each([
  [{ version: "1.2.3", commit }, "1.2.3+4f3a2b1c5d6e"],
  [{ version: "1.2.3", commit: "unknown" }, "1.2.3"],
  [{ version: "1 2\n3", commit: "unknown" }, "1-2-3"],
])("%o is named %s", (release, name) => {
  expect(nameRelease(release)).toBe(name);
});
