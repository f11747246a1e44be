import { expectAccessible } from "../support/page-shape";
import { test as base, expect } from "../support/shop-fixtures";

/** A shop whose owner hides what is invented. */
const test = base.extend({ shopSettings: { SHOW_SAMPLES: "off" } });

/** Pages that lose whole blocks. */
for (const path of ["/", "/proof/testimonials"])
  test(`with samples hidden ${path} is whole once it is hydrated`, async ({ shop, page }) => {
    await shop.visit(path);
    await expect(shop.title).toBeVisible();
    for (const section of await page.getByRole("region").all())
      await expect(section).not.toBeEmpty();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });

base(
  "a sample legal text says at its top that a lawyer has to replace it",
  async ({ shop, page }) => {
    for (const path of ["/privacy", "/terms", "/refund"]) {
      await shop.visit(path);
      await expect(page.getByText(/^Sample text, for a lawyer to replace/)).toBeInViewport();
    }
  },
);
