import { beforeEach, expect, test, vi } from "vitest";
import { createReadiness } from "./readiness.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  return () => void vi.useRealTimers();
});

async function read(readiness: ReturnType<typeof createReadiness>) {
  const response = await readiness.respond();
  expect(response.headers.get("cache-control")).toBe("no-store");
  return `${response.status} ${await response.text()}`;
}

test("a process is ready after one successful rendering, which is not repeated", async () => {
  const probe = vi.fn(async () => true);
  const readiness = createReadiness(probe);

  for (const state of await Promise.all([read(readiness), read(readiness)]))
    expect(state).toBe("200 ready\n");
  expect(await read(readiness)).toBe("200 ready\n");
  expect(probe).toHaveBeenCalledTimes(1);
});

test.each([
  ["the commerce service does not answer", async () => false],
  ["a rendering fails", () => Promise.reject(new Error("broken"))],
])("while %s, a process is ready after 30 seconds only", async (_, probe) => {
  const readiness = createReadiness(probe);

  expect(await read(readiness)).toBe("503 starting\n");
  vi.advanceTimersByTime(29_999);
  expect(await read(readiness)).toBe("503 starting\n");
  vi.advanceTimersByTime(1);
  expect(await read(readiness)).toBe("200 ready\n");
});

test("a process whose orders cannot be stored is ready, and says so", async () => {
  const problems = ["orders are refused: file is not a database"];
  const readiness = createReadiness(
    async () => true,
    () => problems,
  );

  expect(await read(readiness)).toBe("200 ready\norders are refused: file is not a database\n");
  problems.length = 0;
  expect(await read(readiness)).toBe("200 ready\n");
});

test("a draining process is never ready again, not even after a pending rendering", async () => {
  const page = Promise.withResolvers<boolean>();
  const readiness = createReadiness(() => page.promise);

  const early = read(readiness);
  readiness.drain();
  page.resolve(true);

  expect(await early).toBe("503 draining\n");
  expect(await read(readiness)).toBe("503 draining\n");
});
