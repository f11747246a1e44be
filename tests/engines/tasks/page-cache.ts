import { expect } from "vitest";
import { counted } from "~/lib/text";
import type { VisitorTest } from "../visitor";

/** For engines that keep a page that was left, and show it again on the way back. Headless Chromium never does. */
export function pageCache(test: VisitorTest): void {
  test("Back shows a page as it was left, with the cart of now", async ({ visitor }) => {
    for (const [index, path] of ["/shop", "/products/hair-oil"].entries()) {
      await visitor.visit(path);
      // Firefox keeps no page that is still loading something.
      await expect.poll(() => visitor.window.evaluate(countNewResources)).toBe(0);
      await visitor.window.evaluate(() => Reflect.set(window, "isKept", true));
      await visitor.visit("/products/conditioner");
      await visitor.click("button", "Add to Cart");
      await visitor.see("button", `Shopping cart, ${counted(index + 1, "item")}`);
      await visitor.back();
      await visitor.arrive(path);

      await visitor.see("button", `Shopping cart, ${counted(index + 1, "item")}`);
      expect(await visitor.window.evaluate(() => Reflect.get(window, "isKept")), path).toBe(true);
    }
  });
}

/** Runs in the page: how many resources arrive within half a second. */
async function countNewResources(): Promise<number> {
  const count = () => performance.getEntriesByType("resource").length;
  const before = count();
  await new Promise((resolve) => setTimeout(resolve, 500));
  return count() - before;
}
