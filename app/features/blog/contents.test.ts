import { expect, test } from "vitest";
import type { BodyNode } from "~/commerce/article-body";
import { getHeadings } from "./contents";

const heading = (tag: "h2" | "h3" | "h4", ...children: BodyNode[]): BodyNode => ({ tag, children });
const getIds = (...body: BodyNode[]) => getHeadings(body).map(({ id }) => id);

test.each([
  ["How often?", "h-how-often"],
  ["What's “normal”?", "h-whats-normal"],
  ["头发的生长周期", "h-头发的生长周期"],
  ["Рост волос", "h-рост-волос"],
  ["نمو الشعر", "h-نمو-الشعر"],
  ["Ça pousse à l’été", "h-ça-pousse-à-lété"],
  ["5,000 mcg", "h-5-000-mcg"],
  ["!!!", "h-section"],
  ["👩🏽", "h-section"],
])("the heading %j has the id %s", (text, id) => {
  expect(getIds(heading("h2", text))).toEqual([id]);
});

test("headings of the same text differ by a number, whatever other ids there are", () => {
  const main = [heading("h2", "Main"), heading("h3", "main")];
  const body = [...main, heading("h2", "Main 2"), heading("h2", "MAIN")];

  expect(getIds(...body)).toEqual(["h-main", "h-main-2", "h-main-2-2", "h-main-3"]);
});

test("h2 and h3 are headings, also inside other elements; h4 and empty ones are not", () => {
  const body: BodyNode[] = [
    heading("h2", "One ", { tag: "em", children: ["and"] }, " two"),
    { tag: "blockquote", children: [heading("h3", "Inside")] },
    heading("h4", "Note"),
    heading("h2", " "),
  ];

  const texts = getHeadings(body).map(({ text, level }) => `h${level} ${text}`);
  expect(texts).toEqual(["h2 One and two", "h3 Inside"]);
});

test("two hundred headings of the same text have two hundred ids", () => {
  const body = Array.from({ length: 200 }, () => heading("h2", "Again"));

  expect(new Set(getIds(...body)).size).toBe(200);
});
