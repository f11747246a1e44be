import { tabTo } from "../support/browser";
import { expectAccessibleAt } from "../support/page-shape";
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
  await expect(schedules.first()).toHaveAccessibleName(`Delivery schedule, ${oil}, ${everyMonth}`);
  await expect(schedules.last()).toHaveAccessibleName(`Delivery schedule, ${oil}, ${everyThird}`);
  await expectAccessibleAt(page, [390, 1440]);

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
  await expect(summary).toContainText(/Delivered every 3 months, \$22\.00, next charge on/);
});

test("a line whose schedule is gone can take another one", async ({
  store,
  cart,
  problems,
  page,
}) => {
  problems.expect(/Checkout failed/);
  store.sell(planCatalog());
  await cart.openWith("hair-oil", "?selling_plan=690000000051");
  await expect(cart.line(oil)).toContainText(everyMonth);
  await cart.close();
  store.sell(planCatalog({ removed: everyMonth }));
  await page.reload();
  await cart.open();
  await cart.checkoutButton.click();
  const line = cart.line(oil);
  await expect(line).toContainText("We can’t deliver this on that schedule right now.");
  const schedule = line.getByRole("combobox");
  await expect(schedule.getByRole("option")).toHaveText([everyMonth, everySecond, everyThird]);

  await schedule.selectOption(everySecond);
  await expect(line).not.toContainText("We can’t deliver");
  await expect(schedule.getByRole("option")).toHaveText([everySecond, everyThird]);
  const { summary } = await cart.checkOut();
  await expect(summary).toContainText(/Delivered every 2 months, \$11\.00, next charge on/);
});

test("a schedule that checkout refused is no longer offered", async ({ store, cart, problems }) => {
  problems.expect(/Checkout failed/);
  store.sell(planCatalog());
  await cart.openWith("hair-oil", "?selling_plan=690000000051");
  const schedule = cart.line(oil).getByRole("combobox");
  await expect(schedule.getByRole("option")).toHaveText([everyMonth, everySecond, everyThird]);
  store.sell(planCatalog({ removed: everyMonth }));
  await cart.checkoutButton.click();
  await expect(cart.line(oil)).toContainText("We can’t deliver this on that schedule right now.");

  await schedule.selectOption(everySecond);
  await expect(schedule.getByRole("option")).toHaveText([everySecond, everyThird]);
});

test("a box with one schedule has no list of them", async ({ cart }) => {
  await cart.openWith("essentials-plan", "?selling_plan=690000000011");
  await expect(cart.line("Essentials Plan")).toContainText("Every 30 days");
  await expect(cart.line("Essentials Plan").getByRole("combobox")).toHaveCount(0);
});
