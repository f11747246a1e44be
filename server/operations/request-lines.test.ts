import { spawnSync } from "node:child_process";
import { openSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { createLog } from "./log.ts";
import type { AnsweredRequest } from "./observe.ts";
import { createRequestLines } from "./request-lines.ts";

const answer: AnsweredRequest = {
  id: "1",
  method: "GET",
  url: "/shop?sort=name",
  status: 200,
  milliseconds: 1.26,
  bytes: 3,
  page: null,
  isCutOff: false,
};

test("answers are logged many in a row, but none waits for long", () => {
  vi.useFakeTimers();
  try {
    const lines: string[] = [];
    const log = createLog("info", { write: (line) => void lines.push(line) });
    const { answered } = createRequestLines({ log, metrics: null });

    for (let count = 0; count < 70; count++) answered(answer);
    expect(lines).toHaveLength(64);
    vi.advanceTimersByTime(50);
    expect(lines).toHaveLength(70);
  } finally {
    vi.useRealTimers();
  }
});

/** A process with the log of the shop, in which something breaks that nobody foresaw. */
function breakingProcess(stdout: "pipe" | number) {
  const part = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const program = `
    import { logConsole, openLog } from ${part("./log.ts")};
    import { createRequestLines } from ${part("./request-lines.ts")};
    import { run } from ${part("../run.ts")};
    await run(async () => {
      const log = openLog("info");
      const { answered, flush } = createRequestLines({ log, metrics: null });
      process.prependListener("exit", flush);
      logConsole(log);
      answered(${JSON.stringify(answer)});
      setTimeout(() => { throw new Error("defect"); }, 10);
    });`;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
    stdio: ["ignore", stdout, "pipe"],
    timeout: 15_000,
  });
}

test("what a process logged before it broke is not lost", () => {
  const { status, stdout } = breakingProcess("pipe");

  expect(status).toBe(1);
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { level: "error", err: { message: "defect" } },
    { level: "info", path: "/shop", status: 200, ms: 1.3 },
  ]);
});

test.runIf(process.platform === "linux")(
  "a full disk under the log is no defect of its own",
  () => {
    const { status, stderr } = breakingProcess(openSync("/dev/full", "w"));

    expect([status, stderr]).toEqual([1, ""]);
  },
);
