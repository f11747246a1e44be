import { expect, test } from "vitest";
import { facts } from "#brand/content/facts.ts";
import * as press from "#brand/content/proof/press.ts";
import { pressOutlets } from "#brand/content/proof/press-outlets.ts";
import { reviews } from "#brand/content/proof/reviews.ts";
import { testimonialGuarantee } from "#brand/content/proof/testimonials.ts";

const { latestRelease, pressArticles } = press;

test("the listed outlets and the counted ones are all that carried the release", () => {
  expect(pressOutlets.length + facts.additionalRegionalOutlets).toBe(latestRelease.totalOutlets);
  expect(`${latestRelease.totalOutlets}+`).toBe(facts.mediaOutlets);
});

test("the guarantee of a subscription is claimed within its days, not after them", () => {
  const days = `${facts.subscriptionGuaranteeDays} days`;

  expect(testimonialGuarantee.withSubscriptions).toContain(`within ${days}`);
  expect(testimonialGuarantee.withSubscriptions).not.toContain(`after ${days}`);
});

test("the articles cover every category of press coverage", () => {
  const categories = [
    "Feature",
    "Beauty Edit",
    "Editor's Choice",
    "Trending",
    "Expert Advice",
    "Business",
    "Review",
    "Product Guide",
    "Long-Term Review",
    "Personal Story",
  ];

  expect(new Set(pressArticles.map(({ category }) => category))).toEqual(new Set(categories));
});

test("links lead to the domain that is reserved for examples only", () => {
  const origins = [...pressOutlets, ...pressArticles].map(({ url }) => new URL(url).origin);

  expect(origins.filter((origin) => !/^https:.+\.example$/.test(origin))).toEqual([]);
});

test("women of 45 and more, and only they, are among the 45+ Women", () => {
  const is45 = reviews.map(({ age }) => age >= 45);

  expect(reviews.map(({ categories }) => categories.includes("45plus"))).toEqual(is45);
});
