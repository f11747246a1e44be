import { TreeVisitor } from "../support/accessibility-tree";
import { shopper } from "../support/checkout";
import { test } from "../support/shop-fixtures";

// A visitor who is spared no movement.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a visitor who only hears what a screen reader is told buys a shampoo", async ({
  page,
  shop,
}) => {
  await shop.openHome();
  const visitor = new TreeVisitor(page);

  await visitor.presses("link", "Shop");
  await visitor.finds("heading", /^Shop/);
  await visitor.presses("link", "Growth & Strength Shampoo");
  await visitor.finds("heading", "Growth & Strength Shampoo");
  await visitor.presses("radio", /^500 ml/, "Space");
  await visitor.presses("button", /^Add to Cart/);
  await visitor.finds("button", "Shopping cart, 1 in it");
  await visitor.presses("button", "Shopping cart, 1 in it");
  await visitor.finds("dialog", "Shopping Cart");
  await visitor.presses("button", "Increase quantity of Growth & Strength Shampoo");
  await visitor.finds("StaticText", /\$92\.00/);
  const opened = page.context().waitForEvent("page");
  await visitor.presses("button", /^Checkout with/);

  const tab = await opened;
  await tab.waitForURL(/\/checkouts\//);
  const buyer = new TreeVisitor(tab);
  await buyer.writes(/^Email/, shopper.email);
  await buyer.writes(/^First name/, shopper.firstName);
  await buyer.writes(/^Last name/, shopper.lastName);
  await buyer.writes(/^Address/, shopper.address);
  await buyer.writes(/^City/, shopper.city);
  await buyer.writes(/^State/, "Oregon", "combobox");
  await buyer.writes(/^ZIP code/, shopper.zip);
  await buyer.presses("button", "Place test order");

  await buyer.finds("heading", "Thank you, Ana.");
  await buyer.finds("StaticText", /^Order SOL-\d+$/);
});
