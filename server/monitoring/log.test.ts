import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { getPath, logConsole, redact, requestId } from "./log.ts";
import { openTestLog } from "./testing/test-server.ts";

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

const url = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
const evaluate = (program: string) => ["--input-type=module", "--eval", program];

/** Runs a process that logs some lines and then throws. */
function runFailingProcess(stdout: "pipe" | number, times: number) {
  const program = `
    import { logConsole, openLog } from ${url("./log.ts")};
    import { run } from ${url("../start.ts")};
    await run(async () => {
      const log = openLog("info");
      logConsole(log);
      for (let number = 1; number <= ${times}; number++) log.info({ number });
      setTimeout(() => { throw new Error("defect"); }, 100);
    });`;
  const stdio = ["ignore" as const, stdout, "pipe" as const];
  const options = { encoding: "utf8" as const, stdio, timeout: 15_000 };
  return spawnSync(process.execPath, evaluate(program), options);
}

test("a process that crashes has logged everything before it, and the reason", () => {
  const { status, stdout } = runFailingProcess("pipe", 1000);
  const lines = stdout.trim().split("\n");

  expect(status).toBe(1);
  expect(lines).toHaveLength(1001);
  expect(JSON.parse(lines.at(-2) ?? "")).toMatchObject({ number: 1000 });
  const reason = { level: "error", err: { message: "defect" } };
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject(reason);
});

describe.runIf(process.platform === "linux")("a process", () => {
  test("exits although the disk is full", () => {
    const { status, stderr } = runFailingProcess(openSync("/dev/full", "w"), 100_000);

    expect([status, stderr]).toEqual([1, ""]);
  });

  test("is not blocked by a stalled reader", async () => {
    const program = `
      import { openLog } from ${url("./log.ts")};
      const log = openLog("info");
      for (let number = 0; number < 50_000; number++) log.info({ number });
      process.stderr.write("done");`;
    const child = spawn(process.execPath, evaluate(program));
    const [printed] = await once(child.stderr, "data");

    expect(String(printed)).toBe("done");
    child.kill();
  });
});
