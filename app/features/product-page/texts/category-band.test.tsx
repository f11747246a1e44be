import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { bands } from "#brand/content/product/bands.ts";
import { CategoryBand } from "./category-band";

const render = (...tags: string[]) => renderToStaticMarkup(<CategoryBand tags={tags} />);

test.each([
  ["a supplement", ["supplement"], bands.nutraceuticals],
  ["a shampoo", ["shampoo"], bands.haircare],
  ["a scalp mask", ["scalp-therapy"], bands["scalp-therapy"]],
])("%s has the image and the sentence of its category", (_, tags, { lines, image }) => {
  const markup = render(...tags);

  expect(markup).toContain(`${image.src}.jpg`);
  for (const line of lines) expect(markup).toContain(line);
});

test("only supplements speak of how fast hair grows", () => {
  expect(render("scalp-therapy") + render("haircare")).not.toContain("a month");
});

test.each([
  ["a bundle", ["bundle", "nutraceutical"]],
  ["a product of another kind", ["candle"]],
])("%s has none", (_, tags) => {
  expect(render(...tags)).toBe("");
});
