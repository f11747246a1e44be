import { expect, test } from "vitest";
import { forbiddenCrossings, resolveSpecifier, specifiersIn, upwardImports } from "./import-rules";

test.each([
  ["app/ui/button.tsx", "app/features/cart/cart-store.ts"],
  ["app/features/new/a.tsx", "app/features/shop/b.tsx"],
  ["app/features/cart/a.ts", "app/features/shop/b.ts"],
  ["app/content/a.ts", "app/commerce/b.ts"],
  ["app/shell/a.tsx", "app/routes/home.tsx"],
  ["app/routes/home.tsx", "app/root.tsx"],
  ["app/misc/a.ts", "app/lib/b.ts"],
  ["app/routes/home.tsx", "app/utils/b.ts"],
  ["app/routes/home.tsx", "server/config.ts"],
  ["app/commerce/a.ts", "embedded-commerce/service.ts"],
  ["embedded-commerce/a.ts", "app/lib/money.ts"],
  ["embedded-commerce/a.ts", "server/config.ts"],
  ["server/a.ts", "app/features/home/home-page.tsx"],
  ["server/a.ts", "embedded-commerce/storage/carts.ts"],
  ["scripts/a.mjs", "tests/support/b.ts"],
])("%s may not import %s", (from, to) => {
  const graph = new Map([[from, [to]]]);

  expect([...upwardImports(graph), ...forbiddenCrossings(graph)]).toEqual([`${from} -> ${to}`]);
});

test("every form of import is read, types and re-exports included, comments not", () => {
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
])("%s is resolved to %s", (specifier, path) => {
  const known = new Set(["app/lib/money.ts", "app/blocks/price.tsx", "app/styles/app.css"]);

  expect(resolveSpecifier("app/blocks/card.tsx", specifier, known)).toBe(path);
});
