import { expect, test } from "vitest";
import { getHeadings } from "./headings";
import { sampleArticle, sampleList } from "./sample-posts";

test("the five samples are two of tips and three of science, the first three featured", () => {
  const posts = sampleList();
  const count = (slug: string) => posts.filter(({ category }) => category === slug).length;

  expect(posts).toHaveLength(5);
  expect(count("hair-care-tips")).toBe(2);
  expect(count("science-ingredients")).toBe(3);
  expect(posts.map(({ isFeatured }) => isFeatured)).toEqual([true, true, true, false, false]);
});

test.each(sampleList().map(({ slug }) => slug))("%s has a body with headings", (slug) => {
  const sample = sampleArticle(slug);

  expect(getHeadings(sample?.body ?? []).length).toBeGreaterThan(1);
  expect(sample?.post.slug).toBe(slug);
});

test("an unknown slug has no sample", () => {
  expect(sampleArticle("nothing")).toBeNull();
});
