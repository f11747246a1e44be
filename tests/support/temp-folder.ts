import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates an empty folder. It is removed by the hook: `afterAll`, or `onTestFinished` in a test. */
export function createTempFolder(hook: (remove: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), "solenne-"));
  hook(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
