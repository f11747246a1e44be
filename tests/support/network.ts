import type { Page, Route } from "@playwright/test";
import type { Fault } from "./faults";
import type { FaultyStore } from "./faulty-store";

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

/** Collects the URLs of requests to other origins than the given ones. */
export function watchForeignRequests(page: Page, ...origins: string[]): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== "data:" && !origins.includes(origin)) foreign.push(request.url());
  });
  return foreign;
}

export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

/** Fails every call of the store until the browser requests the data that the document lacks. */
export async function failDocument(page: Page, store: FaultyStore, fault: Fault): Promise<void> {
  store.fail("anything", fault);
  const recover = async (route: Route) => {
    await store.reset();
    await route.continue();
  };
  await page.route(/\.data(?:\?|$)|\/resources\//, recover, { times: 1 });
}
