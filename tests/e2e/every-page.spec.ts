import type { Page } from "@playwright/test";
import { expectLight, firstLoad } from "../support/first-load";
import { whenInteractive } from "../support/interactive";
import { screens } from "../support/page-paths";
import { expectToFitEveryone } from "../support/page-shape";
import type { Problems } from "../support/problems";
import type { Shop } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";

/** Pages in a state that their plain address does not show. */
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

for (const path of screens)
  test(`${path} is light, reacts, and fits everyone in a window of any width`, async ({
    shop,
    problems,
  }) => {
    await visitAtEveryWidth(shop, path, problems);
    await expectToGoOnAndBack(shop);
  });

for (const path of states)
  test(`${path} is light and fits everyone in a window of any width`, async ({
    shop,
    problems,
  }) => {
    await visitAtEveryWidth(shop, path, problems);
  });

async function visitAtEveryWidth({ page }: Shop, path: string, problems: Problems): Promise<void> {
  // Every element of a page is measured three times.
  test.slow();
  problems.expect(/status of 404/, /404.*no-such-page/);
  await expectLight(page, await firstLoad(page, path));
  await whenInteractive(page);
  await expect.poll(() => missingPictures(page), { timeout: 30_000 }).toEqual([]);
  await expectToFitEveryone(page, path === "/");
}

/** Addresses of pictures in the window that have not arrived, or arrived broken. */
function missingPictures(page: Page): Promise<string[]> {
  return page.locator("img").evaluateAll((images) =>
    images.flatMap((image) => {
      if (!(image instanceof HTMLImageElement)) return [];
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const isInHeight = bottom > 0 && top < innerHeight;
      const isInSight = width > 0 && isInHeight && right > 0 && left < innerWidth;
      return isInSight && image.naturalWidth === 0 ? image.currentSrc || image.src : [];
    }),
  );
}

/** Only a page that reacts goes on, and comes back, without another document. */
async function expectToGoOnAndBack({ page, title }: Shop): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const here = (await title.textContent()) ?? "";
  await page.evaluate(() => Reflect.set(window, "isSameDocument", true));

  const next = new URL(page.url()).pathname === "/science" ? "/" : "/science";
  await page.getByRole("banner").locator(`a[href="${next}"]`).first().click();
  await expect(title).not.toHaveText(here);
  await page.goBack();

  await expect(title).toHaveText(here);
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
}

for (const path of ["/", "/shop", "/products/hair-oil", "/science", "/faq"]) {
  test(`going back through ${path} with the keyboard, nothing that has the focus is hidden`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await shop.visit(path);
    await page.keyboard.press("End");

    const hidden: string[] = [];
    let stops = 0;
    for (; stops < 150; stops++) {
      await page.keyboard.press("Shift+Tab");
      const stop = await focusAtRest(page);
      if (stop === null) break;
      if (stop.isHidden) hidden.push(stop.name);
    }
    expect(hidden).toEqual([]);
    expect(stops).toBeGreaterThan(25);
  });
}

/** A row that goes round moves on a frame after the focus is in it; what arrives above the focus moves it as well. */
async function focusAtRest(page: Page): ReturnType<typeof focused> {
  let stop = await focused(page);
  for (let frame = 0; stop?.isHidden && frame < 60; frame++) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    stop = await focused(page);
  }
  return stop;
}

/** What has the focus, and whether another element lies over all of it; `null` at the page's end. */
function focused(page: Page): Promise<{ name: string; isHidden: boolean } | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const places = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map(
        (down) => [left + (right - left) * across, top + (bottom - top) * down] as const,
      ),
    );
    const isHidden = !places.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
      return (
        there && (element.contains(there) || there.contains(element) || label?.contains(there))
      );
    });
    // Where it is tells what went wrong: beside the window, or under something.
    const box = [left, top, right, bottom].map(Math.round).join(" ");
    const name = `${element.localName} ${element.textContent?.trim().slice(0, 40)}`;
    return { name: `${name} (${box} in ${innerWidth} ${innerHeight})`, isHidden };
  });
}
