import { nameRelease, readRelease } from "./release-file.ts";

/** What the build wrote. In development and in unit tests there may be none. */
export const release = readRelease(new URL("../build/release.json", import.meta.url));

/** `1.2.3+4f3a2b1c5d6e`: the version and the beginning of the commit. In each log line and in each response. */
export const releaseName = nameRelease(release);
