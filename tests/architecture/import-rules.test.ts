import { describe, expect, test } from "vitest";
import { type ImportGraph, resolveSpecifier, specifiersIn } from "./import-graph";
import { circles, forbiddenCrossings, upwardImports } from "./import-rules";

const graphOf = (imports: Record<string, string[]>): ImportGraph =>
  new Map(Object.entries(imports));

describe("directions inside the shop", () => {
  test.each([
    ["a primitive that knows the cart", "app/ui/button.tsx", "app/features/cart/cart-store.ts"],
    ["a feature that uses another", "app/features/shop/a.tsx", "app/features/product/b.tsx"],
    [
      "a feature nobody listed that uses another",
      "app/features/new/a.tsx",
      "app/features/shop/b.tsx",
    ],
    ["the cart that looks into a feature", "app/features/cart/a.ts", "app/features/shop/b.ts"],
    ["a neighbour of the same tier", "app/content/a.ts", "app/commerce/b.ts"],
    ["a feature that imports the header", "app/features/home/a.tsx", "app/shell/header.tsx"],
    ["the shell that imports a route", "app/shell/a.tsx", "app/routes/home.tsx"],
    ["a route that imports the root", "app/routes/home.tsx", "app/root.tsx"],
    ["a helper that knows content", "app/lib/a.ts", "app/content/facts.ts"],
    ["a folder without a place in the house", "app/misc/a.ts", "app/lib/b.ts"],
    ["an import from a folder without a place", "app/routes/home.tsx", "app/utils/b.ts"],
  ])("%s is reported", (_, from, to) => {
    expect(upwardImports(graphOf({ [from]: [to] }))).toEqual([`${from} -> ${to}`]);
  });

  test.each([
    ["the root imports the shell", "app/root.tsx", "app/shell/header.tsx"],
    ["a route imports a feature", "app/routes/home.tsx", "app/features/home/home-page.tsx"],
    ["the shell opens the cart", "app/shell/header.tsx", "app/features/cart/cart-drawer.tsx"],
    ["a feature fills the cart", "app/features/shop/a.tsx", "app/features/cart/cart-store.ts"],
    ["a feature imports its own part", "app/features/shop/a.tsx", "app/features/shop/parts/b.tsx"],
    ["a feature skips tiers", "app/features/shop/a.tsx", "app/lib/money.ts"],
    ["a block shows a price", "app/blocks/price.tsx", "app/lib/money.ts"],
  ])("it is fine that %s", (_, from, to) => {
    expect(upwardImports(graphOf({ [from]: [to] }))).toEqual([]);
  });
});

describe("borders of the house", () => {
  test.each([
    ["the shop imports its server", "app/routes/home.tsx", "server/config.ts"],
    ["the shop imports the embedded store", "app/commerce/a.ts", "embedded-commerce/service.ts"],
    ["the embedded store imports the shop", "embedded-commerce/a.ts", "app/content/facts.ts"],
    ["the embedded store imports the server", "embedded-commerce/a.ts", "server/config.ts"],
    ["the server imports a screen", "server/a.ts", "app/features/home/home-page.tsx"],
    [
      "the server borrows from inside the embedded store",
      "server/a.ts",
      "embedded-commerce/http/read-body.ts",
    ],
    ["a script imports a test", "scripts/a.mjs", "tests/support/b.ts"],
    ["the shop imports a test", "app/lib/a.ts", "tests/support/b.ts"],
  ])("%s: reported", (_, from, to) => {
    expect(forbiddenCrossings(graphOf({ [from]: [to] }))).toEqual([`${from} -> ${to}`]);
  });

  test("the server may start the embedded store and share the version of the API", () => {
    const graph = graphOf({
      "server/main.ts": ["embedded-commerce/service.ts", "app/commerce/api-version.ts"],
      "tests/contract/a.ts": ["app/commerce/client.ts", "tests/support/b.ts"],
    });

    expect(forbiddenCrossings(graph)).toEqual([]);
  });
});

describe("circles", () => {
  test("two files of one folder that import each other are a circle", () => {
    const graph = graphOf({ "app/ui/b.ts": ["app/ui/a.ts"], "app/ui/a.ts": ["app/ui/b.ts"] });

    expect(circles(graph)).toEqual(["app/ui/a.ts -> app/ui/b.ts -> app/ui/a.ts"]);
  });

  test("a longer way round is found once, wherever it is entered", () => {
    const graph = graphOf({ e: ["c"], a: ["b"], b: ["c"], c: ["a", "d"], d: [] });

    expect(circles(graph)).toEqual(["a -> b -> c -> a"]);
  });

  test("two ways to the same file are no circle", () => {
    expect(circles(graphOf({ a: ["b", "c"], b: ["d"], c: ["d"], d: [] }))).toEqual([]);
  });
});

describe("reading imports", () => {
  test("every form of import counts, types and re-exports included, comments do not", () => {
    const source = `
      import "./a";
      import b, { type B } from "./b";
      import type {
        C,
      } from "./c";
      export { d } from './d';
      export type { E } from "./e";
      const f = await import("./f");
      type G = import("./g").G;
      // import "./h";
      /* import "./i"; */
      const text = 'from "./j"';
    `;

    expect(specifiersIn(source)).toEqual(["./a", "./b", "./c", "./d", "./e", "./f", "./g"]);
  });

  test.each([
    ["~/lib/money", "app/lib/money.ts"],
    ["./price", "app/blocks/price.tsx"],
    ["../../server/config.ts", "server/config.ts"],
    ["~/styles/app.css?url", "app/styles/app.css"],
    ["react", null],
    ["./+types/home", null],
  ])("%s is found as %s", (specifier, path) => {
    const known = new Set(["app/lib/money.ts", "app/blocks/price.tsx", "app/styles/app.css"]);

    expect(resolveSpecifier("app/blocks/card.tsx", specifier, known)).toBe(path);
  });
});
