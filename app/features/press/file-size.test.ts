import { expect, test } from "vitest";
import { formatFileSize } from "./file-size";

test.each([
  [12, "1 KB"],
  [17_344, "17 KB"],
  [999_400, "999 KB"],
  [999_600, "1.0 MB"],
  [1_450_000, "1.4 MB"],
  [24_060_000, "24.1 MB"],
])("%i bytes are %s", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
