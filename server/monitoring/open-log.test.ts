import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { describe, expect, test } from "vitest";

const url = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
const evaluate = (program: string) => ["--input-type=module", "--eval", program];

/** Runs a process that logs some lines and then throws. */
function runFailingProcess(stdout: "pipe" | number, times: number) {
  const program = `
    import { logConsole } from ${url("./log.ts")};
    import { openLog } from ${url("./open-log.ts")};
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
      import { openLog } from ${url("./open-log.ts")};
      const log = openLog("info");
      for (let number = 0; number < 50_000; number++) log.info({ number });
      process.stderr.write("done");`;
    const child = spawn(process.execPath, evaluate(program));
    const [printed] = await once(child.stderr, "data");

    expect(String(printed)).toBe("done");
    child.kill();
  });
});
