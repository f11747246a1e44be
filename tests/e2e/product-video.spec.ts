import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/page-shape";
import { expect, test } from "../support/shop-fixtures";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const product = "/products/after-wash-scalp-serum";
const seen = "A drop of the serum falls from the dropper";
const files = /\/cdn\/shop\/videos\//;

const thumbnail = (page: Page) => page.getByRole("link", { name: `: ${seen}` });
const poster = (page: Page) =>
  page.getByRole("list", { name: "Product images" }).getByRole("img", { name: seen });
const play = (page: Page) => page.getByRole("button", { name: `Play video: ${seen}` });
const pause = (page: Page) => page.getByRole("button", { name: `Pause video: ${seen}` });

/** Whether it plays, has a sound, and has moved. */
const getState = (page: Page) =>
  page.locator("video").evaluate(({ paused, muted, currentTime }: HTMLVideoElement) => ({
    paused,
    muted,
    hasMoved: currentTime > 0,
  }));

test("a video is loaded and played by a press, paused by another one, and when it is left", async ({
  shop,
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => files.test(request.url()) && loaded.push(request.url()));
  await shop.visit(product);
  await thumbnail(page).click();
  await expect(poster(page)).toBeInViewport();
  await expect(play(page)).toBeInViewport();
  await expectAccessible(page, "main");
  expect(loaded).toEqual([]);
  await expect(page.locator("video")).toHaveCount(0);

  await play(page).click();
  await expect.poll(() => getState(page)).toEqual({ paused: false, muted: true, hasMoved: true });
  expect(new Set(loaded).size).toBe(1);
  await pause(page).click();
  await expect.poll(() => getState(page)).toMatchObject({ paused: true });

  await play(page).press("Space");
  await expect.poll(() => getState(page)).toMatchObject({ paused: false });
  await page.getByRole("link", { name: "View image 1:" }).click();
  await expect.poll(() => getState(page)).toMatchObject({ paused: true });
  await thumbnail(page).click();
  await expect(play(page)).toBeInViewport();
  expect(await getState(page)).toMatchObject({ paused: true });
});

test("with reduced motion a video is its poster, without anything to press", async ({
  shop,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await shop.visit(product);
  await thumbnail(page).click();

  await expect(poster(page)).toBeInViewport();
  await expect(play(page)).toBeHidden();
  await poster(page).click({ force: true });
  await expect(page.locator("video")).toHaveCount(0);
});

test("a video that cannot be loaded says so, and plays once it can", async ({
  shop,
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource|net::ERR_FAILED/i);
  await page.route(files, (route) => route.abort());
  await shop.visit(product);
  await thumbnail(page).click();
  await play(page).click();
  await expect(page.getByText("We couldn’t load this video.")).toBeVisible();

  await page.unroute(files);
  await play(page).click();
  await expect.poll(() => getState(page)).toMatchObject({ paused: false, hasMoved: true });
  await expect(page.getByText("We couldn’t load this video.")).toBeHidden();
});
