import { expect, test, vi } from "vitest";
import { createReadiness } from "./readiness.ts";

async function ask(readiness: ReturnType<typeof createReadiness>) {
  const answer = await readiness.respond();
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return `${answer.status} ${await answer.text()}`;
}

test("a process is ready once it has shown a whole page, and is not tried out again", async () => {
  const probe = vi.fn(async () => true);
  const readiness = createReadiness(probe);

  expect(await Promise.all([ask(readiness), ask(readiness)])).toEqual([
    "200 ready\n",
    "200 ready\n",
  ]);
  expect(await ask(readiness)).toBe("200 ready\n");
  expect(probe).toHaveBeenCalledTimes(1);
});

test("one that cannot reach the commerce service waits, but not for ever", async () => {
  let time = 0;
  const readiness = createReadiness(
    async () => false,
    () => time,
  );

  expect(await ask(readiness)).toBe("503 starting\n");
  time = 29_999;
  expect(await ask(readiness)).toBe("503 starting\n");
  time = 30_000;
  expect(await ask(readiness)).toBe("200 ready\n");
});

test("a page that breaks is no whole page", async () => {
  const readiness = createReadiness(() => Promise.reject(new Error("broken")));

  expect(await ask(readiness)).toBe("503 starting\n");
});

test("one that was told to stop is never ready again, not even by a page under way", async () => {
  const page = Promise.withResolvers<boolean>();
  const readiness = createReadiness(() => page.promise);

  const early = ask(readiness);
  readiness.drain();
  page.resolve(true);

  expect(await early).toBe("503 draining\n");
  expect(await ask(readiness)).toBe("503 draining\n");
});
