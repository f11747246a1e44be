import { expect, test } from "vitest";
import { fetchInProcess } from "./fetch-in-process.ts";

test("a call in process ends at its time limit", async () => {
  const fetch = fetchInProcess({ fetch: () => new Promise(() => {}) });

  const call = fetch("http://localhost/api", { signal: AbortSignal.timeout(20) });

  await expect(call).rejects.toThrow(/timeout/i);
});
