import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pressOutlets } from "#brand/content/proof/press-outlets.ts";
import { site } from "#brand/content/site.ts";
import { sourceFiles } from "../support/source-files";

test("the brand's name and address stand in site.ts alone", () => {
  // An invented outlet may happen to have the brand's name.
  const others = pressOutlets.map(({ name }) => name);
  const withoutOthers = (text: string) =>
    others.reduce((rest, name) => rest.replaceAll(name, ""), text);
  const brand = new RegExp(`\\b(?:${site.name}|${site.slug}|${site.numberPrefix}-)`, "i");
  const naming = [
    "app",
    "brands/solenne",
    "server",
    "embedded-commerce",
    "store-check",
    "scripts",
    "art",
  ]
    .flatMap(sourceFiles)
    .filter((file) => brand.test(withoutOthers(readFileSync(file, "utf8"))));

  expect(naming).toEqual(["brands/solenne/content/site.ts"]);
});
