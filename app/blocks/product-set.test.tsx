import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import standIn from "#brand/generated/images/complete-plan-front.ts";
import { ProductSet } from "./product-set";

const toImage = (name: string) => ({ url: `https://cdn.example/${name}.jpg`, alt: "" });

/** The files that a set shows. */
function getShown(...names: string[]) {
  const set = <ProductSet images={names.map(toImage)} standIn={standIn} sizes="100vw" />;
  return [...renderToStaticMarkup(set).matchAll(/ src="([^"?]+)/g)].map(([, src = ""]) => src);
}

test("up to five products stand beside each other in one frame", () => {
  const names = ["a", "b", "c", "d", "e", "f"];

  expect(getShown(...names)).toEqual(names.slice(0, 5).map((name) => toImage(name).url));
});

test("the shop's own image stands in where the store has none", () => {
  expect(getShown()).toEqual([`${standIn.src}.jpg`]);
  expect(getShown("plan")).toEqual([toImage("plan").url]);
});
