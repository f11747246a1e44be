import { readFileSync } from "node:fs";
import * as v from "valibot";

const Release = v.object({ version: v.string(), commit: v.string() });

/** What the build wrote. In development and in unit tests there may be none. */
export const release = readRelease(new URL("../build/release.json", import.meta.url));

/** `1.2.3+4f3a2b1c5d6e`: the version and the beginning of the commit. In each log line and in each response. */
export const releaseName = nameRelease(release);

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
