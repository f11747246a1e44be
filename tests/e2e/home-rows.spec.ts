import type { Locator, Page } from "@playwright/test";
import { atRest } from "../support/at-rest";
import { expect, test } from "../support/shop-fixtures";

// A visitor who is spared no movement.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const rowOf = (page: Page) => page.getByRole("list", { name: "Reviews" });
const leftOf = (row: Locator) => row.evaluate((element) => element.scrollLeft);

/** Pixels that a row moves in twenty frames. */
const drift = (row: Locator) =>
  row.evaluate(async (element) => {
    const start = element.scrollLeft;
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
    return element.scrollLeft - start;
  });

test("the reviews move by themselves, at 40 pixels a second at most, until they are paused", async ({
  shop,
  page,
}) => {
  await shop.openHome();
  const row = rowOf(page);
  await row.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await expect.poll(() => drift(row)).toBeGreaterThan(0);

  const pxPerSecond = await row.evaluate(async (element) => {
    const [left, ms] = [element.scrollLeft, performance.now()];
    while (element.scrollLeft - left < 20) await new Promise(requestAnimationFrame);
    return ((element.scrollLeft - left) / (performance.now() - ms)) * 1000;
  });
  expect(pxPerSecond).toBeLessThan(44);

  await row.hover();
  await expect.poll(() => drift(row)).toBe(0);
  await page.mouse.move(0, 0);
  await expect.poll(() => drift(row)).toBeGreaterThan(0);

  await page.getByRole("button", { name: "Pause Reviews" }).click();
  await page.mouse.move(0, 0);
  await expect.poll(() => drift(row)).toBe(0);
  await page.getByRole("button", { name: "Play Reviews" }).click();
  await expect.poll(() => drift(row)).toBeGreaterThan(0);

  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => drift(row)).toBe(0);
});

test("the reviews are walked by keyboard, say which one is there, and go round", async ({
  shop,
  page,
}) => {
  await shop.openHome();
  const row = rowOf(page);
  const reviews = page.getByRole("region", { name: "Reviews" });
  await row.scrollIntoViewIfNeeded();
  await expect(row).toHaveAttribute("data-loops", "true");

  const next = page.getByRole("button", { name: "Next review" });
  await next.focus();
  const places: (string | null)[] = [];
  for (let press = 0; press < 4; press++) {
    const before = await reviews.getByRole("status").textContent();
    await page.keyboard.press("Enter");
    await expect(reviews.getByRole("status")).not.toHaveText(before ?? "");
    places.push(await reviews.getByRole("status").textContent());
    await expect.poll(() => isAtAnItem(row)).toBe(true);
  }
  const numbers = places.map((place) => Number(place?.match(/review (\d) of 3/)?.[1]));
  const [first = 0] = numbers;
  expect(numbers).toEqual([0, 1, 2, 3].map((step) => ((first - 1 + step) % 3) + 1));
  await expect(page.getByRole("button", { name: "Play Reviews" })).toBeVisible();

  await page.keyboard.press("Tab");
  await expect(row).toBeFocused();
  const left = await leftOf(row);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => leftOf(row)).not.toBe(left);
  await atRest(() => leftOf(row));

  // A lap further the row shows the same, so it goes back by one when it comes to rest.
  const seen = await row.evaluate((element) => {
    const [first, copy] = [element.children[0], element.children[3]];
    const lap =
      (copy?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0);
    element.scrollTo({ left: lap + 200, behavior: "instant" });
    return { lap, copies: element.querySelectorAll("[inert][aria-hidden=true]").length };
  });
  expect(seen.copies).toBeGreaterThanOrEqual(3);
  await expect.poll(() => leftOf(row)).toBeLessThan(seen.lap);
  // Laps are no whole pixels, and a row comes to rest on one.
  await expect.poll(async () => Math.abs((await leftOf(row)) - 200)).toBeLessThan(4);
});

test("whoever asks for less motion gets rows that stand, without a button to pause them", async ({
  shop,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await shop.openHome();
  const row = rowOf(page);
  await row.scrollIntoViewIfNeeded();
  await expect(row).toHaveAttribute("data-loops", "true");

  expect(await drift(row)).toBe(0);
  await expect(page.getByRole("button", { name: "Pause Reviews" })).toBeHidden();
  await page.getByRole("button", { name: "Next review" }).click();
  await expect.poll(() => isAtAnItem(row)).toBe(true);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("best sellers and reviews are swiped, and best sellers start again after their end", async ({
    shop,
    page,
  }) => {
    await shop.openHome();
    const sellers = page.getByRole("region", { name: "Best sellers" });
    await swipe(page, sellers.getByRole("list"));
    await expect(sellers.getByText("2 of 3")).toBeVisible();
    await swipe(page, sellers.getByRole("list"));
    await expect(sellers.getByText("3 of 3")).toBeVisible();
    await swipe(page, sellers.getByRole("list"));
    await expect(sellers.getByText("1 of 3")).toBeVisible();
    await expect.poll(() => leftOf(sellers.getByRole("list"))).toBeLessThan(10);

    const row = rowOf(page);
    await row.scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Pause Reviews" }).tap();
    const left = await leftOf(row);
    await swipe(page, row);
    await expect.poll(async () => Math.abs((await leftOf(row)) - left)).toBeGreaterThan(100);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("rows are there to be scrolled, and nothing that would need a script", async ({ page }) => {
    await page.goto("/");

    await expect(rowOf(page).getByRole("listitem")).toHaveCount(3);
    await expect(page.getByRole("button", { name: "Pause Reviews" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Next review" })).toBeHidden();
    await expect(rowOf(page)).toHaveCSS("scroll-snap-type", "x mandatory");
    await expect(rowOf(page)).toHaveCSS("overflow-x", "auto");
  });
});

/** Whether an item stands where the row's inset ends, within a pixel. */
function isAtAnItem(row: Locator): Promise<boolean> {
  return row.evaluate((element) => {
    const inset = Number.parseFloat(getComputedStyle(element).paddingLeft);
    return [...element.children].some(
      (item) => Math.abs(item.getBoundingClientRect().left - inset) < 1.5,
    );
  });
}

/** A finger that goes from right to left, slowly enough not to fling. */
async function swipe(page: Page, row: Locator): Promise<void> {
  await row.scrollIntoViewIfNeeded();
  const y = Math.round(((await row.boundingBox())?.y ?? 0) + 60);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch("touchStart", 300);
  for (let x = 290; x >= 90; x -= 20) await touch("touchMove", x);
  await touch("touchEnd");
  await session.detach();
}
