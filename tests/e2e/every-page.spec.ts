import type { Page } from "@playwright/test";
import { expectLight, firstLoad } from "../support/first-load";
import { whenHydrated } from "../support/hydration";
import { screens } from "../support/page-paths";
import { expectToFitEveryWidth, missingPictures } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

/** Pages in a state of their own. */
const states = [
  "/shop/wigs",
  "/shop?concern=dryness&sort=name",
  "/products/hair-nutraceutical?Supply=3+months",
  "/products/growth-strength-shampoo?Scent=Unscented&Size=500+ml",
  "/products/wig",
  "/blog?q=iron",
  "/blog?q=zzzz",
  "/faq?q=zzzz",
  "/search?q=oil",
  "/search?q=zzzz",
];

for (const path of [...screens, ...states])
  test(`${path} is light, accessible, and fits a window of any width`, async ({
    shop,
    page,
    problems,
  }) => {
    // Every element is measured three times.
    test.slow();
    problems.expect(/status of 404/, /404.*no-such-page/);
    await expectLight(page, await firstLoad(page, path));
    await whenHydrated(page);
    await expect.poll(() => missingPictures(page), { timeout: 30_000 }).toEqual([]);
    await expectToFitEveryWidth(page, path === "/");
    if (states.includes(path)) return;

    await test.step("it is hydrated: links and Back keep the document", async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const title = (await shop.title.textContent()) ?? "";
      await page.evaluate(() => Reflect.set(window, "isSameDocument", true));
      const next = new URL(page.url()).pathname === "/science" ? "/" : "/science";
      await page.getByRole("banner").locator(`a[href="${next}"]`).first().click();
      await expect(shop.title).not.toHaveText(title);
      await page.goBack();
      await expect(shop.title).toHaveText(title);
      expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
    });
  });

for (const path of ["/", "/shop", "/products/hair-oil", "/science", "/faq"])
  test(`on ${path} nothing covers what the keyboard focuses, from the end to the top`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await shop.visit(path);
    await page.keyboard.press("End");

    const covered: string[] = [];
    let stops = 0;
    for (; stops < 150; stops++) {
      await page.keyboard.press("Shift+Tab");
      let stop = await focused(page);
      // Rows that loop, and content that arrives above, scroll for some frames.
      for (let frame = 0; stop?.isCovered && frame < 60; frame++) {
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        stop = await focused(page);
      }
      if (stop === null) break;
      if (stop.isCovered) covered.push(stop.name);
    }
    expect(covered).toEqual([]);
    expect(stops).toBeGreaterThan(25);
  });

/** The focused element, and whether another one covers it wholly; `null` at the page's end. */
function focused(page: Page): Promise<{ name: string; isCovered: boolean } | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const shares = [0.1, 0.5, 0.9];
    const points = shares.flatMap((across) =>
      shares.map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
    );
    const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
    const isCovered = !points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return (
        there && (element.contains(there) || there.contains(element) || label?.contains(there))
      );
    });
    const box = [left, top, right, bottom].map(Math.round).join(" ");
    const name = `${element.localName} ${element.textContent?.trim().slice(0, 40)}`;
    return { name: `${name} (${box} in ${innerWidth} ${innerHeight})`, isCovered };
  });
}
