import { EMBEDDED_PUBLIC_TOKEN } from "../../../embedded-commerce/service";
import type { Random } from "./random";

/** A POST to one of the shop's doors, whose body is not what belongs there. */
export type BadBody = { path: string; headers: string[]; body: string };

const graphql = "/api/2025-07/graphql.json";

/** Questions that are meant to cost the service more than they cost the one who asks. */
const questions: readonly ((random: Random) => string)[] = [
  ({ below }) => {
    const depth = 2 + below(600);
    return `{ ${"products(first: 250) { nodes { variants(first: 250) { nodes { product { ".repeat(depth)} id`;
  },
  ({ below }) => {
    const depth = 2 + below(300);
    const inner = 'product(handle: "hair-oil") { '.repeat(1);
    return `{ ${inner} ${"images(first: 9) { nodes { id } } variants(first: 9) { nodes { product { ".repeat(depth)} id ${"} } } ".repeat(depth)} } }`;
  },
  ({ below }) =>
    `{ ${Array.from({ length: 1 + below(5_000) }, (_, index) => `a${index}: blog(handle: "news") { title }`).join(" ")} }`,
  ({ below }) =>
    `{ ${Array.from({ length: 1 + below(300) }, (_, index) => `p${index}: products(first: 250) { nodes { id variants(first: 100) { nodes { id } } } }`).join(" ")} }`,
  () => "query { ...A } fragment A on QueryRoot { ...B } fragment B on QueryRoot { ...A }",
  ({ below }) => {
    const depth = 1 + below(200);
    return `{ __schema { types { fields { type { ${"ofType { ".repeat(depth)} name ${"} ".repeat(depth)} } } } } }`;
  },
  () => "{ __schema { types { name fields { name args { name type { name } } } } } }",
  ({ below }) => `{ blog(handle: "news") ${"@include(if: true) ".repeat(below(900))} { title } }`,
  ({ below }) => `{ product(handle: "${"\\u0000é🜁".repeat(below(2_000))}") { id } }`,
  ({ below }) =>
    `mutation { cartCreate(input: { lines: [${'{ merchandiseId: "gid://x", quantity: 99999999999 },'.repeat(below(400))}] }) { cart { id } } }`,
  () =>
    'mutation { cartLinesAdd(cartId: "gid://shopify/Cart/../../x?key=%00", lines: []) { cart { id } } }',
  ({ below }) => "{".repeat(below(4_000)),
  ({ below }) => `${"#".repeat(below(3_000))}\n{ shop { name } }`,
  () => "subscription { shop { name } }",
  () => "query A { shop { name } } query B { shop { name } }",
];

const variables: readonly ((random: Random) => string)[] = [
  () => "null",
  () => "7",
  () => '{"first": 1e400}',
  ({ below }) => `{"a":${"[".repeat(below(20_000))}${"]".repeat(1)}`,
  ({ below }) => `{"a":${"[".repeat(2_000)}${"]".repeat(2_000)},"b":"${"x".repeat(below(9_000))}"}`,
  () => '{"__proto__":{"first":1},"constructor":{"prototype":{"x":1}}}',
];

export function badGraphql(random: Random): BadBody {
  const { next, below, pick } = random;
  const question = JSON.stringify({ query: pick(questions)(random) });
  const withVariables = `${question.slice(0, -1)},"variables":${pick(variables)(random)}}`;
  const body = next() < 0.5 ? question : withVariables;
  const batch = `[${Array.from({ length: 1 + below(50) }, () => question).join(",")}]`.slice(
    0,
    600_000,
  );
  return {
    path: pick([
      graphql,
      graphql,
      graphql,
      "/api/1999-01/graphql.json",
      "/api/2025-07/graphql.json?x=%",
    ]),
    headers: [
      `X-Shopify-Storefront-Access-Token: ${next() < 0.9 ? EMBEDDED_PUBLIC_TOKEN : "x".repeat(below(5_000))}`,
      `Content-Type: ${pick(["application/json", "application/graphql", "text/html", "\t"])}`,
    ],
    body: next() < 0.15 ? batch : body,
  };
}

const texts: readonly ((random: Random) => string)[] = [
  () => "",
  () => "null",
  () => "[]",
  () => "[[null]]",
  () => '{"email":',
  () => '{"email":{"toString":1},"website":[],"source":"__proto__"}',
  ({ below }) => `{"email":"${"a".repeat(below(6_000))}@example.com"}`,
  ({ below }) => `email=${"%F0%9F%".repeat(below(400))}`,
  ({ below }) => "email=a&".repeat(below(900)),
  ({ below }) => "[".repeat(below(50_000)),
  ({ below }) => "\0\x80\xff".repeat(below(2_000)),
  ({ below }) => `{"path":"${"/x".repeat(below(4_000))}","vitals":[]}`,
  () => '{"path":"/","vitals":[{"name":"LCP","value":"NaN","rating":{}}]}',
  () => '{"path":"/__proto__","vitals":[{"name":"constructor","value":1e309}]}',
];

const contentTypes = [
  "application/json",
  "application/x-www-form-urlencoded",
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-7",
  "*/*",
  "",
];

export function badForm(random: Random): BadBody {
  const { pick, next, below } = random;
  return {
    path: pick([
      "/newsletter",
      "/newsletter",
      "/hooks/commerce",
      "/vitals",
      "/shop",
      "/checkouts/c/x",
    ]),
    headers: [
      `Content-Type: ${pick(contentTypes)}`,
      `X-Shopify-Hmac-SHA256: ${pick(["", "YQ==", "%%%", "a".repeat(below(2_000))])}`,
      `X-Shopify-Topic: ${pick(["products/update", "__proto__/x", "\x7f", ""])}`,
      ...(next() < 0.3 ? ["Origin: https://elsewhere.example"] : []),
      ...(next() < 0.3
        ? ["Accept: text/html", "Referer: javascript:alert(1)//%0d%0aSet-Cookie: a=b"]
        : []),
    ],
    body: pick(texts)(random),
  };
}
