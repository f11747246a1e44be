import { html } from "hono/html";
import { market } from "#brand/content/market.ts";
import { site } from "#brand/content/site.ts";
import { longDate } from "../../../app/lib/dates.ts";
import { preloadedFonts, stylesheetPath, surfaceColor } from "../assets.ts";

export type Markup = ReturnType<typeof html>;

/** The document around every checkout page. The template escapes every interpolated value. */
export function layout(title: string, body: Markup): Markup {
  return html`<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <title>${title} | ${site.name}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <meta name="theme-color" content="${surfaceColor}">
    <link rel="icon" href="data:,">
    ${preloadedFonts.map((font) => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)}
    <link rel="stylesheet" href="${stylesheetPath}">
  </head>
  <body>
    ${body}
  </body>
</html>`;
}

export function testNotice(): Markup {
  return html`<p class="test-notice" data-tone="raised"><strong>Test checkout.</strong> No payment is taken and nothing is shipped.</p>`;
}

export function masthead(shopUrl: string): Markup {
  return html`<header class="masthead">
    <a class="wordmark" href="${shopUrl}">${site.name}</a>
    <a class="link" href="${shopUrl}">Back to the shop</a>
  </header>`;
}

/** A day, `YYYY-MM-DD`, as `November 27, 2026`. */
export function formatDay(day: string): string {
  return longDate(day) ?? day;
}

export function formatAmount(cents: number): string {
  const { currency } = market;
  return (cents / 100).toLocaleString("en-US", { style: "currency", currency });
}
