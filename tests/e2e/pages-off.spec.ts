import { optionalPages } from "../../app/content/optional-pages";
import { expect, test } from "../support/shop-fixtures";

test.use({ shopSettings: { PAGES_OFF: optionalPages.join(",") } });

test("without the blog the search knows no articles", async ({ page, shop, search }) => {
  await shop.visit("/search?q=heat");
  await expect(page.getByRole("heading", { name: "Articles" })).toBeHidden();
  await expect(page.getByText("We couldn’t search the journal")).toBeHidden();
  await search.open();
  await search.field.fill("heat");
  await expect(page.getByText("We couldn’t search the journal")).toBeHidden();
});
