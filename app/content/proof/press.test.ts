import { expect, test } from "vitest";
import { facts } from "../facts";
import { articleCategories, awards, latestRelease, pressArticles, pressReleases } from "./press";
import { heroPublications } from "./press-copy";
import { findOutlet, getOutlets, outletGroups, pressOutlets } from "./press-outlets";
import { pressReleaseTexts } from "./press-release-texts";

test("the outlets that are listed and those that are counted are all that carried the release", () => {
  expect(pressOutlets).toHaveLength(30);
  expect(pressOutlets.length + facts.additionalRegionalOutlets).toBe(latestRelease.totalOutlets);
  expect(`${latestRelease.totalOutlets}+`).toBe(facts.mediaOutlets);
});

test("every group has outlets, and no outlet stands twice", () => {
  expect(outletGroups.map(({ category }) => getOutlets(category).length > 0)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(new Set(pressOutlets.map(({ url }) => url)).size).toBe(30);
});

test("the hero names eight outlets of the list, the latest release six", () => {
  expect(new Set(heroPublications.map((name) => findOutlet(name).url)).size).toBe(8);
  expect(new Set(latestRelease.featured.map(({ url }) => url)).size).toBe(6);
});

test("ten articles cover all categories, newest first", () => {
  const dates = pressArticles.map(({ date }) => date);

  expect(pressArticles).toHaveLength(10);
  expect(new Set(pressArticles.map(({ category }) => category))).toEqual(
    new Set(articleCategories),
  );
  expect(dates).toEqual([...dates].sort().reverse());
  expect(new Set(pressArticles.map(({ url }) => url)).size).toBe(10);
});

test("five releases, of the months named, the first of them the latest; six awards", () => {
  expect(pressReleases.map(({ date }) => date.slice(0, 7))).toEqual([
    "2025-09",
    "2025-01",
    "2024-11",
    "2024-08",
    "2024-05",
  ]);
  expect(pressReleases[0]).toMatchObject({ date: "2025-09-03", title: latestRelease.title });
  expect(Object.keys(pressReleaseTexts)).toEqual(pressReleases.map(({ id }) => id));
  expect(awards).toHaveLength(6);
});

test("no link leaves the domain that is reserved for examples", () => {
  const urls = [...pressOutlets, ...pressArticles].map(({ url }) => url);
  const outside = urls.filter((url) => {
    const { protocol, hostname } = new URL(url);
    return protocol !== "https:" || !hostname.endsWith(".example");
  });

  expect(outside).toEqual([]);
});
