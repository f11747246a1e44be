import { expectAccessible } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

// A shop whose owner hides what is invented. What its pages say as served: tests/served.
test.use({ shopSettings: { SHOW_SAMPLES: "off" } });

test("with samples hidden pages that lose whole blocks are whole once they are hydrated", async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/proof/testimonials"]) {
    await shop.visit(path);
    await expect(shop.title).toBeVisible();
    for (const section of await page.getByRole("region").all())
      await expect(section).not.toBeEmpty();
    await expectAccessible(page);
  }
});
