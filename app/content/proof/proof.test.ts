import { expect, test } from "vitest";
import { facts } from "../facts";
import { articleCategories, awards, latestRelease, pressArticles, pressReleases } from "./press";
import { heroPublications } from "./press-copy";
import { findOutlet, getOutlets, outletGroups, pressOutlets } from "./press-outlets";
import { pressReleaseTexts } from "./press-release-texts";
import { reviews } from "./reviews";
import { reviewTabs } from "./testimonials";

const tabs = reviewTabs.flatMap(({ id }) => (id === "all" ? [] : [id]));

test.each([
  ["listed outlets", 30, pressOutlets.map(({ url }) => url)],
  ["outlets in the hero", 8, heroPublications.map((name) => findOutlet(name).url)],
  ["outlets of the latest release", 6, latestRelease.featured.map(({ url }) => url)],
  ["articles", 10, pressArticles.map(({ url }) => url)],
  ["releases", 5, pressReleases.map(({ id }) => id)],
  ["awards", 6, awards.map(({ title }) => title)],
  ["reviews", 20, reviews.map(({ id }) => id)],
  ["reviewers", 20, reviews.map(({ name }) => name)],
])("the %s are %i, all different", (_, count, ids) => {
  expect(ids).toHaveLength(count);
  expect(new Set(ids).size).toBe(count);
});

test.each([
  ["articles", pressArticles],
  ["releases", pressReleases],
  ["reviews", reviews],
])("the %s are in order, newest first", (_, items) => {
  const dates = items.map(({ date }) => date);

  expect(dates).toEqual(dates.toSorted().reverse());
});

test("the listed outlets and the counted ones are all that carried the release", () => {
  expect(pressOutlets.length + facts.additionalRegionalOutlets).toBe(latestRelease.totalOutlets);
  expect(`${latestRelease.totalOutlets}+`).toBe(facts.mediaOutlets);
});

test("the latest release is the first, and each release has its text", () => {
  expect(latestRelease).toMatchObject({
    date: pressReleases[0]?.date,
    title: pressReleases[0]?.title,
  });
  expect(Object.keys(pressReleaseTexts)).toEqual(pressReleases.map(({ id }) => id));
});

test("no group of outlets, category of articles or tab of reviews is empty", () => {
  const reviewed = new Set<string>(reviews.flatMap(({ categories }) => categories));

  expect(outletGroups.filter(({ category }) => getOutlets(category).length === 0)).toEqual([]);
  expect(new Set(pressArticles.map(({ category }) => category))).toEqual(
    new Set(articleCategories),
  );
  expect(tabs.filter((tab) => !reviewed.has(tab))).toEqual([]);
  expect(reviews.filter(({ categories }) => categories.length === 0)).toEqual([]);
});

test("links lead to the domain that is reserved for examples only", () => {
  const urls = [...pressOutlets, ...pressArticles].map(({ url }) => new URL(url));

  expect(
    urls.filter(
      ({ protocol, hostname }) => protocol !== "https:" || !hostname.endsWith(".example"),
    ),
  ).toEqual([]);
});

test("women of 45 and more, and only they, are among the 45+ Women", () => {
  expect(
    reviews.filter(({ age, categories }) => age >= 45 !== categories.includes("45plus")),
  ).toEqual([]);
});

test("some reviews give four stars, none fewer", () => {
  const ratings = reviews.map(({ rating }) => rating);

  expect(Math.min(...ratings)).toBe(4);
  expect(ratings.filter((rating) => rating === 4).length).toBeGreaterThanOrEqual(3);
});
