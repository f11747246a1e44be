import type { Page } from "@playwright/test";
import { dispatchCommits, holdRequests, readStored } from "../support/browser";
import { expectAccessible, scrollsSideways } from "../support/page-shape";
import { createQuiz, quizKey } from "../support/quiz";
import { expect, test, testOnPhone, testWithoutScript } from "../support/shop-fixtures";

/** Both places and both input methods; every combination of answers is a unit test. */
for (const { place, method, answers, products, total } of [
  {
    place: "page",
    method: "keyboard",
    answers: ["Texture", "Heat styling, Color", "A few steps", "$100–$200", "6+ months"],
    products: ["Hair Nutraceutical", "Botanical Hair Oil"],
    total: "$81.99 USD",
  },
  {
    place: "dialog",
    method: "touch",
    answers: [
      ...["Breakage", "Advanced", "Heat styling, Tied tight", "Very little"],
      ...["$200+", "6+ months"],
    ],
    products: [
      ...["Hair Nutraceutical", "After-Wash Scalp Serum"],
      ...["Gentle Daily Shampoo", "Silk Conditioner", "Botanical Hair Oil"],
    ],
    total: "$187.99 USD",
  },
] as const)
  (method === "touch" ? testOnPhone : test)(
    `by ${method} in the ${place}, ${answers[0]} leads to a routine`,
    async ({ page }) => {
      const quiz = createQuiz(page, place);
      await quiz.open(method);

      await quiz.answer(answers, method);

      await expect(quiz.question(/^Your routine, in /)).toBeFocused();
      await expect(quiz.steps.getByRole("heading")).toHaveText(products);
      await expect(quiz.summary).toContainText(total);
      await expectAccessible(page);
      expect(await scrollsSideways(page)).toBe(false);
    },
  );

test("a question counts, waits for an answer and fits a small phone", async ({ page, quiz }) => {
  // Six analyses, each of a whole page.
  test.slow();
  await page.setViewportSize({ width: 375, height: 667 });
  await quiz.open();
  await expect(quiz.container).toContainText("Question 1 of 5");
  await expect(quiz.container).toContainText("20%");
  await expect(quiz.button("Back")).toBeDisabled();
  await quiz.option("Breakage").check();
  await expect(quiz.container).toContainText("Question 1 of 6");
  await expect(quiz.container).toContainText("17%");
  await quiz.option("Breakage").check();
  await quiz.button("Next").click();

  for (const label of ["Early", "Tied tight", "A full routine", "$200+", "60-day plan"]) {
    await expect(quiz.next).toBeDisabled();
    await quiz.option(label).check();
    await expectAccessible(page);
    const box = await quiz.next.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), label).toBeLessThanOrEqual(667);
    expect(await page.evaluate(() => scrollY), label).toBe(0);
    await expect(quiz.question(/\?$/)).toBeInViewport();
    if (label === "60-day plan") await expect(quiz.button("See My Results")).toBeEnabled();
    await quiz.next.click();
    await expect(quiz.option(label)).toHaveCount(0);
  }
});

test("both Back buttons lead to the answer before", async ({ page, shop, quiz }) => {
  await shop.openHome();
  await quiz.open();
  await quiz.answer(["Breakage", "Moderate", "Color"]);
  await expect(quiz.question("What’s your routine today?")).toBeFocused();

  await page.goBack();
  await expect(quiz.question("What does your hair put up with?")).toBeFocused();
  await expect(quiz.option("Color")).toBeChecked();
  await quiz.button("Back").click();
  await expect(quiz.option("Moderate")).toBeChecked();
  await page.goForward();
  await expect(quiz.option("Color")).toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(quiz.option("Breakage")).toBeChecked();

  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("home's link to the quiz leads there without a detour", async ({ page, shop, quiz }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await shop.openHome();
  const link = page.getByRole("link", { name: "Take Hair Health Quiz" });
  await expect(link).toHaveAttribute("href", "/learn/quiz");

  await link.hover();
  await link.click();

  await expect(quiz.question("What matters most right now?")).toBeVisible();
  await expect(page).toHaveURL("/quiz");
  expect(asked.filter((path) => path.startsWith("/learn/quiz"))).toEqual([]);
});

test("Back at the moment when the quiz is shown leads out of it", async ({ page, shop }) => {
  await dispatchCommits(page);
  await page.addInitScript(() => {
    const goBack = () => {
      if (location.pathname !== "/quiz") return;
      removeEventListener("test:commit", goBack);
      history.back();
      // A busy page hears of it a little later than the browser.
      const end = performance.now() + 150;
      while (performance.now() < end);
    };
    addEventListener("test:commit", goBack);
  });
  await shop.visit("/about");
  const title = (await shop.title.textContent()) ?? "";
  await page.evaluate(() => {
    addEventListener("popstate", () => document.body.setAttribute("data-left", ""));
  });

  await page.getByRole("banner").getByRole("link", { name: "Find My Routine" }).click();
  await expect(page.locator("body[data-left]")).toBeVisible();

  await expect(shop.title).toHaveText(title);
  await expect(page).toHaveURL("/about");
});

test("answers are kept over reloads and visits, and never sent", async ({ page, shop, quiz }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await quiz.open();
  await quiz.answer(["Thinning", "Moderate", "Heat styling, Swimming"]);

  await page.reload();
  await expect(quiz.question("What’s your routine today?")).toBeVisible();
  await page.getByRole("link", { name: "Solenne", exact: true }).first().click();
  await expect(page).toHaveURL("/");
  await shop.visit("/quiz");
  await quiz.button("Back").click();
  await expect(quiz.option("Swimming")).toBeChecked();
  await quiz.next.click();
  await quiz.answer(["Very little", "$200+", "60-day plan"]);

  await expect(quiz.summary).toContainText("Total");
  await expect(page).toHaveURL("/quiz");
  await expect(quiz.summary).toContainText("We never receive your answers.");
  const given = /thinning|moderate|styling|swimming|minimal|premium/i;
  expect(sent.filter((text) => given.test(text))).toEqual([]);
});

test("a double click on Next answers one question, however slow", async ({ page, quiz }) => {
  await quiz.open();
  await quiz.answer(["Growth", "Color"]);
  await quiz.button("Back").click();
  await quiz.button("Back").click();
  await expect(quiz.option("Growth")).toBeChecked();
  const second = quiz.question("What does your hair put up with?");

  await quiz.next.dblclick();
  await expect(second).toBeFocused();
  await expect(quiz.container).toContainText("Question 2 of 5");

  await quiz.button("Back").click();
  await quiz.next.hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(second).toBeFocused();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(second).toBeFocused();
  await expect(quiz.container).toContainText("Question 2 of 5");
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`at ${viewport.width} px the quiz is never empty for a visitor who finished it before`, async ({
    page,
    quiz,
  }) => {
    await page.setViewportSize(viewport);
    const getSeen = await recordFrames(page);
    const routineScript = /\/routine-result[^/]*\.js/;
    const showRoutine = await holdRequests(page, routineScript);
    await quiz.finishBeforeVisit();
    const requested = page.waitForRequest(routineScript);
    await page.goto("/quiz");
    const footer = await page.getByRole("contentinfo").elementHandle();
    await requested;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

    showRoutine();
    await expect(quiz.question("Your routine, in three steps")).toBeVisible();

    const { emptyFrames, footerTop, shift } = await getSeen();
    expect(emptyFrames).toBe(0);
    expect(footerTop).toBeGreaterThanOrEqual(viewport.height);
    expect(shift).toBe(0);
    expect(await footer?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  });

test("a routine shows products with reason, time, price and budget, is added in part or whole, and forgotten", async ({
  page,
  shop,
  cart,
  quiz,
}) => {
  await quiz.openRoutine();

  const serum = quiz.steps.filter({ hasText: "After-Wash Scalp Serum" });
  for (const text of ["After each wash", "Essential", "$48.00 USD", "You put thinning first"])
    await expect(serum).toContainText(text);
  await expect(serum.locator("img")).toHaveAttribute("src", /width=/);
  await expect(quiz.steps.filter({ hasText: "Hair Oil" })).toContainText("Recommended");
  await expect(quiz.summary).toContainText("$129.99 USD");
  await expect(quiz.summary).toContainText("Within the $100–$200 you chose.");
  await expect(quiz.container).toContainText("You chose a 60-day plan.");
  await expect(quiz.container).toContainText("These statements have not been evaluated");
  await expect(quiz.container.getByRole("list", { name: "Your answers" })).toContainText(
    "Heat styling",
  );

  await quiz.steps.getByRole("button", { name: "Add to Cart Botanical Hair Oil" }).click();
  await expect(shop.toast("Added to cart!")).toContainText("Botanical Hair Oil has been added");
  await cart.expectPieces(1);
  await quiz.summary.getByRole("button", { name: "Add All Three to Cart" }).dblclick();
  await expect(shop.toast("Complete routine added!")).toContainText("3 products added");
  await cart.expectPieces(4);

  await quiz.button("Retake Quiz").click();
  await expect(quiz.question("What matters most right now?")).toBeFocused();
  await expect(quiz.option("Thinning")).not.toBeChecked();
  expect(await readStored(page, quizKey)).toMatchObject({ state: { answers: {}, step: 0 } });
});

test("on a phone a bar is shown between the top and the button", async ({ page, quiz }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await quiz.openRoutine();
  const bar = page.getByRole("region", { name: "Whole routine" });
  const button = quiz.summary.getByRole("button", { name: "Add All Three to Cart" });
  await expect(button).toBeAttached();
  await expect(bar).toBeHidden();

  await quiz.steps.nth(1).scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await button.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});

testWithoutScript("without script, the quiz links to the shop", async ({ page }) => {
  await page.goto("/products/hair-oil");
  await page.getByRole("link", { name: "Not sure? Take our quiz" }).click();
  await expect(page).toHaveURL("/quiz");

  const main = page.getByRole("main");
  await expect(main.getByText(/so it needs JavaScript/)).toBeVisible();
  await expect(main.getByRole("button")).toHaveCount(0);
  await main.getByRole("link", { name: "Shop All Products" }).click();
  await expect(page).toHaveURL("/shop");
});

type Seen = { emptyFrames: number; footerTop: number; shift: number };

/** Records what each frame of a page shows; returns a function that reads it. */
async function recordFrames(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen: Seen = { emptyFrames: 0, footerTop: Number.POSITIVE_INFINITY, shift: 0 };
    Reflect.set(window, "seen", seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, "value");
    }).observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(function look() {
      requestAnimationFrame(look);
      const footer = document.querySelector("footer");
      if (!footer) return;
      seen.footerTop = Math.min(seen.footerTop, footer.getBoundingClientRect().top);
      const texts = document.querySelectorAll("main :is(h1, h2, p)");
      const isReadable = [...texts].some((text) => text.textContent && text.checkVisibility());
      if (!isReadable) seen.emptyFrames += 1;
    });
  });
  return () => page.evaluate(() => Reflect.get(window, "seen"));
}
