import { expect, test } from "vitest";
import { reviews } from "~/content/proof/reviews";
import { splitReview } from "./split-review";

const words = (characters: number) => "four ".repeat(characters).slice(0, characters);

test("a text of 200 characters is shown whole", () => {
  const text = `${words(199)}x`;

  expect(splitReview(text)).toEqual({ start: text, rest: "" });
});

test("a longer one is cut after the last word that ends within 200 characters", () => {
  const text = `${"a".repeat(190)} ${"b".repeat(20)} c`;

  expect(splitReview(text)).toEqual({ start: "a".repeat(190), rest: ` ${"b".repeat(20)} c` });
});

test("a word that ends at the 200th character stays", () => {
  const text = `${"a".repeat(150)} ${"b".repeat(49)} c`;

  expect(splitReview(text).start).toHaveLength(200);
});

test("a comma before the cut does not stand before the ellipsis", () => {
  const text = `${"a".repeat(190)}, ${"b".repeat(20)}`;

  expect(splitReview(text)).toEqual({ start: "a".repeat(190), rest: `, ${"b".repeat(20)}` });
});

test("a text without a space is cut at 200 characters", () => {
  expect(splitReview("a".repeat(300))).toEqual({ start: "a".repeat(200), rest: "a".repeat(100) });
});

test("no review loses a word", () => {
  for (const { text } of reviews) {
    const { start, rest } = splitReview(text);
    expect(start + rest).toBe(text);
    expect(start.length).toBeLessThanOrEqual(200);
  }
});
