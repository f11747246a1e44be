import type { Locator, Page } from "@playwright/test";
import { expect, test, testOnPhone, testWithoutScript } from "../support/shop-fixtures";

// The rows of reviews and best sellers on the home page.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const reviewsRow = (page: Page) => page.getByRole("list", { name: "Reviews" });
const getScrollLeft = (row: Locator) => row.evaluate((element) => element.scrollLeft);

/** Milliseconds between two looks at a row that scrolls. */
const intervals = [50];

/** Pixels that a row moves in twenty frames. */
const drift = (row: Locator) =>
  row.evaluate(async (element) => {
    const start = element.scrollLeft;
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
    return element.scrollLeft - start;
  });

/** Waits until the row has been at one place for twelve frames. */
const whenStill = (row: Locator) =>
  row.evaluate(async (element) => {
    let left = Number.NaN;
    for (let frames = 0; frames < 12; frames++) {
      if (element.scrollLeft !== left) frames = 0;
      left = element.scrollLeft;
      await new Promise(requestAnimationFrame);
    }
  });

test("the reviews move by at most 40 pixels a second, unless they are hovered, paused, out of view, or less motion is requested", async ({
  shop,
  page,
}) => {
  await shop.openHome();
  const row = reviewsRow(page);
  await row.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await expect.poll(() => drift(row), { intervals }).toBeGreaterThan(0);
  const pxPerSecond = await row.evaluate(async (element) => {
    // The row moves by the time of each frame, which a busy machine shows late.
    const start = await new Promise<number>(requestAnimationFrame);
    const left = element.scrollLeft;
    let now = start;
    while (element.scrollLeft - left < 40) now = await new Promise<number>(requestAnimationFrame);
    return ((element.scrollLeft - left) / (now - start)) * 1000;
  });
  expect(pxPerSecond).toBeLessThan(44);

  await row.hover();
  await expect.poll(() => drift(row), { intervals }).toBe(0);
  await page.mouse.move(0, 0);
  await expect.poll(() => drift(row), { intervals }).toBeGreaterThan(0);

  await page.getByRole("button", { name: "Pause Reviews" }).click();
  await page.mouse.move(0, 0);
  await expect.poll(() => drift(row), { intervals }).toBe(0);
  await page.getByRole("button", { name: "Play Reviews" }).click();
  await expect.poll(() => drift(row), { intervals }).toBeGreaterThan(0);

  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => drift(row), { intervals }).toBe(0);
  await row.scrollIntoViewIfNeeded();
  await expect.poll(() => drift(row), { intervals }).toBeGreaterThan(0);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => drift(row), { intervals }).toBe(0);
  await expect(page.getByRole("button", { name: "Pause Reviews" })).toBeHidden();
  await page.getByRole("button", { name: "Next review" }).click();
  await expect.poll(() => isAligned(row)).toBe(true);
});

test("by keyboard the reviews scroll, say which is shown, and loop", async ({ shop, page }) => {
  await shop.openHome();
  const row = reviewsRow(page);
  const status = page.getByRole("region", { name: "Reviews" }).getByRole("status");
  await row.scrollIntoViewIfNeeded();
  await expect(row).toHaveAttribute("data-loops", "true");

  await page.getByRole("button", { name: "Next review" }).focus();
  const numbers: number[] = [];
  for (let press = 0; press < 4; press++) {
    const before = (await status.textContent()) ?? "";
    const start = await getScrollLeft(row);
    await page.keyboard.press("Enter");
    await expect(status).not.toHaveText(before);
    numbers.push(Number(/review (\d) of 3/.exec((await status.textContent()) ?? "")?.[1]));
    await expect.poll(() => getScrollLeft(row), { intervals }).not.toBe(start);
    await whenStill(row);
    expect(await isAligned(row)).toBe(true);
  }
  const [first = 0] = numbers;
  expect(numbers).toEqual([0, 1, 2, 3].map((step) => ((first - 1 + step) % 3) + 1));
  await expect(page.getByRole("button", { name: "Play Reviews" })).toBeVisible();

  await page.keyboard.press("Tab");
  await expect(row).toBeFocused();
  const left = await getScrollLeft(row);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => getScrollLeft(row)).not.toBe(left);
});

testOnPhone("by touch, rows are swiped, and start again", async ({ shop, page }) => {
  await shop.openHome();
  const sellers = page.getByRole("region", { name: "Best sellers" });
  await sellers.getByRole("list").scrollIntoViewIfNeeded();
  // The number follows the row once it is hydrated, which takes long on a busy machine.
  await expect(page.locator("[data-dehydrated]")).toHaveCount(0, { timeout: 30_000 });
  for (const position of ["2 of 3", "3 of 3", "1 of 3"]) {
    await swipe(page, sellers.getByRole("list"));
    await expect(sellers.getByText(position)).toBeVisible();
    // The number changes on the way; a swipe from there would not reach the next item.
    await expect.poll(() => isAligned(sellers.getByRole("list")), { intervals }).toBe(true);
  }
  await expect.poll(() => getScrollLeft(sellers.getByRole("list"))).toBeLessThan(10);

  const row = reviewsRow(page);
  await row.scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Pause Reviews" }).tap();
  const left = await getScrollLeft(row);
  await swipe(page, row);
  await expect.poll(async () => Math.abs((await getScrollLeft(row)) - left)).toBeGreaterThan(100);
});

testWithoutScript("without script, rows can be scrolled, and have no buttons", async ({ page }) => {
  await page.goto("/");

  await expect(reviewsRow(page).getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Pause Reviews" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Next review" })).toBeHidden();
  await expect(reviewsRow(page)).toHaveCSS("scroll-snap-type", "x mandatory");
  await expect(reviewsRow(page)).toHaveCSS("overflow-x", "auto");
});

/** Whether an item is at the row's inset, within a pixel. */
function isAligned(row: Locator): Promise<boolean> {
  return row.evaluate((element) => {
    const inset = Number.parseFloat(getComputedStyle(element).paddingLeft);
    return [...element.children].some(
      (item) => Math.abs(item.getBoundingClientRect().left - inset) < 1.5,
    );
  });
}

/** A finger from right to left, slowly enough not to fling. */
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
