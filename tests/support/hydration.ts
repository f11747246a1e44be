import { expect, type Page } from "@playwright/test";

/**
 * Waits until React has hydrated the page, under a property whose name is made at run time, and the sections that
 * need no interaction for it.
 */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const name = Object.keys(document).find((key) => key.startsWith("__reactContainer$"));
    const root: unknown = name ? Reflect.get(document, name) : null;
    const valueAt = (start: unknown, path: readonly string[]) =>
      path.reduce<unknown>(
        (value, key) => (typeof value === "object" && value ? Reflect.get(value, key) : null),
        start,
      );
    return valueAt(root, ["stateNode", "current", "memoizedState", "isDehydrated"]) === false;
  });
  await page.waitForFunction(() => !document.querySelector("[data-dehydrated=idle]"));
  // Effects, which listen to keys, run in a later message; a test's own clock stops no messages.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
  );
}

/** Makes the first movement of a visit and waits until the footer is hydrated too. */
export async function whenFooterHydrated(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 300);
  await page.waitForFunction(() => !document.querySelector("[data-dehydrated] footer"));
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })),
  );
}

/** Dispatches `test:commit` whenever React has committed and not yet run effects. */
export async function dispatchCommits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tools = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => dispatchEvent(new Event("test:commit")),
      onPostCommitFiberRoot() {},
      onCommitFiberUnmount() {},
    };
    Reflect.set(window, "__REACT_DEVTOOLS_GLOBAL_HOOK__", tools);
  });
}

/** Waits until a position is the same twice in a row. */
export async function waitUntilStill(position: () => Promise<number>): Promise<void> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const now = await position();
      const isSame = now === last;
      last = now;
      return isSame;
    })
    .toBe(true);
}
