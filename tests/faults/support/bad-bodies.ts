import type { Random } from "./random";

const bodies: readonly ((random: Random) => string)[] = [
  () => "",
  () => "null",
  () => "[]",
  () => "[[null]]",
  () => '{"email":',
  ({ below }) => `email=${"a".repeat(below(6_000))}@example.com&source=__proto__`,
  ({ below }) => `email=${"%F0%9F%".repeat(below(400))}`,
  ({ below }) => "email=a&".repeat(below(900)),
  ({ below }) => "[".repeat(below(50_000)),
  ({ below }) => "\0\x80\xff".repeat(below(2_000)),
  ({ below }) => `{"path":"${"/x".repeat(below(4_000))}","vitals":[]}`,
  () => '{"path":"/","vitals":[{"name":"LCP","value":"NaN","rating":{}}]}',
  () => '{"path":"/__proto__","vitals":[{"name":"constructor","value":1e309}]}',
];

const paths =
  "/newsletter /newsletter /hooks/commerce /vitals /shop /checkouts/c/x /api/2025-07/graphql.json".split(
    " ",
  );
const contentTypes = [
  "application/json",
  "application/x-www-form-urlencoded",
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-7",
  "*/*",
  "",
];
const htmlRequest = ["Accept: text/html", "Referer: javascript:alert(1)//%0d%0aSet-Cookie: a=b"];

/** A POST to one of the shop's routes with a body that does not belong there. */
export function badForm(random: Random) {
  const { pick, next, below } = random;
  return {
    path: pick(paths),
    headers: [
      `Content-Type: ${pick(contentTypes)}`,
      `X-Shopify-Hmac-SHA256: ${pick(["", "YQ==", "%%%", "a".repeat(below(2_000))])}`,
      `X-Shopify-Topic: ${pick(["products/update", "__proto__/x", "\x7f", ""])}`,
      `Sec-Fetch-Site: ${pick(["same-origin", "cross-site"])}`,
      ...(next() < 0.3 ? ["Origin: https://elsewhere.example"] : []),
      ...(next() < 0.3 ? htmlRequest : []),
    ],
    body: pick(bodies)(random),
  };
}
