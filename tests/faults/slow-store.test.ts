import { afterAll, expect, test } from "vitest";
import { faults } from "../support/faults";
import { openFaultyStore } from "../support/faulty-store";
import { visit } from "./support/customer";
import { openShop } from "./support/running-shop";

const store = await openFaultyStore();
afterAll(store.close);
const shop = await openShop(afterAll, store);

/** What a request for a page's data waits for the store; the rest is for a busy machine. */
const limitMs = 15_000;
const maxMs = limitMs + 4_000;
const sample = "what-a-strand-is-made-of";

const read = (path: string) =>
  visit(shop.origin + path, { signal: AbortSignal.timeout(2 * limitMs) });

test("a page whose store takes too long waits no longer for its data, and has no samples of articles", async () => {
  store.fail("anything", faults.noResponse);
  const [list, article, ...data] = await Promise.all(
    ["/blog", `/blog/${sample}`, "/blog.data", `/blog/${sample}.data`].map(read),
  );

  expect(list?.text).toContain("Error loading blog posts");
  expect(article?.text).toContain("We couldn’t load this article");
  expect([list?.status, article?.status]).toEqual([503, 503]);
  for (const { status, text, ms } of data) {
    expect(status).toBe(503);
    expect(text).not.toContain(`sample/${sample}`);
    expect(ms).toBeGreaterThan(limitMs - 1_000);
    expect(ms).toBeLessThan(maxMs);
  }

  // A store that fails otherwise has them.
  await store.reset();
  store.fail("anything", faults.accessDenied);
  expect((await read("/blog.data")).text).toContain(`sample/${sample}`);
});
