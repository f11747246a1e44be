import { expect, test } from "vitest";
import { market } from "#brand/content/market.ts";
import { site } from "#brand/content/site.ts";
import { readBrandFiles } from "../scripts/brand-folder";
import { checkBrand } from "./check-brand";
import { findPaleColors } from "./contrast";
import { findDeadLinks, findRedirectFaults } from "./links";
import { findBadTexts, findHeavyPictures, findMissingFiles } from "./pictures";
import { findOtherWords } from "./words";

const files = readBrandFiles();
const theme = files.find(({ path }) => path === "theme.css")?.text ?? "";
const toFile = (path: string, text: string) => [{ path, text, bytes: text.length }];

test("the brand that the shop came with has no fault, and its samples are named", () => {
  const findings = checkBrand({
    files,
    showsSamples: true,
    copied: { ...market, name: site.name },
  });
  const faults = findings.filter(({ status }) => status !== "ok");

  expect(faults.filter(({ name }) => !name.startsWith("samples: "))).toEqual([]);
  expect(faults.map(({ status }) => status)).not.toContain("error");
  expect(faults.map(({ name }) => name)).toContain("samples: Privacy");
});

test.each([
  ["ink: #1e1b18", "ink: #8d8d8d", /^ink on surface: 3\.\d+:1, needs 4\.5:1$/],
  ["ink: #1e1b18", "ink: black", /^ink or surface is neither #rrggbb nor rgb/],
])("%s as %s is a color to change", (from, to, fault) => {
  expect(findPaleColors(theme)).toEqual([]);
  expect(findPaleColors(theme.replace(from, to))[0]).toMatch(fault);
});

test("each color of text says beside it which contrast it needs, and so do borders of fields", () => {
  for (const role of ["ink", "muted", "disabled", "primary", "on-primary", "accent", "error"])
    expect(theme).toMatch(new RegExp(`--color-${role}: .+; /\\* 4\\.5:1 on `));
  expect(theme).toMatch(/--color-line-strong: .+; \/\* 3:1 on /);
});

test("a link to no page is named with its line, and one to a page that is off in articles alone", () => {
  const text = '// to: "/old"\nto: "/shop/hats",\nto: `/sience#a`,\nhref="/quiz?x"';
  const dead = ["/shop/hats (content/a.ts:2)", "/sience (content/a.ts:3)"];

  expect(findDeadLinks(toFile("content/a.ts", text), ["/quiz"])).toEqual(dead);
  expect(findDeadLinks(toFile("store/a.ts", 'href="/quiz?x"'), ["/quiz"])).toEqual([
    "/quiz (store/a.ts:1)",
  ]);
  expect(findRedirectFaults([["/sale", "/quiz"]], ["/quiz"])).toEqual([
    "/sale leads to a page that is off",
  ]);
});

test("a link of an article to what its store has not is named", () => {
  const text = '"/products/hair-oil" "/products/hair-oill" "/blog/none"';
  const dead = ["/products/hair-oill (store/a.ts:1)", "/blog/none (store/a.ts:1)"];

  expect(findDeadLinks(toFile("store/a.ts", text), [])).toEqual(dead);
  expect(findDeadLinks(toFile("content/a.ts", text), [])).toEqual([]);
});

test("files that are missing, and pictures that are heavy or without a text are named", () => {
  const others = files.filter(({ path }) => !/home-banner|hair-oil-loop\.av1|media-kit/.test(path));

  expect(findMissingFiles(others)).toEqual([
    "pictures/home-banner.avif",
    "pictures/hair-oil-loop.av1.mp4",
    "press/solenne-media-kit.zip",
  ]);
  expect(findHeavyPictures([{ path: "pictures/a.mp4", text: "", bytes: 500_000 }])).toEqual([
    "pictures/a.mp4 (500 KB of 400)",
  ]);
  expect(findBadTexts({ short: { alt: "Oil" }, long: { alt: "a".repeat(121) } })).toEqual([
    "short",
    "long",
  ]);
});

test("words of the brand that was copied are named until they are its own", () => {
  const own = { name: "Maren", symbol: "€", currency: "EUR", country: "DE", madeIn: "Germany" };
  const copied = {
    name: "Solenne",
    symbol: "$",
    currency: "USD",
    country: "US",
    madeIn: "Germany",
  };
  const text = `By Solenne, $5 in USD:\n/* Solenne */ $\${from}, /^x$/, FOCUS in US, Germany`;
  const find = (other: typeof own) =>
    findOtherWords(toFile("press/Solenne-2024.pdf", text), own, other, () => true);

  expect(find(copied)).toEqual([
    "press/Solenne-2024.pdf",
    "Solenne (press/Solenne-2024.pdf:1)",
    "$ (press/Solenne-2024.pdf:1)",
    "USD (press/Solenne-2024.pdf:1)",
    "$ (press/Solenne-2024.pdf:2)",
    "US (press/Solenne-2024.pdf:2)",
  ]);
  expect(find(own)).toEqual([]);
});
