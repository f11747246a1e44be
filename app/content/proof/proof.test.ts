import { expect, test } from "vitest";
import { facts } from "../facts";
import * as press from "./press";
import { findOutlet, outletGroups, pressOutlets } from "./press-outlets";
import { reviews } from "./reviews";
import { reviewTabs } from "./testimonials";

const { latestRelease, pressArticles, pressReleases } = press;
const tabs = reviewTabs.flatMap(({ id }) => (id === "all" ? [] : [id]));

test.each([
  ["listed outlets", pressOutlets.map(({ url }) => url)],
  ["outlets in the hero", press.heroPublications.map((name) => findOutlet(name).url)],
  ["outlets of the latest release", latestRelease.featured.map(({ url }) => url)],
  ["articles", pressArticles.map(({ url }) => url)],
  ["releases", pressReleases.map(({ id }) => id)],
  ["awards", press.awards.map(({ title }) => title)],
  ["reviews", reviews.map(({ id }) => id)],
  ["reviewers", reviews.map(({ name }) => name)],
])("the %s are all different", (_, ids) => {
  expect(ids).toEqual([...new Set(ids)]);
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

test("the latest release is the first of all", () => {
  const { date, title } = latestRelease;

  expect(pressReleases[0]).toMatchObject({ date, title });
});

test("no group of outlets or tab of reviews is empty", () => {
  const reviewed = new Set<string>(reviews.flatMap(({ categories }) => categories));

  expect(outletGroups.filter(({ outlets }) => outlets.length === 0)).toEqual([]);
  expect(tabs.filter((tab) => !reviewed.has(tab))).toEqual([]);
  expect(reviews.filter(({ categories }) => categories.length === 0)).toEqual([]);
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

test("some reviews give four stars, none fewer", () => {
  expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([5, 4]));
});
