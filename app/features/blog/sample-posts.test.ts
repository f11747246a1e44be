import { expect, test } from "vitest";
import { getHeadings } from "./headings";
import { sampleArticle, sampleList } from "./sample-posts";

test.each(sampleList().map(({ slug }) => slug))("%s has a body with headings", (slug) => {
  expect(getHeadings(sampleArticle(slug)?.body ?? []).length).toBeGreaterThan(1);
});
