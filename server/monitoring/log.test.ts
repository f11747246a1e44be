import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { createLog, logConsole, redact, requestId, toLoggedPath } from "./log.ts";

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
  [`/${"a".repeat(4000)}`, `/${"a".repeat(199)}`],
])("the request target %s is logged as %s", (target, path) => {
  expect(toLoggedPath(target)).toBe(path);
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
  expect(redact(text)).toBe(logged);
});

test("an error is logged with its request and its causes, without personal data", () => {
  const lines: Record<string, unknown>[] = [];
  const log = logInto(lines);
  const refused = Object.assign(new Error("refused by jane@mail.example"), {
    detail: "Key (address)=(jane@mail.example) already exists.",
  });
  const error = new Error("not stored", { cause: refused });

  requestId.run("request-1", () => log.error({ err: Object.assign(error, { code: "23505" }) }));

  expect(lines[0]).toMatchObject({
    level: "error",
    requestId: "request-1",
    err: { type: "Error", message: "not stored: refused by …@…", code: "23505" },
  });
  expect(lines[0]).toHaveProperty(
    "err.stack",
    expect.stringContaining("caused by: Error: refused"),
  );
  expect(JSON.stringify(lines)).not.toContain("jane");
});

test("a thrown text is logged as well", () => {
  const lines: Record<string, unknown>[] = [];

  logInto(lines).error({ err: "just a text" });

  expect(lines[0]).toMatchObject({ err: { type: "string", message: "just a text" } });
});

test("what a library prints to the console becomes a line of the log", () => {
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

/** Runs a process that logs `times` lines and then throws. */
function runBreakingProcess(stdout: "pipe" | number, times = 1) {
  const url = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const program = `
    import { logConsole, openLog } from ${url("./log.ts")};
    import { run } from ${url("../start.ts")};
    await run(async () => {
      const log = openLog("info");
      logConsole(log);
      for (let number = 1; number <= ${times}; number++) log.info({ number });
      setTimeout(() => { throw new Error("defect"); }, 100);
    });`;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
    stdio: ["ignore", stdout, "pipe"],
    timeout: 15_000,
  });
}

test("what a process logged before it broke is not lost", () => {
  const { status, stdout } = runBreakingProcess("pipe", 1000);

  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(status).toBe(1);
  expect(lines.slice(0, -1).map(({ number }) => number)).toEqual(
    Array.from({ length: 1000 }, (_, index) => index + 1),
  );
  expect(lines.at(-1)).toMatchObject({ level: "error", err: { message: "defect" } });
});

test.runIf(process.platform === "linux").each([1, 100_000])(
  "a full disk does not keep a process with %i lines from ending",
  (times) => {
    const { status, stderr } = runBreakingProcess(openSync("/dev/full", "w"), times);

    expect([status, stderr]).toEqual([1, ""]);
  },
);

test.runIf(process.platform === "linux")(
  "a reader that stalls does not keep a process from its work",
  async () => {
    const program = `
      import { openLog } from ${JSON.stringify(new URL("./log.ts", import.meta.url).href)};
      const log = openLog("info");
      for (let number = 0; number < 50_000; number++) log.info({ number });
      process.stderr.write("done");`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
    const ended = once(child.stderr, "data");

    expect(String((await ended)[0])).toBe("done");
    child.kill();
  },
);
