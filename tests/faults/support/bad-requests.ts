import { badForm, badGraphql } from "./bad-bodies";
import { createRandom, type Random } from "./random";

/** What a client sends, and how it ends: it reads the answer to its end, says no more, or is gone. */
export type BadRequest = {
  kind: string;
  bytes: Buffer;
  ending: "reads" | "half-closes" | "closes" | "resets";
};

/** The same number of the same seed is the same request, for ever. */
export function badRequest(seed: number, index: number): BadRequest {
  const random = createRandom(seed * 1_000_003 + index);
  const [kind, make] = random.pick(kinds);
  return { kind, ...make(random) };
}

type Made = Omit<BadRequest, "kind">;

const words = [
  "..",
  "%2e%2e",
  "..%2f",
  "..%5c",
  "%00",
  "%",
  "%zz",
  "%E0%A4%A",
  "%C0%AF",
  "\\",
  "//",
  "/./",
  "shop",
  "products",
  "hair-oil",
  "blog",
  "assets",
  "pictures",
  "cdn/shop/files",
  "api/2025-07/graphql.json",
  "checkouts/c",
  "cart/c",
  "etc/passwd",
  "proc/self/environ",
  ".git/config",
  "_root.data",
  "shop.data",
  "__manifest",
  "favicon.ico",
  "~",
  ";a=b",
  "'\"><script>",
  "$(7*7)",
  "{{7*7}}",
  "\x7f",
  "\xe9\xff",
  "ä",
  "+",
  "a".repeat(300),
  "A",
  "healthz",
  "readyz",
  "metrics",
];
const queries = [
  "",
  "",
  "?",
  "?%",
  "?a=%E0%A4%A",
  "?q=%00",
  "?_routes=root",
  "?p=/a&p=/b",
  "?index",
  "?price=-1e9-zz",
  "?sort[]=x",
  "?constructor=1&__proto__=2",
  `?${"a=1&".repeat(200)}`,
  `?x=${"y".repeat(5_000)}`,
  "?width=1e9&height=-1",
  "#fragment",
];

function path({ below, pick }: Random): string {
  return `/${Array.from({ length: 1 + below(5) }, () => pick(words)).join("/")}${pick(queries)}`;
}

const methods = [
  "GET",
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "PURGE",
  "QUERY",
  "PRI",
  "get",
  "G\0T",
  "G T",
  "",
  "X".repeat(9_000),
];
const versions = [
  "HTTP/1.1",
  "HTTP/1.1",
  "HTTP/1.1",
  "HTTP/1.0",
  "HTTP/0.9",
  "HTTP/2.0",
  "HTTP/9.9",
  "http/1.1",
  "HTTX/1.1",
  "",
];
const hosts = [
  "localhost",
  "localhost",
  "a b",
  "",
  "[::1",
  "evil.example/..",
  "localhost:99999999",
  "user:pw@host",
  "\xe9.example",
  "x".repeat(3_000),
  "..",
  "localhost, localhost",
];
const headers: readonly ((random: Random) => string)[] = [
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
  () => "X-Request-Id: \x1b[31m{}",
  () => "Content-Type: \xff\xfe",
  () => "Host: second.example",
  () => 'Sec-Fetch-Site: ?1, ""',
];

/** Lengths and codings that two programs in a row could read in two ways. */
const framings: readonly (readonly [head: string, body: string])[] = [
  ["Content-Length: 3\r\nContent-Length: 5", "abcde"],
  ["Content-Length: 3, 5", "abcde"],
  [
    "Content-Length: 4\r\nTransfer-Encoding: chunked",
    "0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n",
  ],
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

const doors = [
  "/",
  "/shop",
  "/newsletter",
  "/hooks/commerce",
  "/api/2025-07/graphql.json",
  "/checkouts/c/x",
  "/vitals",
  "/nowhere",
];

const kinds: readonly (readonly [name: string, make: (random: Random) => Made])[] = [
  [
    "path",
    (random) =>
      reads(`GET ${path(random)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
  ],
  [
    "path",
    (random) =>
      reads(`GET ${path(random)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
  ],
  [
    "absolute address",
    (random) => {
      const start = random.pick([
        "http://",
        "https://evil.example",
        "//evil.example",
        "file://",
        "*",
        "http://[::",
        "?",
        "\\\\x",
        "localhost:80",
      ]);
      return halfCloses(
        `GET ${start}${path(random)} HTTP/1.1\r\nHost: ${random.pick(hosts)}\r\nConnection: close\r\n\r\n`,
      );
    },
  ],
  [
    "first line",
    (random) =>
      halfCloses(
        `${random.pick(methods)} ${random.next() < 0.2 ? "*" : path(random)} ${random.pick(versions)}\r\nHost: ${random.pick(hosts)}\r\nConnection: close\r\n\r\n`,
      ),
  ],
  [
    "headers",
    (random) => {
      const some = Array.from({ length: 1 + random.below(3) }, () => random.pick(headers)(random));
      return halfCloses(
        `GET ${random.pick(doors)} HTTP/1.1\r\nHost: ${random.pick(hosts)}\r\n${some.join("\r\n")}\r\nConnection: close\r\n\r\n`,
      );
    },
  ],
  [
    "length of the body",
    ({ pick }) => {
      const [head, body] = pick(framings);
      return halfCloses(
        `POST ${pick(doors)} HTTP/1.1\r\nHost: localhost\r\n${head}\r\nConnection: close\r\n\r\n${body}`,
      );
    },
  ],
  ["body", (random) => reads(posted(badForm(random), "close"))],
  ["question to the store", (random) => reads(posted(badGraphql(random), "close"))],
  [
    "no HTTP",
    ({ below, pick }) => {
      const noise = Buffer.from(Array.from({ length: 1 + below(3_000) }, () => below(256)));
      const begun = [
        "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "PROXY TCP4 1.1.1.1 2.2.2.2 1 2\r\n",
        "\r\n\r\n\r\n",
        "SSH-2.0-x\r\n",
      ];
      return {
        bytes: Buffer.concat([Buffer.from(pick(begun), "latin1"), noise]),
        ending: "half-closes",
      };
    },
  ],
  [
    "garbled request",
    (random) => {
      const { below, pick } = random;
      const bytes = [
        ...Buffer.from(posted(pick([badForm, badGraphql])(random), "close"), "latin1"),
      ];
      for (let change = 0; change <= below(8); change++) {
        const at = below(Math.min(bytes.length, 400));
        // Replaces some bytes, takes some out or puts some in.
        bytes.splice(at, below(3), ...pick([[], [below(256)], [below(256), below(256)]]));
      }
      return { bytes: Buffer.from(bytes), ending: "half-closes" };
    },
  ],
  [
    "many requests at once",
    (random) => {
      const list = Array.from({ length: 1 + random.below(30) }, () =>
        random.next() < 0.7
          ? `GET ${random.pick(doors)} HTTP/1.1\r\nHost: localhost\r\n\r\n`
          : posted(badForm(random), "keep-alive"),
      );
      return halfCloses(
        `${list.join("")}GET /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
    },
  ],
  [
    "half a request",
    (random) => {
      const { pick, below } = random;
      const whole = posted(pick([badForm, badGraphql])(random), "keep-alive");
      const bytes = Buffer.from(whole.slice(0, below(whole.length)), "latin1");
      return { bytes, ending: pick(["half-closes", "closes", "resets"]) };
    },
  ],
  [
    "gone before the answer",
    (random) => {
      const whole = `GET ${random.pick([...doors, path(random)])} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
      return { bytes: Buffer.from(whole, "latin1"), ending: random.pick(["closes", "resets"]) };
    },
  ],
];

function reads(text: string): Made {
  return { bytes: Buffer.from(text, "latin1"), ending: "reads" };
}

function halfCloses(text: string): Made {
  return { bytes: Buffer.from(text, "latin1"), ending: "half-closes" };
}

function posted(
  door: { path: string; headers: string[]; body: string },
  connection: string,
): string {
  const bytes = Buffer.from(door.body, "utf8");
  const head = [
    `POST ${door.path} HTTP/1.1`,
    "Host: localhost",
    `Connection: ${connection}`,
    ...door.headers,
  ];
  return `${head.join("\r\n")}\r\nContent-Length: ${bytes.byteLength}\r\n\r\n${bytes.toString("latin1")}`;
}
