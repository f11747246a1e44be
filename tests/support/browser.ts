import { expect, type Locator, type Page } from "@playwright/test";

/** Waits until the page is hydrated. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.readyState !== "loading" && !("dehydrated" in document.documentElement.dataset),
  );
}

/** Waits until the browser is idle: then the blocks below the first screen are hydrated too. */
export async function whenIdle(page: Page): Promise<void> {
  await whenHydrated(page);
  await page.evaluate(async () => {
    for (const _ of ["rendered", "committed"])
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  });
}

export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator, key = "Tab"): Promise<void> {
  await expect(control).toBeVisible();
  for (let press = 0; press < 90; press++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(control, "reached with the Tab key").toBeFocused();
}

/** Waits until a position is the same twice in a row. */
export async function waitUntilStill(
  position: () => Promise<number>,
  intervalsMs = [100, 250, 500, 1_000],
): Promise<void> {
  let last = Number.NaN;
  await expect
    .poll(
      async () => {
        const now = await position();
        const isSame = now === last;
        last = now;
        return isSame;
      },
      { intervals: intervalsMs },
    )
    .toBe(true);
}

/** Fills the storage before the first page, as an earlier visit would; what pages write later stays. */
export async function storeBeforeVisit(page: Page, key: string, value: unknown): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [key, JSON.stringify(value)] as const,
  );
}

export async function readStored(page: Page, key: string): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), key);
}

/** Holds matching requests until the returned function is called. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  then: "continue" | "abort" = "continue",
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route[then]();
  });
  return resolve;
}
