import { buyByMouse } from "../support/purchase";
import { expect, test } from "../support/shop-fixtures";

test("a product is bought in a browser of 2022", async ({ shop, page, cart }) => {
  await page.addInitScript(removeNewerFunctions);
  await buyByMouse(page, shop, cart);
});

test.describe("on a phone without `command` and `closedby`", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("Close, and a press beside the filter, close it", async ({ shop, page }) => {
    const button = page.getByRole("button", { name: /^Filter/ });
    const panel = page.getByRole("dialog", { name: "Filter and sort" });
    await page.addInitScript(removeCommands);
    await shop.openShop();
    await button.tap();
    await panel.getByRole("button", { name: "Close filter" }).tap();
    await expect(panel).toBeHidden();

    await button.tap();
    // It slides in.
    await expect.poll(async () => (await panel.boundingBox())?.y).toBeGreaterThan(60);
    await page.touchscreen.tap(195, 20);
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });
});

/** Removes what Safari has since version 16 or later. */
function removeNewerFunctions() {
  const functions: [object, string[]][] = [
    [Array.prototype, ["toSorted", "toSpliced", "toReversed", "with"]],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ["map", "filter", "some", "every", "find", "toArray", "take", "flatMap"],
    ],
    [Object, ["groupBy"]],
    [Promise, ["withResolvers", "try"]],
    [URL, ["parse", "canParse"]],
    [AbortSignal, ["timeout", "any"]],
    [window, ["requestIdleCallback", "onscrollend"]],
  ];
  for (const [owner, names] of functions)
    for (const name of names) Reflect.deleteProperty(owner, name);
}

function removeCommands() {
  const prototypes = [HTMLButtonElement.prototype, HTMLDialogElement.prototype];
  for (const name of ["command", "commandForElement", "closedBy"])
    for (const prototype of prototypes) Reflect.deleteProperty(prototype, name);
  // The attributes cannot be switched off, so they are removed from the page.
  new MutationObserver(() => {
    for (const element of document.querySelectorAll("[commandfor], [closedby]")) {
      element.removeAttribute("commandfor");
      element.removeAttribute("closedby");
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
