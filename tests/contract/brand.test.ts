import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pressOutlets } from "~/content/proof/press-outlets";
import { site } from "~/content/site";
import { sourceFiles } from "../support/source-files";

test("the brand's name and address stand in site.ts alone", () => {
  // A typeface has a name of its own, and an invented outlet may happen to have the brand's.
  const others = ["Solenne Display", "solenneDisplay", "solenne-display"].concat(
    pressOutlets.map(({ name }) => name),
  );
  const withoutOthers = (text: string) =>
    others.reduce((rest, name) => rest.replaceAll(name, ""), text);
  const brand = new RegExp(`\\b(?:${site.name}|${site.slug}|${site.numberPrefix}-)`, "i");
  const naming = ["app", "server", "embedded-commerce", "scripts", "art"]
    .flatMap(sourceFiles)
    .filter((file) => brand.test(withoutOthers(readFileSync(file, "utf8"))));

  expect(naming).toEqual(["app/content/site.ts"]);
});
