import { expect, test } from "vitest";
import { createWorkQueue, QueueFullError } from "./work-queue.ts";

function openGate() {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { gate, open: () => open() };
}

test("runs a limited number at once and refuses work when too much is waiting", async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1 });
  const { gate, open } = openGate();
  const order: string[] = [];

  const first = queue.run(async () => {
    await gate;
    order.push("first");
  });
  const second = queue.run(async () => void order.push("second"));
  await expect(queue.run(async () => {})).rejects.toBeInstanceOf(QueueFullError);
  open();
  await Promise.all([first, second]);

  expect(order).toEqual(["first", "second"]);
});

test("continues after failed work", async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 5 });

  const failing = queue.run(() => Promise.reject(new Error("broken")));
  const next = queue.run(async () => "done");

  await expect(failing).rejects.toThrow("broken");
  await expect(next).resolves.toBe("done");
  await expect(queue.run(async () => "again")).resolves.toBe("again");
});
