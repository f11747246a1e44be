import { standardSize } from "../support/catalogs";
import { screens } from "../support/page-paths";
import { type HtmlElement, parseElements } from "../support/served-pages";
import { expect, testWithoutScript } from "../support/shop-fixtures";

testWithoutScript("without script, links and menus work", async ({ shop, page, problems }) => {
  problems.expect(/status of 404/);
  await page.goto("/contact");
  await expect(shop.title).toBeVisible();
  await shop.menu.getByRole("button", { name: "About submenu" }).click();
  await shop.menu.getByRole("link", { name: "Founder Story" }).click();
  await expect(page).toHaveURL("/about/founder");
  await shop.menu.getByRole("link", { name: "The Proof", exact: true }).click();
  await expect(page).toHaveURL("/proof/testimonials");
  await shop.menu.getByRole("link", { name: "Shop", exact: true }).click();
  await expect(shop.cards).toHaveCount(standardSize);
  await shop.category("Scalp Therapy").click();
  await expect(page).toHaveURL("/shop/scalp-therapy");
  await shop.openFromList("Botanical Hair Oil");
  await expect(page).toHaveURL("/products/hair-oil");
  await expect(shop.title).toHaveText("Botanical Hair Oil");

  await page.goto("/nowhere");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: "Menu: links in the footer" }).click();
  await expect(
    page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "Haircare" }),
  ).toBeInViewport();
});

testWithoutScript("without script, every button does something", async ({ page, request }) => {
  const hidingClasses = new Set<string>();
  for (const path of screens) {
    const elements = parseElements(await (await request.get(path)).text());
    const ids = new Set(elements.map(({ attributes }) => attributes.id));
    const opens = ({ popovertarget, commandfor }: HtmlElement["attributes"]) =>
      ids.has(popovertarget ?? commandfor ?? "");
    for (const button of elements.filter(isButton)) {
      if (sendsForm(button) || opens(button.attributes)) continue;
      const hidden = getLine(button).find(({ attributes }) =>
        attributes.class?.split(" ").includes("noscript:hidden"),
      );
      expect.soft(hidden, `${path}: ${JSON.stringify(button.attributes)}`).toBeDefined();
      if (hidden) hidingClasses.add(hidden.attributes.class ?? "");
    }
  }
  expect(hidingClasses.size).toBeGreaterThan(5);

  await page.goto("/products/hair-nutraceutical", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("banner"), "has its styles").toHaveCSS("position", "sticky");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(getIdleButtons), `at ${width}`).toEqual([]);
    const shown = await page.evaluate(getShown, [...hidingClasses]);
    expect.soft(shown, `do not hide at ${width}`).toEqual([]);
  }
});

const isButton = ({ name, attributes }: HtmlElement) =>
  name === "button" && !("disabled" in attributes);

const sendsForm = (button: HtmlElement) =>
  (button.attributes.type ?? "submit") === "submit" &&
  getLine(button).some(({ name }) => name === "form");

/** An element and those around it. */
function getLine(element: HtmlElement): HtmlElement[] {
  return [element, ...(element.parent ? getLine(element.parent) : [])];
}

/** Runs in the page. The names of the buttons that can be seen, and neither send a form nor open anything. */
function getIdleButtons(): string[] {
  return [...document.querySelectorAll("button")]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.disabled)
    .filter(({ form, type }) => !form || type !== "submit")
    .filter(
      ({ popoverTargetElement, commandForElement }) => !popoverTargetElement && !commandForElement,
    )
    .map((button) => button.ariaLabel ?? button.textContent);
}

/** Runs in the page. The classes with which an element can be seen. */
function getShown(classNames: readonly string[]): string[] {
  return classNames.filter((className) => {
    const element = document.createElement("div");
    element.className = className;
    document.body.append(element);
    return element.checkVisibility({ visibilityProperty: true });
  });
}
