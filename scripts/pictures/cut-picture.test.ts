import { expect, test } from "vitest";
import { widthsFor } from "./cut-picture.ts";

test.each([
  [1920, [480, 768, 1080, 1440, 1920]],
  [1800, [480, 768, 1080, 1440, 1800]],
  [1500, [480, 768, 1080, 1500]],
  [3000, [480, 768, 1080, 1440, 1920, 2560]],
  [480, [480]],
  [300, [300]],
])(
  "a master of %i pixels is never enlarged and has no two widths close together",
  (width, cuts) => {
    expect(widthsFor(width)).toEqual(cuts);
  },
);
