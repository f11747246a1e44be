import type { Page } from "@playwright/test";
import { reactsEvent } from "~/ui/page-reacts";

/** Waits until the page reacts, so that what a test does is not kept for later first. */
export async function whenInteractive(page: Page): Promise<void> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, reactsEvent);
}

/** Waits, after a visitor's first move, for what watches over her network and over newer builds. */
export async function whenWatched(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 300);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/offline-notice-")),
  );
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })),
  );
}
