import { readFileSync } from "node:fs";
import * as v from "valibot";

const Release = v.object({ version: v.string(), commit: v.string() });

export function readRelease(file: URL): v.InferOutput<typeof Release> {
  try {
    return v.parse(Release, JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { version: "unknown", commit: "unknown" };
  }
}

/** Only characters that a header and semantic versioning allow. */
export function nameRelease({ version, commit }: v.InferOutput<typeof Release>): string {
  const parts = commit === "unknown" ? [version] : [version, commit.slice(0, 12)];
  return parts.map((part) => part.replace(/[^\w.-]/g, "-")).join("+");
}
