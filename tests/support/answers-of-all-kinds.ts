import { stylesheetPath } from "../../embedded-commerce/checkout/assets";
import { type Ask, again, apiHeaders, apiPath, get, post, raw, read } from "./asking";
import { cartLink, checkout, emptyCheckout, order } from "./asking-checkout";

/** An answer that the shop can give, the status that it should have, and how to have it. */
type Kind = [name: string, status: number, ask: Ask];

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };
const ownForm = { ...form, "sec-fetch-site": "same-origin" };
const fromElsewhere = { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" };
const close = "Connection: close\r\n\r\n";
const visit = '{"path":"/","vitals":[{"name":"CLS","value":0,"rating":"good"}]}';
const ana = '{"email":"ana@example.com","source":"footer"}';

/** One of each but for whole pages. */
export const answersOfAllKinds: readonly Kind[] = [
  ["a page again, for who has it", 304, again("/shop")],
  ["a file again, for who has it", 304, again("/favicon.ico")],
  ["a page's head", 200, get("/", { method: "HEAD" })],
  ["the data of a page", 200, get("/shop.data")],
  ["a page that moved", 308, get("/proof")],
  ["an address with a last slash", 308, get("/shop/")],
  ["an address in capitals", 308, get("/Shop")],
  ["an address that cannot be read", 400, get("/products/%E0%A4%A")],
  ["a page that is not there", 404, get("/products/none")],
  ["a file that is not there", 404, get("/assets/none.js")],
  ["a page that is sent to", 405, post("/shop", form, "a=b")],
  ["a file that is sent to", 405, post("/favicon.ico", form, "a=b")],
  ["a method of proxies", 405, raw(`TRACE / HTTP/1.1\r\nHost: a\r\n${close}`)],
  ["an address without an end", 414, get(`/products/${"a".repeat(10_000)}`)],
  ["the rules for robots", 200, get("/robots.txt")],
  ["the map of the site", 200, get("/sitemap.xml")],
  ["the journal's feed", 200, get("/blog/feed.xml")],
  ["the contact for security", 200, get("/.well-known/security.txt")],
  ["the manifest", 200, get("/manifest.webmanifest")],
  ["an icon", 200, get("/favicon.ico")],
  ["a file for the press", 200, get("/press/solenne-media-kit.zip")],
  ["the service worker that removes itself", 200, get("/service-worker.js")],
  ["a sign of life", 200, get("/healthz")],
  ["a sign of readiness", 200, get("/readyz")],
  ["a sign-up", 200, post("/newsletter", { ...json, accept: "application/json" }, ana)],
  [
    "a sign-up by form",
    303,
    post("/newsletter", { ...ownForm, accept: "text/html" }, "email=ana@example.com"),
  ],
  ["a sign-up that is too long", 413, post("/newsletter", ownForm, "a".repeat(5_000))],
  ["a sign-up by another site", 403, post("/newsletter", { ...form, ...fromElsewhere }, "email=a")],
  ["a sign-up that is read", 405, get("/newsletter")],
  ["a webhook without a signature", 401, post("/hooks/commerce", json, "{}")],
  ["a webhook that is read", 405, get("/hooks/commerce")],
  ["a measurement", 204, post("/vitals", json, visit)],
  ["a measurement in another form", 415, post("/vitals", form, "a=b")],
  ["an answer of the store", 200, post(apiPath, apiHeaders, '{"query":"{ __typename }"}')],
  ["a call of the store without its token", 403, post(apiPath, json, "{}")],
  ["a call ahead of a call", 204, get(apiPath, { method: "OPTIONS", headers: fromElsewhere })],
  ["a picture", 200, get("/cdn/shop/files/hair-oil-front.jpg?width=64")],
  ["a picture of no size", 400, get("/cdn/shop/files/hair-oil-front.jpg?width=0")],
  ["a picture that is not there", 404, get("/cdn/shop/files/none.jpg")],
  ["a cart that is not there", 404, get("/cart/c/none?key=none")],
  ["the way to the checkout", 303, async (shop) => read(await shop.get(await cartLink(shop)))],
  ["the checkout", 200, checkout],
  ["the checkout, when something is missing", 422, emptyCheckout],
  ["an order", 200, order],
  ["the checkout's styles", 200, get(stylesheetPath)],
];
