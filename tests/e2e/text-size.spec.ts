import type { Page } from "@playwright/test";
import { facts } from "#brand/content/facts.ts";
import { storageKeys } from "#brand/content/storage-keys.ts";
import { storeBeforeVisit } from "../support/browser";
import { testItem } from "../support/builders";
import { scrollsSideways } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

/** Sets the text size that a visitor chose in the browser, in pixels; 16 is the usual one. */
function chooseTextSize(page: Page, px: number): Promise<void> {
  return page.evaluate((px) => {
    document.documentElement.style.fontSize = `${px}px`;
  }, px);
}

/** The elements that contain text and whose lines are closer together, relative to it, once it is larger. */
function getNarrowerLines(page: Page, px: number): Promise<string[]> {
  return page.evaluate((px) => {
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const getRatio = (element: Element) => {
      const { lineHeight, fontSize } = getComputedStyle(element);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    };
    const elements = [...document.querySelectorAll("body *")].filter(hasText);
    const usual = elements.map(getRatio);
    document.documentElement.style.fontSize = `${px}px`;
    return elements.flatMap((element, index) => {
      const ratio = getRatio(element);
      const isNarrower = ratio < 0.97 * (usual[index] ?? 0);
      return isNarrower ? [`${element.className}: ${ratio} “${element.textContent}”`] : [];
    });
  }, px);
}

test("lines grow with the text that a visitor enlarged", async ({ page, shop }) => {
  for (const path of ["/products/hair-oil", "/", "/subscribe"]) {
    await shop.visit(path);
    expect(await getNarrowerLines(page, 32), path).toEqual([]);
  }
});

test("with text of twice the size a product's page is no wider than the window, its options break no word, and the phone's buy bar shows price, name and button apart", async ({
  page,
  shop,
}) => {
  await shop.openProduct("hair-nutraceutical");
  await chooseTextSize(page, 32);
  await test.step("the page is no wider than the window", () => expectProductToFit(page));
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole("region", { name: "Purchase options" });
  await page.mouse.wheel(0, 2_500);
  await expect(bar.getByRole("button")).toBeInViewport();

  const boxes = await bar.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: { top: number; bottom: number; left: number; right: number }[] = [];
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      for (const box of range.getClientRects())
        found.push({ top: box.top, bottom: box.bottom, left: box.left, right: box.right });
    }
    return found;
  });
  expect(boxes.length).toBeGreaterThan(2);
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const isBeside = one.right <= other.left + 1 || other.right <= one.left + 1;
      // The boxes of two lines of one text may share a few pixels, in which no letter is.
      const isApart = one.bottom <= other.top + 8 || other.bottom <= one.top + 8;
      expect(isBeside || isApart, JSON.stringify([one, other])).toBe(true);
    }
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(390);
});

async function expectProductToFit(page: Page): Promise<void> {
  const label = page.getByText(`Subscribe and save ${facts.subscriptionDiscountPercent}%`, {
    exact: true,
  });
  // The first is what a scroll bar leaves of 320 pixels.
  for (const width of [305, 390, 820]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await scrollsSideways(page), `${width}`).toBe(false);
    const lines = await label.evaluate(({ firstChild }) => {
      const range = document.createRange();
      range.setStart(firstChild as Text, 0);
      range.setEnd(firstChild as Text, "Subscribe".length);
      return range.getClientRects().length;
    });
    expect(lines, `${width}`).toBe(1);
  }
}

test.describe("in a window of 320 pixels, with text of twice the size, nothing is cut off:", () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 640 }));

  /** Enlarges the text of the open dialog. */
  async function expectToFit(page: Page, where: string): Promise<void> {
    await expect(page.getByRole("dialog")).toBeVisible();
    await chooseTextSize(page, 32);
    expect.soft(await findCutOff(page), where).toEqual([]);
  }

  test("the cart with a subscription, a discount code, and an Undo", async ({ cart, page }) => {
    await cart.fillBeforeVisit("growth-strength-shampoo", { quantity: 12 });
    await page.goto("/products/hair-nutraceutical?selling_plan=690000000001");
    await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first().click();
    await cart.open();
    await expect(cart.drawer.getByRole("region", { name: "You may also like" })).toBeVisible();
    await expectToFit(page, "as it opens");
    await cart.drawer.getByText("Discount code", { exact: true }).first().click();
    await expectToFit(page, "with its parts open");
    await cart.drawer.getByRole("button", { name: /^Remove Growth/ }).click();
    await expectToFit(page, "after a line is removed");
  });

  test("the dialog of a plan", async ({ shop, page }) => {
    await shop.visit("/subscribe");
    await page.getByRole("button", { name: "Choose Transformation" }).click();
    const dialog = page.getByRole("dialog", { name: "Transformation Plan" });
    await dialog.getByText("Every 90 days", { exact: true }).click();
    await expect(dialog).toContainText("First charge");
    await expectToFit(page, "as it is chosen");
  });

  test("the menu, the search, saved products and the filters", async ({
    search,
    saved,
    shop,
    page,
  }) => {
    await shop.visit("/shop");
    await saved.heart("Growth & Strength Shampoo").click();
    for (const name of ["Menu", "Filter"]) {
      await page.getByRole("button", { name, exact: true }).click();
      await expectToFit(page, name);
      await page.keyboard.press("Escape");
    }
    await saved.open();
    await expectToFit(page, "saved products");
    await page.keyboard.press("Escape");
    await search.openWith("conditioner");
    await expect(search.products.first()).toBeVisible();
    await expectToFit(page, "search");
  });

  test("a question of the quiz and its routine", async ({ quizDialog, page }) => {
    await quizDialog.open();
    await expectToFit(page, "a question");
    await quizDialog.answer(["Texture", "Color"]);
    await expectToFit(page, "the third");
  });

  test("the page of a routine", async ({ quiz, page }) => {
    await quiz.openRoutine();
    await expect(quiz.summary).toBeVisible();
    await chooseTextSize(page, 32);
    expect(await scrollsSideways(page)).toBe(false);
  });
});

/** What ends beyond the open dialog, and the parts in it that scroll sideways: the innermost elements. */
function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector("dialog[open]");
    const all = [...(dialog?.querySelectorAll("*:not(use, path, image)") ?? [])];
    const { left = 0, right = 0 } = dialog?.getBoundingClientRect() ?? {};
    const isOutside = (element: Element) => {
      const box = element.getBoundingClientRect();
      const isShown = box.width > 1 && !element.closest("[class*=sr-only]");
      return isShown && (box.left < left - 1 || box.right > right + 1);
    };
    const found = all.filter(
      (element) =>
        isOutside(element) ||
        (element.scrollWidth > element.clientWidth + 1 &&
          /auto|scroll/.test(getComputedStyle(element).overflowX)),
    );
    return found
      .filter((element) => !found.some((other) => other !== element && element.contains(other)))
      .map((element) => `${element.localName} “${element.textContent?.trim().slice(0, 60)}”`);
  });
}

test("in a low window nothing sticks over the page", async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await shop.visit("/shop");
  await page.mouse.wheel(0, 2_000);

  await expect(page.getByRole("banner")).not.toBeInViewport();
  await expect(page.getByRole("navigation", { name: "Categories" })).not.toBeInViewport();
});

test("on a phone on its side the cart's Checkout is in view as it opens", async ({
  page,
  cart,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await cart.openWith("hair-nutraceutical");
  await expect(cart.checkoutButton).toBeInViewport({ ratio: 1 });
});

test("on paper everything that is closed is open, and nothing is to be pressed", async ({
  page,
  shop,
}) => {
  await shop.openProduct("hair-nutraceutical");
  await page.emulateMedia({ media: "print" });

  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "How to Use" })).toBeVisible();
  await shop.visit("/faq");
  for (const answer of await page.locator("details > p").all()) await expect(answer).toBeVisible();
});

test("the sheet for a doctor is alone on paper, also from a drawer", async ({
  page,
  shop,
  saved,
}) => {
  const { node } = testItem().product;
  const lines = [testItem({ product: { node: { ...node, handle: "hair-nutraceutical" } } })];
  const items = [{ placedAt: "2025-11-28T10:00:00.000Z", lines }];
  await storeBeforeVisit(page, storageKeys.orders, { state: { items }, version: 0 });
  await shop.visit("/contact");
  await saved.open();
  await saved.drawer.getByText("A sheet for your doctor").click();
  await page.emulateMedia({ media: "print" });

  await expect(page.getByText(/^Supplements ordered at /)).toBeVisible();
  await expect(page.getByRole("heading")).toHaveCount(0);
});
