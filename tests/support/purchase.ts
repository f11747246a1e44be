import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { facts } from "../../app/content/facts";
import { site } from "../../app/content/site";
import type { Cart } from "./cart";
import type { Shop } from "./shop";

/** Buys a shampoo by mouse, from the home page to the order number. */
export async function buyByMouse(page: Page, shop: Shop, cart: Cart): Promise<void> {
  const shampoo = "Growth & Strength Shampoo";
  await shop.openHome();
  await shop.menu.getByRole("link", { name: "Shop", exact: true }).click();
  await expect(page).toHaveURL("/shop");

  await shop.category("Haircare").click();
  await shop.openFromList(shampoo);
  await expect(shop.title).toHaveText(shampoo);

  await shop.choose("Size", "500 ml");
  await expect(page.getByRole("main").getByText("$46.00").first()).toBeVisible();
  await shop.addToCart.click();
  await expect(shop.toast("Added to cart!")).toContainText(
    `${shampoo} has been added to your cart.`,
  );

  await cart.open();
  await expect(cart.line(shampoo)).toContainText("Rosemary · 500 ml");
  await expect(cart.drawer).toContainText(`$${facts.freeShippingFrom - 46}.00 until free shipping`);
  await cart.more(shampoo);
  await expect(cart.drawer).toContainText("Your order ships free");
  await expect(cart.drawer).toContainText("$92.00 USD");

  const checkout = await cart.checkOut();
  await expect(checkout.page.getByText(/test checkout/i).first()).toBeVisible();
  await expect(checkout.summary).toContainText("$92.00");
  await checkout.fillIn();
  await checkout.placeOrder.click();

  await expect(checkout.title).toHaveText("Thank you, Ana.");
  await expect(
    checkout.page.getByText(new RegExp(`^Order ${site.numberPrefix}-\\d+$`)),
  ).toBeVisible();
}
