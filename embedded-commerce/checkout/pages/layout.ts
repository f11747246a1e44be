import { html } from "hono/html";
import { storeFacts } from "../../data/store-facts.ts";
import { stylesheetPath } from "../assets.ts";

export type Markup = ReturnType<typeof html>;

/** The frame of every checkout page. Everything interpolated is escaped by the template. */
export function layout(title: string, body: Markup): Markup {
  return html`<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <title>${title} | ${storeFacts.name}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <meta name="theme-color" content="#FAF6F0">
    <link rel="icon" href="data:,">
    <link rel="preload" href="/checkouts/assets/figtree.woff2" as="font" type="font/woff2" crossorigin>
    <link rel="preload" href="/checkouts/assets/cormorant-400.woff2" as="font" type="font/woff2" crossorigin>
    <link rel="stylesheet" href="${stylesheetPath}">
  </head>
  <body>
    ${body}
  </body>
</html>`;
}

/** Says plainly, at the top of every page, what this checkout is. */
export function testNotice(): Markup {
  return html`<p class="test-notice"><strong>Test checkout.</strong> No payment is taken and nothing is shipped.</p>`;
}

export function masthead(shopUrl: string): Markup {
  return html`<header class="masthead">
    <a class="wordmark" href="${shopUrl}">${storeFacts.name}</a>
    <a class="quiet-link" href="${shopUrl}">Back to the shop</a>
  </header>`;
}

export function dollars(cents: number): string {
  return (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
}
