import { expect, test } from "vitest";
import { widthsFor } from "./cut-picture.ts";

test.each([
  [1920, [400, 640, 800, 1200, 1600, 1920]],
  [1600, [400, 640, 800, 1200, 1600]],
  [1300, [400, 640, 800, 1300]],
  [3000, [400, 640, 800, 1200, 1600, 2400]],
  [1200, [400, 640, 800, 1200]],
  [300, [300]],
])(
  "a master of %i pixels is never enlarged and has no two widths close together",
  (width, cuts) => {
    expect(widthsFor(width)).toEqual(cuts);
  },
);
