import { expect, test } from "vitest";
import { getPath, logConsole, redact, requestId } from "./log.ts";
import { openTestLog } from "./testing/test-server.ts";

test.each([
  ["/search", "/search"],
  ["/search?q=thinning", "/search"],
  ["/unsubscribe/jane.doe@mail.example", "/unsubscribe/…@…"],
  ["/unsubscribe/jane%40mail.example", "/unsubscribe/…@…"],
  ["/unsubscribe/jane%2Bdoe%40mail.example", "/unsubscribe/…@…"],
  ["http://user:secret@shop.example/a?b", "/a"],
  ["*", "*"],
  ["/checkouts/8d0c7f1e/thanks", "/checkouts/…"],
  ["/Checkouts/8d0c7f1e/thanks", "/Checkouts/…"],
  ["/cart/c/Z2NwLXVz?key=secret", "/cart/c/…"],
  ["/contact", "/contact"],
])("the request target %s is logged as %s", (target, path) => {
  expect(redact(getPath(target))).toBe(path);
});

test.each([
  ["Failed to parse URL from /search?q=grey&sort=name", "Failed to parse URL from /search?…"],
  ["Key (address)=(jane+hair@mail.example) exists", "Key (address)=(…@…) exists"],
  ["Is it there? No.", "Is it there? No."],
  ["at file:///a/@hono/index.mjs:1:3", "at file:///a/@hono/index.mjs:1:3"],
])("%s is logged as %s", (text, logged) => {
  expect(redact(text)).toBe(logged);
});

test("an error is logged with its request and its causes, without personal data", () => {
  const { lines, log } = openTestLog();
  const cause = Object.assign(new Error("refused by jane@mail.example"), {
    detail: "Key (address)=(jane@mail.example) already exists.",
  });
  const err = Object.assign(new Error("not stored", { cause }), { code: "23505" });

  requestId.run("request-1", () => log.error({ err }));

  expect(lines[0]).toMatchObject({
    level: "error",
    requestId: "request-1",
    err: {
      type: "Error",
      message: "not stored: refused by …@…",
      code: "23505",
      stack: expect.stringContaining("caused by: Error: refused"),
    },
  });
  expect(JSON.stringify(lines)).not.toContain("jane");
});

test("a thrown string is logged", () => {
  const { lines, log } = openTestLog();

  log.error({ err: "just a text" });

  expect(lines[0]).toMatchObject({ err: { type: "string", message: "just a text" } });
});

test("what a library prints to the console is logged", () => {
  const { lines, log } = openTestLog();
  const { error, warn } = console;
  try {
    logConsole(log);
    console.error("No answer for /blog?q=secret", new Error("gone"));
    console.warn("Old option");
  } finally {
    Object.assign(console, { error, warn });
  }

  expect(lines).toMatchObject([
    { level: "error", msg: "No answer for /blog?…", err: { message: "gone" } },
    { level: "warn", msg: "Old option" },
  ]);
});
