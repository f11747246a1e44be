import { EMBEDDED_PUBLIC_TOKEN } from "../../../embedded-commerce/service";
import type { Random } from "./random";

/** A POST to one of the shop's routes with a body that does not belong there. */
type BadBody = { path: string; headers: string[]; body: string };

const repeat = (count: number, create: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => create(index)).join(" ");

/** Documents that cost the service more than the client, and invalid ones. */
const documents: readonly ((random: Random) => string)[] = [
  ({ below }) =>
    `{ ${"products(first: 250) { nodes { variants(first: 250) { nodes { product { ".repeat(2 + below(600))} id`,
  ({ below }) => {
    const depth = 2 + below(300);
    const nested = "images(first: 9) { nodes { id } } variants(first: 9) { nodes { product { ";
    return `{ product(handle: "hair-oil") { ${nested.repeat(depth)} id ${"} } } ".repeat(depth)} } }`;
  },
  ({ below }) =>
    `{ ${repeat(1 + below(5_000), (index) => `a${index}: blog(handle: "news") { title }`)} }`,
  ({ below }) => {
    const products = "products(first: 250) { nodes { id variants(first: 100) { nodes { id } } } }";
    return `{ ${repeat(1 + below(300), (index) => `p${index}: ${products}`)} }`;
  },
  () => "query { ...A } fragment A on QueryRoot { ...B } fragment B on QueryRoot { ...A }",
  ({ below }) => {
    const depth = 1 + below(200);
    return `{ __schema { types { fields { type { ${"ofType { ".repeat(depth)} name ${"} ".repeat(depth)} } } } } }`;
  },
  () => "{ __schema { types { name fields { name args { name type { name } } } } } }",
  ({ below }) => `{ blog(handle: "news") ${"@include(if: true) ".repeat(below(900))} { title } }`,
  ({ below }) => `{ product(handle: "${"\\u0000é🜁".repeat(below(2_000))}") { id } }`,
  ({ below }) => {
    const lines = '{ merchandiseId: "gid://x", quantity: 99999999999 },'.repeat(below(400));
    return `mutation { cartCreate(input: { lines: [${lines}] }) { cart { id } } }`;
  },
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
  ({ below }) => `{"a":${"[".repeat(below(20_000))}]`,
  ({ below }) => `{"a":${"[".repeat(2_000)}${"]".repeat(2_000)},"b":"${"x".repeat(below(9_000))}"}`,
  () => '{"__proto__":{"first":1},"constructor":{"prototype":{"x":1}}}',
];

const apiPath = "/api/2025-07/graphql.json";

export function badGraphql(random: Random): BadBody {
  const { next, below, pick } = random;
  const request = JSON.stringify({ query: pick(documents)(random) });
  const withVariables = `${request.slice(0, -1)},"variables":${pick(variables)(random)}}`;
  const batch = `[${Array(1 + below(50))
    .fill(request)
    .join(",")}]`.slice(0, 600_000);
  const token = next() < 0.9 ? EMBEDDED_PUBLIC_TOKEN : "x".repeat(below(5_000));
  const type = pick(["application/json", "application/graphql", "text/html", "\t"]);
  return {
    path: pick([apiPath, apiPath, apiPath, "/api/1999-01/graphql.json", `${apiPath}?x=%`]),
    headers: [`X-Shopify-Storefront-Access-Token: ${token}`, `Content-Type: ${type}`],
    body: next() < 0.15 ? batch : pick([request, withVariables]),
  };
}

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

const paths = "/newsletter /newsletter /hooks/commerce /vitals /shop /checkouts/c/x".split(" ");
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

export function badForm(random: Random): BadBody {
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
