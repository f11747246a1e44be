import type { Page, Response } from "@playwright/test";
import { expectLightFirstPicture, type Transfer } from "../support/first-load";
import { screens } from "../support/page-paths";
import { expect, test } from "../support/shop-fixtures";

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

test("the first picture of every page is light and loaded once on a phone", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...phone,
    ...(baseURL ? { baseURL } : {}),
    javaScriptEnabled: false,
  });
  await context.route(/\/assets\//, (route) => route.abort());
  const page = await context.newPage();
  for (const path of screens) {
    const transfers: Transfer[] = [];
    const note = (response: Response) => transfers.push(...pictureIn(response));
    page.on("response", note);
    // The browser's load event waits for this picture and for none that is lazy.
    await page.goto(path, { waitUntil: "load" });
    page.off("response", note);
    await expectLightFirstPicture(page, transfers, 60);
  }
  await context.close();
});

test.describe("on a phone", () => {
  test.use(phone);

  test("all pictures of the home page, down to its end, are light", async ({ page }) => {
    const transfers: Transfer[] = [];
    page.on("response", (response) => transfers.push(...pictureIn(response)));
    await page.goto("/");
    await scrollToEnd(page);

    const kilobytes = transfers.reduce((total, transfer) => total + transfer.kilobytes, 0);
    expect(transfers.length).toBeGreaterThan(3);
    expect(kilobytes, JSON.stringify(transfers, null, 1)).toBeLessThanOrEqual(450);
  });
});

test("the gallery's `sizes` say how wide its slides are in a window of any width", async ({
  page,
}) => {
  await page.goto("/products/hair-nutraceutical");
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const slides = await slideWidths(page);
    expect(slides).toHaveLength(5);
    for (const [promised = 0, shown = 0] of slides) {
      const message = `${promised} for ${shown} at ${width} pixels`;
      expect(Math.abs(promised - shown) / shown, message).toBeLessThan(0.02);
    }
  }
});

/** For each slide of the gallery the width that `sizes` promises, and the width it has. */
function slideWidths(page: Page): Promise<number[][]> {
  return page
    .getByRole("list", { name: "Pictures" })
    .locator("img")
    .evaluateAll((images) =>
      images.map((image) => {
        const probe = document.createElement("div");
        document.body.append(probe);
        // The first entry whose condition holds; the last one has none.
        for (const entry of (image.getAttribute("sizes") ?? "").split(", ")) {
          const [condition = ""] = /^\(.*\)/.exec(entry) ?? [];
          if (condition && !matchMedia(condition).matches) continue;
          probe.style.width = entry.slice(condition.length);
          break;
        }
        return [probe.offsetWidth, image.clientWidth];
      }),
    );
}

function pictureIn(response: Response): Transfer[] {
  const kind = response.request().resourceType();
  const kilobytes = Number(response.headers()["content-length"]) / 1000;
  return kind === "image" ? [{ kind, url: response.url(), kilobytes }] : [];
}

/** A window at a time, waiting at each for the pictures in sight. */
async function scrollToEnd(page: Page): Promise<void> {
  for (let top = 0; top < (await page.evaluate(() => document.body.scrollHeight)); top += 700) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await expect.poll(() => picturesUnderWay(page)).toBe(0);
  }
}

function picturesUnderWay(page: Page): Promise<number> {
  return page.locator("img").evaluateAll(
    (images) =>
      images.filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return isInSight && image instanceof HTMLImageElement && image.naturalWidth === 0;
      }).length,
  );
}
