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

/** Fails every call of the store until the browser requests the data that the document lacks. */
export async function failDocument(page: Page, store: FaultyStore, fault: Fault): Promise<void> {
  store.fail("anything", fault);
  const recover = async (route: Route) => {
    await store.reset();
    await route.continue();
  };
  await page.route(/\.data(?:\?|$)|\/resources\//, recover, { times: 1 });
}
