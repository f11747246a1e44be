import { tabTo } from "../support/browser";
import { expectAccessible } from "../support/page-shape";
import { planCatalog } from "../support/plan-catalog";
import { expect, test } from "../support/shop-fixtures";

test.use({ storeKind: "faulty" });

const oil = "Botanical Hair Oil";
const everyMonth = "Delivered every month";
const everySecond = "Delivered every 2 months";
const everyThird = "Delivered every 3 months";

test("a subscription's schedule is changed in the cart, and joins a line that has it", async ({
  shop,
  store,
  cart,
  page,
}) => {
  store.sell(planCatalog());
  await shop.openProduct("hair-oil");
  await shop.choose("Purchase", "Subscribe and save 21% $11.00");
  await shop.addToCart.click();
  await page.getByRole("combobox", { name: "Delivery schedule" }).selectOption(everyThird);
  await shop.addToCart.click();
  await cart.open();
  await expect(cart.lines).toHaveCount(2);
  const schedules = cart.lines.getByRole("combobox", { name: `Delivery schedule, ${oil}` });
  await expect(schedules).toHaveCount(2);
  await expect(schedules.first()).toHaveAccessibleName(
    new RegExp(`^Delivery schedule, ${oil}, .+, ${everyMonth}$`),
  );
  await expect(schedules.last()).toHaveAccessibleName(
    new RegExp(`^Delivery schedule, ${oil}, .+, ${everyThird}$`),
  );
  await expectAccessible(page, "dialog[open]");

  const first = schedules.first();
  await tabTo(page, first);
  await page.keyboard.press("ArrowDown");
  await expect(first).toBeFocused();
  await expect(first.getByRole("option", { selected: true })).toHaveText(everySecond);
  await expect(cart.lines.first()).toContainText("$11.00 USD");
  await first.selectOption(everyThird);
  await expect(cart.lines).toHaveCount(1);
  await expect(schedules).toBeFocused();
  await expect(cart.line(oil)).toContainText("$22.00 USD");

  const { summary } = await cart.checkOut();
  await expect(summary).toContainText(/Delivered every 3 months, next charge on/);
});

test("lines whose schedule is gone can take another one, before and after a reload", async ({
  shop,
  store,
  cart,
  problems,
  page,
}) => {
  problems.expect(/Checkout failed/);
  store.sell(planCatalog());
  await shop.openProduct("hair-oil", "?selling_plan=690000000051");
  await shop.addToCart.click();
  await shop.choose("Size", "1.7 fl oz (50 ml)");
  await shop.addToCart.click();
  await cart.open();
  const refusal = "We can’t deliver this on that schedule right now.";
  const [small, large] = [cart.lines.first(), cart.lines.last()];
  const [schedule, largeSchedule] = [small.getByRole("combobox"), large.getByRole("combobox")];
  await expect(cart.lines).toHaveText([everyMonth, everyMonth].map((text) => new RegExp(text)));
  await expect(schedule.getByRole("option")).toHaveText([everyMonth, everySecond, everyThird]);

  store.sell(planCatalog({ removed: everyMonth }));
  await cart.checkoutButton.click();
  await expect(small).toContainText(refusal);
  await schedule.selectOption(everySecond);
  await expect(small).not.toContainText(refusal);
  await expect(schedule.getByRole("option")).toHaveText([everySecond, everyThird]);

  await page.reload();
  await cart.open();
  await cart.checkoutButton.click();
  await expect(large).toContainText(refusal);
  await expect(largeSchedule.getByRole("option")).toHaveText([everyMonth, everySecond, everyThird]);
  await largeSchedule.selectOption(everyThird);
  await expect(large).not.toContainText(refusal);
  await expect(largeSchedule.getByRole("option")).toHaveText([everySecond, everyThird]);

  const { summary } = await cart.checkOut();
  await expect(summary).toContainText(/Delivered every 2 months, next charge on/);
  await expect(summary).toContainText(/Delivered every 3 months, next charge on/);
});
