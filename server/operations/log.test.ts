import { expect, test, vi } from "vitest";
import { createLog, logConsole } from "./log.ts";
import { loggedPath, withoutPersonalData } from "./private-text.ts";
import { requestScope } from "./request-scope.ts";
import { terminalLine } from "./terminal-line.ts";

function logInto(lines: Record<string, unknown>[]) {
  return createLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
}

test.each([
  ["/search", "/search"],
  ["/search?q=thinning", "/search"],
  ["/unsubscribe/jane.doe@mail.example", "/unsubscribe/…@…"],
  ["/unsubscribe/jane%40mail.example", "/unsubscribe/…@…"],
  ["http://user:secret@shop.example/a?b", "/a"],
  ["*", "*"],
  ["/checkouts/8d0c7f1e/thanks", "/checkouts/…"],
  ["/cart/c/Z2NwLXVz?key=secret", "/cart/c/…"],
  ["/contact", "/contact"],
  [`/${"a".repeat(4000)}`, `/${"a".repeat(199)}…`],
])("the address %s is logged as %s", (url, path) => {
  expect(loggedPath(url)).toBe(path);
});

test.each([
  ["Failed to parse URL from /search?q=grey&sort=name", "Failed to parse URL from /search?…"],
  ["Key (address)=(jane+hair@mail.example) exists", "Key (address)=(…@…) exists"],
  ["Is it there? No.", "Is it there? No."],
  [
    "at file:///shop/node_modules/@hono/node-server/dist/index.mjs:12:3",
    "at file:///shop/node_modules/@hono/node-server/dist/index.mjs:12:3",
  ],
])("%s is logged as %s", (text, logged) => {
  expect(withoutPersonalData(text)).toBe(logged);
});

test("an error is logged with its request and its causes, without what it holds of a row", () => {
  const lines: Record<string, unknown>[] = [];
  const log = logInto(lines);
  const refused = Object.assign(new Error("refused by jane@mail.example"), {
    code: "23505",
    detail: "Key (address)=(jane@mail.example) already exists.",
  });

  requestScope.run("request-1", () => {
    log.error({ err: new Error("not stored", { cause: refused }) });
  });

  expect(lines[0]).toMatchObject({
    level: "error",
    requestId: "request-1",
    err: { type: "Error", message: "not stored", cause: { code: "23505" } },
  });
  expect(JSON.stringify(lines)).not.toContain("jane");
});

test("what is thrown and is no error is logged as well", () => {
  const lines: Record<string, unknown>[] = [];

  logInto(lines).error({ err: "just a text" });

  expect(lines[0]).toMatchObject({ err: { type: "string", message: "just a text" } });
});

test("what a library complains of on the console is a line of the log", () => {
  const lines: Record<string, unknown>[] = [];
  const { error, warn } = console;
  try {
    logConsole(logInto(lines));
    console.error("No answer for /blog?q=secret", new Error("gone"));
    console.warn("Old option");
  } finally {
    Object.assign(console, { error, warn });
  }

  expect(lines[0]).toMatchObject({
    level: "error",
    msg: "No answer for /blog?…",
    err: { message: "gone" },
  });
  expect(lines[1]).toMatchObject({ level: "warn", msg: "Old option" });
  expect(vi.mocked(console.error)).not.toHaveBeenCalled();
});

test("at a terminal a line is a sentence, and nothing in it moves the cursor", () => {
  const request = { method: "GET", path: "/a\u001b[2J", status: 500, ms: 3.2 };
  const err = {
    type: "Error",
    message: "b",
    stack: "Error: b\n    at c",
    cause: { type: "Error", message: "d" },
  };
  const json = JSON.stringify({
    level: "error",
    time: "2026-11-21T10:20:30.000Z",
    ...request,
    err,
  });

  expect(terminalLine(`${json}\n`)).toBe(
    "10:20:30 error GET /a 500 in 3.2 ms\nError: b\n    at c\nbecause of Error: d\n",
  );
});
