import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { site } from "#brand/content/site.ts";
import { Wordmark } from "./wordmark";

test("without a logo the brand's name is shown", () => {
  expect(renderToStaticMarkup(<Wordmark logo={null} />)).toBe(site.name);
});

test("a logo takes the place of the name, which is read out for it, and its room before it is loaded", () => {
  const html = renderToStaticMarkup(<Wordmark logo={{ width: 180, height: 40 }} />);

  expect(html).toContain(`src="/logo.svg" alt="${site.name}" width="180" height="40"`);
});
