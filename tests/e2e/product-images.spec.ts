import type { CDPSession, Page } from "@playwright/test";
import { holdRequests, whenHydrated } from "../support/browser";
import { getTransfers } from "../support/first-load";
import { expectAccessible } from "../support/page-shape";
import { expect, test, testOnPhone, testWithoutScript } from "../support/shop-fixtures";

const product = "/products/hair-nutraceutical";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Hair Nutraceutical" });
const link = (page: Page, alt = "The bottle, 120 capsules") =>
  page.getByRole("link", { name: `View full size: ${alt}` });
const button = (page: Page, name: string) => dialog(page).getByRole("button", { name });
const position = (page: Page, number: number) => dialog(page).getByText(`${number} / 5`);
/** The image that is looked at: those beside it are hidden from screen readers. */
const image = (page: Page) => dialog(page).getByRole("img", { name: /./ });

/** The styles that Chromium gives a page that it makes of an image; files allow none. */
const viewerStyles = /inline style|style-src-attr/;

/** Where the image is on the screen. */
async function getBox(page: Page) {
  return (await image(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

const getWidth = async (page: Page) => Math.round((await getBox(page)).width);

async function expectNoDialog(page: Page) {
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(product);
}

test("by keyboard an image opens in full size, leads to the others, zooms and closes", async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await shop.visit(product);
  const isLarge = ({ url }: { url: string }) =>
    /image-dialog/.test(url) || (/\/cdn\//.test(url) && !/width=/.test(url));
  expect((await page.evaluate(getTransfers)).filter(isLarge)).toEqual([]);

  await link(page).press("Enter");
  await expect(image(page)).toBeVisible();
  await expect(dialog(page).getByRole("heading", { name: "Hair Nutraceutical" })).toBeFocused();
  await expect.poll(() => image(page).evaluate(getNaturalSize)).toEqual([1280, 1600]);
  await expect(image(page)).toHaveAttribute("src", /^[^?]+\?v=\w+$/);
  await expect(position(page, 1)).toBeVisible();
  await expectAccessible(page, "dialog[open]");
  // Nothing of the image is outside the window, or under the bar.
  const { y, height } = await getBox(page);
  expect(y).toBeGreaterThanOrEqual(64);
  expect(y + height).toBeLessThanOrEqual(1180);

  await page.keyboard.press("ArrowRight");
  await expect(position(page, 2)).toBeVisible();
  await button(page, "Next image").press("Enter");
  await expect(position(page, 3)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(position(page, 2)).toBeVisible();

  const width = await getWidth(page);
  await button(page, "Zoom in").press("Enter");
  await expect.poll(() => getWidth(page)).toBeGreaterThanOrEqual(width * 2);
  const { x, y: top } = await getBox(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await getBox(page)).x).toBeLessThan(x);
  await expect.poll(async () => (await getBox(page)).y).toBeLessThan(top);
  await expect(position(page, 2)).toBeVisible();
  await button(page, "Zoom out").press("Enter");
  await expect.poll(() => getWidth(page)).toBe(width);
  for (let press = 0; press < 6; press++) await page.keyboard.press("Tab");
  await expect(page.locator("main :focus:not(dialog *)")).toHaveCount(0);

  await page.keyboard.press("Escape");
  await expectNoDialog(page);
  await expect(link(page, "The bottle at")).toBeFocused();
  await expect(page.getByRole("link", { name: "View image 2:" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("by mouse an image zooms by wheel and click, and is moved by dragging", async ({
  shop,
  page,
  context,
  problems,
}) => {
  problems.expect(viewerStyles);
  await shop.visit(product);
  await test.step("with a key of the browser the file opens in a new tab", async () => {
    const opened = context.waitForEvent("page");
    await link(page).click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(/\/cdn\/shop\/files\//);
    await (await opened).close();
    await expectNoDialog(page);
  });

  await link(page).click();
  await expect(image(page)).toBeVisible();
  const width = await getWidth(page);
  await page.mouse.move(720, 500);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => getWidth(page)).toBeGreaterThan(width * 1.2);
  const { y } = await getBox(page);
  await page.mouse.down();
  await page.mouse.move(720, 420, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await getBox(page)).y).toBeLessThan(y - 40);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => getWidth(page)).toBe(width);
  await image(page).click();
  await expect.poll(() => getWidth(page)).toBeGreaterThanOrEqual(width * 2);
  await image(page).click();
  await expect.poll(() => getWidth(page)).toBe(width);

  // The area beside the image closes the dialog, as in any dialog.
  await page.mouse.click(100, 500);
  await expectNoDialog(page);
  await link(page).click();
  await button(page, "Close image").click();
  await expectNoDialog(page);
  await link(page).click();
  await expect(image(page)).toBeVisible();
  await page.goBack();
  await expectNoDialog(page);
  await page.goForward();
  await expect(image(page)).toBeVisible();
  await page.reload();
  await expect(image(page)).toBeVisible();
  await page.goBack();
  await expectNoDialog(page);
});

type Finger = { x: number; y: number };

/** Moves fingers over the screen, each from its first place to its last one. */
async function touch(session: CDPSession, from: Finger[], to: Finger[] = from) {
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Finger[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
    });
  await send("touchStart", from);
  for (const share of to === from ? [] : [0.25, 0.5, 0.75, 1])
    await send(
      "touchMove",
      from.map(({ x, y }, index) => {
        const end = to[index] ?? { x, y };
        return { x: x + (end.x - x) * share, y: y + (end.y - y) * share };
      }),
    );
  await send("touchEnd", []);
}

testOnPhone(
  "on a phone an image is pinched, tapped twice, swiped and pulled down",
  async ({ shop, page }) => {
    const session = await page.context().newCDPSession(page);
    await shop.visit(product);
    await link(page).tap();
    await expect(image(page)).toBeVisible();
    expect(await getWidth(page)).toBe(390);
    await expectAccessible(page, "dialog[open]");

    const [left, right] = [
      { x: 150, y: 450 },
      { x: 240, y: 450 },
    ];
    await touch(
      session,
      [left, right],
      [
        { x: 60, y: 450 },
        { x: 330, y: 450 },
      ],
    );
    await expect.poll(() => getWidth(page)).toBeGreaterThan(390 * 1.5);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    // On a busy machine the second tap may come too late to count.
    const tapTwiceUntil = (matches: (width: number) => boolean) =>
      expect(async () => {
        for (let tap = 0; tap < 2; tap++) await touch(session, [left]);
        await expect.poll(async () => matches(await getWidth(page)), { timeout: 2_000 }).toBe(true);
      }).toPass();
    await tapTwiceUntil((width) => width === 390);
    await tapTwiceUntil((width) => width >= 1280);
    await tapTwiceUntil((width) => width === 390);

    await touch(session, [{ x: 330, y: 450 }], [{ x: 40, y: 455 }]);
    await expect(position(page, 2)).toBeVisible();
    await expect.poll(async () => Math.round((await getBox(page)).x)).toBe(0);
    await touch(session, [{ x: 200, y: 300 }], [{ x: 200, y: 700 }]);
    await expectNoDialog(page);
    await expect(page.getByRole("main").getByText("2 / 7", { exact: true })).toBeVisible();
  },
);

testWithoutScript(
  "without script, each image is a link to its file",
  async ({ page, problems }) => {
    problems.expect(viewerStyles);
    await page.goto(product);
    const links = page
      .getByRole("list", { name: "Product images" })
      .getByRole("link", { name: "View full size:" });
    await expect(links).toHaveCount(5);
    await link(page).focus();
    await page.keyboard.press("Tab");
    await expect(links.nth(1)).toBeFocused();

    const [response] = await Promise.all([
      page.waitForResponse(/\/cdn\/shop\/files\/[^?]+\?v=\w+$/),
      page.keyboard.press("Enter"),
    ]);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/^image\//);
    await expect(page.locator("img")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(product);
  },
);

test("without its script an image opens as a file, with a slow one later, and one that cannot be loaded says so", async ({
  shop,
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource|dynamically imported module|preload/i, viewerStyles);
  const script = /\/assets\/image-dialog-.*js/;
  await page.route(script, (route) => route.abort());
  await shop.visit(product);
  await link(page).click();
  await expect(page).toHaveURL(/\/cdn\/shop\/files\/[^?]+\?v=\w+$/);
  await page.unroute(script);
  const release = await holdRequests(page, script);
  await page.goBack();
  await expect(shop.title).toHaveText("Hair Nutraceutical");
  await whenHydrated(page);
  await expectNoDialog(page);

  await test.step("an image whose script is slow opens later", async () => {
    const isMaster = ({ pathname, searchParams }: URL) =>
      pathname.startsWith("/cdn/") && !searchParams.has("width");
    await page.route(isMaster, (route) => route.abort(), { times: 1 });
    await link(page).click();
    release();
    await expect(dialog(page)).toBeVisible();
  });

  await test.step("an image that cannot be loaded says so, and the others are still there", async () => {
    await expect(dialog(page).getByText("We couldn’t load this image.")).toBeVisible();
    await button(page, "Next image").click();
    await expect(image(page)).toBeVisible();
  });
});

/** Runs in the page. */
function getNaturalSize(element: Element): number[] {
  return element instanceof HTMLImageElement ? [element.naturalWidth, element.naturalHeight] : [];
}

test("the stage follows the chosen size, also in a link, and the cart shows it", async ({
  page,
  shop,
  cart,
}) => {
  const large = page.getByRole("listitem").getByRole("img", { name: /^The glass flask, / });
  await shop.openProduct("hair-oil");
  await expect(large).not.toBeInViewport();
  await page.getByRole("radio", { name: /50 ml/ }).check();
  await expect(large).toBeInViewport();
  await page.reload();
  await expect(large).toBeInViewport();

  await shop.addToCart.click();
  await cart.open();
  const picture = cart.line("Botanical Hair Oil").locator("img");
  await expect(picture).toHaveAttribute("src", /hair-oil-front/);
});
