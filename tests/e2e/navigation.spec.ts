import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { expect, test } from "../support/shop-fixtures";

const submenus = [
  ["The Proof", "/proof/testimonials", ["Testimonials", "Press"]],
  ["About", "/about", ["Our Story", "Founder Story"]],
] as const;

for (const [name, address, links] of submenus) {
  test(`${name} is a link, and the button beside it shows its submenu`, async ({ shop, page }) => {
    await shop.openHome();
    const button = shop.menu.getByRole("button", { name: `${name} submenu` });
    const firstLink = shop.menu.getByRole("link", { name: links[0] });
    await expect(firstLink).toBeHidden();

    await button.click();
    await expect(firstLink).toBeVisible();
    expect(await isExpanded(page, `${name} submenu`)).toBe(true);
    for (const link of links)
      await expect(shop.menu.getByRole("link", { name: link })).toBeVisible();
    await expectAccessible(page, "header");
    await button.click();
    await expect(firstLink).toBeHidden();
    expect(await isExpanded(page, `${name} submenu`)).toBe(false);
    await button.click();
    await shop.menu.getByRole("link", { name, exact: true }).click();

    await expect(page).toHaveURL(address);
    await expect(firstLink).toBeHidden();
    await expect(shop.menu.getByRole("link", { name, exact: true })).toHaveAttribute(
      "aria-current",
      name === "About" ? "page" : "true",
    );
  });
}

test("a submenu opens, is walked through and closes by keyboard", async ({ shop, page }) => {
  await shop.openHome();
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
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test("a submenu opens at a tap and its links lead on", async ({ shop, page }) => {
    await shop.openHome();
    await shop.menu.getByRole("button", { name: "About submenu" }).tap();
    await shop.menu.getByRole("link", { name: "Founder Story" }).tap();

    await expect(page).toHaveURL("/about/founder");
    await expect(shop.menu.getByRole("link", { name: "Founder Story" })).toBeHidden();
  });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the menu has About as a link, with its submenu beside it", async ({ shop, page }) => {
    await shop.openHome();
    const menu = await openMenu(page);
    const button = menu.getByRole("button", { name: "About submenu" });
    const founder = menu.getByRole("link", { name: "Founder Story" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(founder).toBeHidden();

    await button.tap();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(menu.getByRole("link", { name: "Our Story" })).toBeVisible();
    await expect(founder).toBeVisible();
    await expectAccessible(page);
    await button.tap();
    await expect(founder).toBeHidden();
    await menu.getByRole("link", { name: "About", exact: true }).tap();

    await expect(page).toHaveURL("/about");
    await expect(menu).toBeHidden();
  });

  test("the menu leads to the shop, and to the page of a submenu", async ({ shop, page }) => {
    await shop.openHome();
    await (await openMenu(page)).getByRole("link", { name: "Shop", exact: true }).tap();
    await expect(page).toHaveURL("/shop");

    const menu = await openMenu(page);
    await menu.getByRole("button", { name: "The Proof submenu" }).tap();
    await menu.getByRole("link", { name: "Press" }).tap();
    await expect(page).toHaveURL("/proof/press");
    await expect(menu).toBeHidden();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("The Proof and About are links, and their submenus open", async ({ shop, page }) => {
    await page.goto("/");
    await shop.menu.getByRole("button", { name: "About submenu" }).click();
    await shop.menu.getByRole("link", { name: "Founder Story" }).click();
    await expect(page).toHaveURL("/about/founder");

    await shop.menu.getByRole("link", { name: "The Proof", exact: true }).click();
    await expect(page).toHaveURL("/proof/testimonials");
  });
});

/** What the browser tells assistive technology of a popover's button, which has no attribute for it. */
async function isExpanded(page: Page, button: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const node = nodes.find(({ role, name }) => role?.value === "button" && name?.value === button);
  return node?.properties?.find(({ name }) => name === "expanded")?.value.value;
}

async function openMenu(page: Page) {
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  return page.getByRole("dialog", { name: "Menu" });
}
