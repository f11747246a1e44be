import type { Page } from "@playwright/test";

/**
 * Waits until the page reacts, so that what a test does is not kept for later first. React keeps its
 * state under a name that is made at run time.
 */
export async function whenInteractive(page: Page): Promise<void> {
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
  // Effects, which listen to keys, come in a message after that; a test's own clock stops no messages.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
  );
}

/** Waits, after a visitor's first move, until the footer is hydrated, and with it what watches the connection. */
export async function whenFooterReacts(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 300);
  await page.waitForFunction(() => !document.querySelector("[data-dehydrated] footer"));
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })),
  );
}

/**
 * From the next page on, the window hears "test:commit" whenever React has changed the page and not yet run its
 * effects, which on a busy phone takes a while. React tells developers' tools, whose place this takes.
 */
export async function tellOfCommits(page: Page): Promise<void> {
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
