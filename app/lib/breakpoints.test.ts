import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandPath } from "../../scripts/brand-folder.ts";
import { breakpoints, imageSizes } from "./breakpoints";

test("an image has the width of the widest breakpoint that the window reaches", () => {
  expect(imageSizes({ base: "100vw", sm: "50vw", lg: "628px" })).toBe(
    "(min-width: 68.75rem) 628px, (min-width: 45rem) 50vw, 100vw",
  );
  expect(imageSizes({ base: "72px" })).toBe("72px");
});

test("the breakpoints are those of the theme", () => {
  const theme = readFileSync(brandPath("theme.css"), "utf8");
  for (const [name, width] of Object.entries(breakpoints))
    expect(theme).toContain(`--breakpoint-${name}: ${width};`);
});
