import type { Locator, Page } from "@playwright/test";
import { expectAccessible, scrollsSideways } from "../support/page-shape";
import { expect, test, testOnPhone, testWithoutScript } from "../support/shop-fixtures";

test("The Proof is a link, and the button beside it opens its submenu", async ({ shop, page }) => {
  await shop.visit("/contact");
  const link = (name: string) => shop.menu.getByRole("link", { name, exact: true });
  const button = shop.menu.getByRole("button", { name: "The Proof submenu" });
  await expect(link("Testimonials")).toBeHidden();

  await button.click();
  for (const name of ["Testimonials", "Press"]) await expect(link(name)).toBeVisible();
  expect(await isExpanded(page, "The Proof submenu")).toBe(true);
  await expectAccessible(page, "header");
  await button.click();
  await expect(link("Testimonials")).toBeHidden();
  expect(await isExpanded(page, "The Proof submenu")).toBe(false);
  await button.click();
  await link("The Proof").click();

  await expect(page).toHaveURL("/proof/testimonials");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(link("Testimonials")).toBeHidden();
  await expect(link("The Proof")).toHaveAttribute("aria-current", "true");
});

test("by keyboard the header is skipped, submenus are used, and a link moves the focus to its page's content", async ({
  shop,
  page,
}) => {
  await shop.visit("/contact");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  const press = shop.menu.getByRole("link", { name: "Press" });
  const button = shop.menu.getByRole("button", { name: "The Proof submenu" });
  await shop.menu.getByRole("link", { name: "The Proof", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(press).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(shop.menu.getByRole("link", { name: "Testimonials" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(press).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press("Space");
  for (const _ of ["Testimonials", "Press", "Our Science"]) await page.keyboard.press("Tab");
  await expect(shop.menu.getByRole("link", { name: "Our Science" })).toBeFocused();
  await expect(press).toBeHidden();

  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/science");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveTitle(/Science/);
  const announced = page.locator("[aria-live=polite]");
  await expect(announced.getByText(await page.title(), { exact: true })).toHaveCount(1);
});

test("at 320 pixels the header holds its buttons of 44 pixels, also with the text spacing of WCAG 1.4.12", async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await shop.visit("/contact");
  for (const name of ["Menu", "Search", "Saved products", "Shopping cart"]) {
    const box = await page.getByRole("banner").getByRole("button", { name }).boundingBox();
    expect(box, name).toMatchObject({ width: 44, height: 44 });
    expect(box?.x ?? -1, name).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 400) + 44, name).toBeLessThanOrEqual(320);
  }
  expect(await scrollsSideways(page)).toBe(false);

  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  for (const button of await page.getByRole("banner").getByRole("button").all()) {
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 321)).toBeLessThanOrEqual(320);
  }
});

testOnPhone(
  "by touch, the menu of a phone or tablet has links and submenus, and stays open when it is turned",
  async ({ shop, page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await shop.visit("/contact");
    const menu = await openMenu(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1180, height: 820 });
    await menu.getByRole("button", { name: "Close menu" }).tap();
    await expect(menu).toBeHidden();
    await shop.menu.getByRole("button", { name: "About submenu" }).tap();
    await shop.menu.getByRole("link", { name: "Founder Story" }).tap();
    await expect(page).toHaveURL("/about/founder");
    await expect(shop.menu.getByRole("link", { name: "Founder Story" })).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await openMenu(page);
    const button = menu.getByRole("button", { name: "About submenu" });
    const founder = menu.getByRole("link", { name: "Founder Story" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(founder).toBeHidden();
    await button.tap();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(menu.getByRole("link", { name: "Our Story" })).toBeVisible();
    await expectAccessible(page);
    await button.tap();
    await expect(founder).toBeHidden();
    await menu.getByRole("link", { name: "About", exact: true }).tap();
    await expect(page).toHaveURL("/about");
    await expect(menu).toBeHidden();

    await openMenu(page);
    await menu.getByRole("button", { name: "The Proof submenu" }).tap();
    await menu.getByRole("link", { name: "Press" }).tap();
    await expect(page).toHaveURL("/proof/press");
    await expect(menu).toBeHidden();
  },
);

/** Pages with parts that stay in view: bars, galleries, contents and headings. */
const stickyPages = [
  "/shop",
  "/products/hair-nutraceutical",
  "/blog/why-hair-takes-a-season-to-change",
  "/science",
  "/faq",
  "/terms",
];

testWithoutScript(
  "what stays in view while a page scrolls stops below the header",
  async ({ page }) => {
    for (const path of stickyPages) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("banner"), "has its styles").toHaveCSS("position", "sticky");
      for (const width of [1440, 820, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const { header, tops } = await page.evaluate(getStickyTops);
        if (width === 1440) expect(tops.length, path).toBeGreaterThan(0);
        // A line of theirs may lie on the header's own.
        for (const [name, top] of tops)
          expect.soft(top, `${name} on ${path} at ${width}`).toBeGreaterThanOrEqual(header - 1);
      }
    }
  },
);

/** Runs in the page. The header's height, and the distance from the window's top at which each part stays. */
function getStickyTops() {
  const tops = [...document.querySelectorAll("main *")].flatMap((element): [string, number][] => {
    const { position, top } = getComputedStyle(element);
    const isSticky = position === "sticky" && top !== "auto";
    return isSticky ? [[element.className, Number.parseFloat(top)]] : [];
  });
  return { header: document.querySelector("header")?.clientHeight ?? 0, tops };
}

test("in forced colors the chosen option and tab are highlighted", async ({ shop, page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await shop.openProduct("hair-nutraceutical");
  const box = (value: string) => shop.value("Supply", value).locator("xpath=..");
  const tab = (name: string) => page.getByRole("tab", { name });
  const lineColor = (element: Locator) =>
    element.evaluate((element) => getComputedStyle(element, "::after").borderBottomColor);
  await shop.choose("Supply", "2 months");
  await tab("How to Use").click();
  await expect(tab("How to Use")).toHaveAttribute("aria-selected", "true");

  const highlight = await page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.color = "Highlight";
    probe.style.forcedColorAdjust = "none";
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  expect(await lineColor(box("2 months"))).toBe(highlight);
  expect(await lineColor(box("1 month"))).not.toBe(highlight);
  expect(await lineColor(tab("How to Use"))).toBe(highlight);
  expect(await lineColor(tab("Description"))).not.toBe(highlight);
});

/** The state of a popover's button in the accessibility tree; there is no attribute for it. */
async function isExpanded(page: Page, button: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const node = nodes.find(({ role, name }) => role?.value === "button" && name?.value === button);
  return node?.properties?.find(({ name }) => name === "expanded")?.value.value;
}

async function openMenu(page: Page) {
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  return menu;
}
