import { createRandom, type Random } from "./random";

/** What a client sends, and what it does then: it reads, half-closes, closes or resets the connection. */
export type BadRequest = {
  kind: string;
  bytes: Buffer;
  ending: "reads" | "half-closes" | "closes" | "resets";
};

/** The same seed and index always give the same request. */
export function badRequest(seed: number, index: number): BadRequest {
  const random = createRandom(seed * 1_000_003 + index);
  const [kind, create] = random.pick(Object.entries(kinds));
  return { kind, ...create(random) };
}

const segments =
  ".. %2e%2e ..%2f ..%5c %00 % %zz %E0%A4%A %C0%AF \\ // /./ ~ + A ;a=b '\"><script> $(7*7) {{7*7}} \x7f \xe9\xff ä " +
  "shop products hair-oil blog assets pictures cdn/shop/files api/2025-07/graphql.json checkouts/c cart/c etc/passwd " +
  "proc/self/environ .git/config _root.data shop.data __manifest favicon.ico healthz readyz metrics";
const pathSegments = [...segments.split(" "), "a".repeat(300)];
const shortQueries =
  " ? ?% ?a=%E0%A4%A ?q=%00 ?_routes=root ?p=/a&p=/b ?index ?price=-1e9-zz ?sort[]=x #fragment";
const queries = [
  ...shortQueries.split(" "),
  "?constructor=1&__proto__=2",
  `?${"a=1&".repeat(200)}`,
  `?x=${"y".repeat(5_000)}`,
  "?width=1e9&height=-1",
];

function createPath({ below, pick }: Random): string {
  const parts = Array.from({ length: 1 + below(5) }, () => pick(pathSegments));
  return `/${parts.join("/")}${pick(queries)}`;
}

const methodNames =
  "GET GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT PROPFIND PURGE QUERY PRI get G\0T";
const methods = [...methodNames.split(" "), "G T", "", "X".repeat(9_000)];
const versions =
  "HTTP/1.1 HTTP/1.1 HTTP/1.1 HTTP/1.0 HTTP/0.9 HTTP/2.0 HTTP/9.9 http/1.1 HTTX/1.1 ".split(" ");
const hostNames =
  "localhost localhost [::1 evil.example/.. localhost:99999999 user:pw@host \xe9.example .. ";
const hosts = [...hostNames.split(" "), "a b", "x".repeat(3_000), "localhost, localhost"];

const badHeaders: readonly ((random: Random) => string)[] = [
  ({ below }) => `X-Huge: ${"h".repeat(below(70_000))}`,
  ({ below }) => Array.from({ length: below(3_000) }, (_, index) => `X-${index}: v`).join("\r\n"),
  ({ below }) => `Cookie: ${"a=b; ".repeat(below(3_000))}`,
  () => "no colon here",
  () => ": no name",
  () => "Bad Name: x",
  () => "X-Null: a\0b",
  () => "X-Fold: a\r\n b",
  () => "X-Line: a\nX-Other: b",
  () => "X-Return: a\rb",
  () => "Expect: 100-continue",
  () => "Expect: tea",
  () => "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x",
  () => "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__",
  () => "Range: bytes=0-0,-1,9999999999999-",
  ({ below }) => `If-None-Match: ${'"x", '.repeat(below(2_000))}*`,
  ({ below }) => `Accept-Encoding: ${"br;q=0.1, ".repeat(below(1_000))}identity;q=0, *;q=zz`,
  ({ below }) => `X-Forwarded-For: ${"::1%eth0, ".repeat(below(900))}`,
  () => "X-Forwarded-Host: evil.example\r\nForwarded: host=evil.example",
  () => "Origin: http://[::\r\nSec-Fetch-Site: same-origin",
  () => "X-Request-Id: \x1b[31m{}",
  () => "Content-Type: \xff\xfe",
  () => "Host: second.example",
  () => 'Sec-Fetch-Site: ?1, ""',
];

/** Lengths and codings that two servers in a row could read differently, each with a body. */
const framings: readonly (readonly [headers: string, body: string])[] = [
  ["Content-Length: 3\r\nContent-Length: 5", "abcde"],
  ["Content-Length: 3, 5", "abcde"],
  ["Content-Length: 4\r\nTransfer-Encoding: chunked", "0\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["Transfer-Encoding: chunked\r\nTransfer-Encoding: identity", "0\r\n\r\n"],
  ["Transfer-Encoding : chunked", "0\r\n\r\n"],
  ["Transfer-Encoding: xchunked", "0\r\n\r\n"],
  ["Transfer-Encoding: chunked, gzip", "0\r\n\r\n"],
  ["Transfer-Encoding:\x0bchunked", "0\r\n\r\n"],
  ["Transfer-Encoding: chunked", "zz\r\nabc\r\n0\r\n\r\n"],
  ["Transfer-Encoding: chunked", "5\r\nab\r\n0\r\n\r\n"],
  ["Transfer-Encoding: chunked", "fffffffffffffffff\r\nab"],
  ["Transfer-Encoding: chunked", `3;${"e".repeat(20_000)}\r\nabc\r\n0\r\n\r\n`],
  ["Transfer-Encoding: chunked", `3\r\nabc\r\n0\r\n${"X-Trailer: t\r\n".repeat(2_000)}\r\n`],
  ["Transfer-Encoding: chunked", "3\nabc\n0\n\n"],
  ["Content-Length: -1", ""],
  ["Content-Length: +3", "abc"],
  ["Content-Length: 0x3", "abc"],
  ["Content-Length: 99999999999999999999", "abc"],
  ["Content-Length: 1e3", "abc"],
  ["Content-Length: 2000000", "abc"],
  ["Content-Length:", "abc"],
];

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

const knownPaths =
  "/ /shop /newsletter /api/2025-07/graphql.json /checkouts/c/x /vitals /nowhere".split(" ");
const urlStarts =
  "http:// https://evil.example //evil.example file:// * http://[:: ? \\\\x localhost:80".split(
    " ",
  );
const protocolStarts = [
  "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "PROXY TCP4 1.1.1.1 2.2.2.2 1 2\r\n",
  "\r\n\r\n\r\n",
  "SSH-2.0-x\r\n",
];

type Ending = BadRequest["ending"];

const send = (text: string, ending: Ending = "half-closes") => ({
  bytes: Buffer.from(text, "latin1"),
  ending,
});
/** A request whose connection the server closes; `headers` begins with the request line. */
const closing = (headers: string, body = "") => `${headers}\r\nConnection: close\r\n\r\n${body}`;

const kinds = {
  path: (random) => send(closing(`GET ${createPath(random)} HTTP/1.1\r\nHost: localhost`), "reads"),
  "request line": (random) => {
    const target = random.pick([
      "*",
      createPath(random),
      random.pick(urlStarts) + createPath(random),
    ]);
    const line = `${random.pick(methods)} ${target} ${random.pick(versions)}`;
    return send(closing(`${line}\r\nHost: ${random.pick(hosts)}`));
  },
  headers: (random) => {
    const { pick, below } = random;
    const some = Array.from({ length: 1 + below(3) }, () => pick(badHeaders)(random));
    const headers = [`Host: ${pick(hosts)}`, ...some].join("\r\n");
    return send(closing(`GET ${pick(knownPaths)} HTTP/1.1\r\n${headers}`));
  },
  "length of the body": ({ pick }) => {
    const [headers, body] = pick(framings);
    const start = `POST ${pick(knownPaths)} HTTP/1.1\r\nHost: localhost`;
    return send(closing(`${start}\r\n${headers}`, body));
  },
  body: (random) => send(createPost(random, "close"), "reads"),
  "another protocol": ({ below, pick }) => {
    const noise = Array.from({ length: 1 + below(3_000) }, () => below(256));
    return send(pick(protocolStarts) + Buffer.from(noise).toString("latin1"));
  },
  "replaced bytes": (random) => {
    const { below, pick } = random;
    const bytes = [...Buffer.from(createPost(random, "close"), "latin1")];
    for (let change = 0; change <= below(8); change++) {
      const position = below(Math.min(bytes.length, 400));
      bytes.splice(position, below(3), ...pick([[], [below(256)], [below(256), below(256)]]));
    }
    return { bytes: Buffer.from(bytes), ending: "half-closes" };
  },
  "pipelined requests": (random) => {
    const list = Array.from({ length: 1 + random.below(19) }, () =>
      random.next() < 0.7
        ? `GET ${random.pick(knownPaths)} HTTP/1.1\r\nHost: localhost\r\n\r\n`
        : createPost(random, "keep-alive"),
    );
    return send(list.join("") + closing("GET /about HTTP/1.1\r\nHost: localhost"));
  },
  "half a request": (random) => {
    const request = createPost(random, "keep-alive");
    const ending = random.pick(["half-closes", "closes", "resets"] as const);
    return send(request.slice(0, random.below(request.length)), ending);
  },
  "closed before the response": (random) => {
    const path = random.pick([...knownPaths, createPath(random)]);
    const ending = random.pick(["closes", "resets"] as const);
    return send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`, ending);
  },
} satisfies Record<string, (random: Random) => Omit<BadRequest, "kind">>;

/** A POST to one of the shop's routes with a body that does not belong there. */
function createPost(random: Random, connection: "close" | "keep-alive"): string {
  const { pick, next } = random;
  const body = Buffer.from(pick(bodies)(random), "utf8");
  const lines = [
    `POST ${pick(knownPaths)} HTTP/1.1`,
    "Host: localhost",
    `Connection: ${connection}`,
    `Content-Type: ${pick(contentTypes)}`,
    `Sec-Fetch-Site: ${pick(["same-origin", "cross-site"])}`,
    ...(next() < 0.3 ? ["Origin: https://elsewhere.example"] : []),
    ...(next() < 0.3 ? htmlRequest : []),
    `Content-Length: ${body.byteLength}`,
  ];
  return `${lines.join("\r\n")}\r\n\r\n${body.toString("latin1")}`;
}
