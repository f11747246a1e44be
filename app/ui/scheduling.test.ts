import { expect, test, vi } from "vitest";
import { loadWhenIdle } from "./scheduling";

test("loads nothing with Save-Data", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  const load = vi.fn();

  await loadWhenIdle(load);

  expect(load).not.toHaveBeenCalled();
});
