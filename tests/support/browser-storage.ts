import type { Page } from "@playwright/test";

/** Fills the storage before the first page, as an earlier visit would; what pages write later stays. */
export async function storeBeforeVisit(page: Page, key: string, value: unknown): Promise<void> {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [key, text] as const,
  );
}

export async function readStored(page: Page, key: string): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), key);
}

/** A browser that refuses storage to sites. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
}
