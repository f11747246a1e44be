import { expect, test } from "vitest";
import { createWorkQueue } from "./work-queue.ts";

test("runs a limited number at once and refuses work when too much is waiting", async () => {
  const run = createWorkQueue(1, 1);
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const order: string[] = [];

  const first = run(() => gate.then(() => order.push("first")));
  const second = run(async () => order.push("second"));
  await expect(run(async () => {})).rejects.toMatchObject({ status: 503 });
  open();
  await Promise.all([first, second]);

  expect(order).toEqual(["first", "second"]);
});

test("continues after failed work", async () => {
  const run = createWorkQueue(1, 5);

  const failing = run(() => Promise.reject(new Error("broken")));
  const next = run(async () => "done");

  await expect(failing).rejects.toThrow("broken");
  await expect(next).resolves.toBe("done");
  await expect(run(async () => "again")).resolves.toBe("again");
});
