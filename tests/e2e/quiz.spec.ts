import type { Page } from "@playwright/test";
import { site } from "#brand/content/site.ts";
import { holdRequests, readStored } from "../support/browser";
import { expectAccessible, scrollsSideways } from "../support/page-shape";
import { type createQuiz, quizKey } from "../support/quiz";
import { expect, test, testOnPhone } from "../support/shop-fixtures";

type Quiz = ReturnType<typeof createQuiz>;

testOnPhone(
  "by touch in a product's dialog, answers lead to a routine",
  async ({ page, quizDialog }) => {
    await quizDialog.open("touch");
    await quizDialog.answer(
      [
        ...["Breakage", "Advanced", "Heat styling, Tied tight", "Very little"],
        ...["$200+", "6+ months"],
      ],
      "touch",
    );

    await expectFullRoutine(page, quizDialog);
    await expectAccessible(page, "dialog[open]");
  },
);

test("by keyboard in the page, answers lead to a routine, are kept over reloads and visits, and never sent", async ({
  page,
  shop,
  quiz,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await quiz.open();
  await quiz.answer(["Thinning", "Moderate", "Heat styling, Swimming"], "keyboard");

  await page.reload();
  await expect(quiz.question("What’s your routine today?")).toBeVisible();
  await page.getByRole("link", { name: site.name, exact: true }).first().click();
  await expect(page).toHaveURL("/");
  await shop.visit("/quiz");
  await quiz.button("Back").click();
  await expect(quiz.option("Swimming")).toBeChecked();
  await quiz.next.click();
  await quiz.answer(["Very little", "$200+", "60-day plan"], "keyboard");

  await expectFullRoutine(page, quiz);
  await expect(page).toHaveURL("/quiz");
  const given = /thinning|moderate|styling|swimming|minimal|premium/i;
  expect(sent.filter((text) => given.test(text))).toEqual([]);
});

/** Every combination of answers is a unit test. */
async function expectFullRoutine(page: Page, quiz: Quiz) {
  await expect(quiz.question(/^Your routine, in /)).toBeFocused();
  await expect(quiz.steps.getByRole("heading")).toHaveText([
    ...["Hair Nutraceutical", "After-Wash Scalp Serum"],
    ...["Gentle Daily Shampoo", "Silk Conditioner", "Botanical Hair Oil"],
  ]);
  await expect(quiz.summary).toContainText(/Total\s*\$187\.99 USD/);
  expect(await scrollsSideways(page)).toBe(false);
}

test("a question counts, waits for an answer, is left by one double click, and fits a small phone", async ({
  page,
  quiz,
}) => {
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

  await expectToWaitAndFit(page, quiz, "Early");
  await expectDoubleClickToAnswerOnce(page, quiz);
  await quiz.next.click();
  for (const label of ["Tied tight", "A full routine", "$200+", "60-day plan"])
    await expectToWaitAndFit(page, quiz, label);
});

/** Answers the question. */
async function expectToWaitAndFit(page: Page, quiz: Quiz, label: string) {
  await expect(quiz.next).toBeDisabled();
  await quiz.option(label).check();
  // The page around the questions stays the same; these have one answer, several, and the last button.
  if (/^(?:Early|Tied tight|60-day plan)$/.test(label)) await expectAccessible(page, "main");
  const box = await quiz.next.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0), label).toBeLessThanOrEqual(667);
  expect(await page.evaluate(() => scrollY), label).toBe(0);
  await expect(quiz.question(/\?$/)).toBeInViewport();
  if (label === "60-day plan") await expect(quiz.button("See My Results")).toBeEnabled();
  await quiz.next.click();
  await expect(quiz.option(label)).toHaveCount(0);
}

/** From the third question to the second. */
async function expectDoubleClickToAnswerOnce(page: Page, quiz: Quiz) {
  const second = quiz.question("How noticeable is it?");
  await quiz.button("Back").click();
  await expect(quiz.option("Early")).toBeChecked();
  await quiz.button("Back").click();
  await expect(quiz.option("Breakage")).toBeChecked();
  await quiz.next.dblclick();
  await expect(second).toBeFocused();
  await expect(quiz.container).toContainText("Question 2 of 6");

  // A slow double click counts once, too.
  await quiz.button("Back").click();
  await quiz.next.hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(second).toBeFocused();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(second).toBeFocused();
  await expect(quiz.container).toContainText("Question 2 of 6");
}

test("home's link leads to the quiz without a detour, and both Back buttons to the answer before and home", async ({
  page,
  shop,
  quiz,
}) => {
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

  // An answer that takes a question out: Forward leads beyond what is answered, and Next alone goes on.
  await quiz.option("Dryness").check();
  for (const _ of [1, 2, 3]) await page.goForward();
  await expect(quiz.question("What’s your routine today?")).toBeVisible();
  await quiz.option("The basics").check();
  await expect(quiz.option("The basics")).toBeChecked();

  for (const _ of [1, 2, 3]) await page.goBack();
  await expect(quiz.option("Dryness")).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL("/");
});

testOnPhone(
  "the quiz is never empty for a visitor who finished it before",
  async ({ page, quiz }) => {
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
    expect(footerTop).toBeGreaterThanOrEqual(844);
    expect(shift).toBe(0);
    expect(await footer?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  },
);

test("a routine shows products with reason, time, price and budget, is added in part or whole, and forgotten", async ({
  page,
  shop,
  cart,
  quiz,
}) => {
  const addAll = quiz.summary.getByRole("button", { name: "Add All Three to Cart" });
  await page.setViewportSize({ width: 390, height: 844 });
  await quiz.openRoutine();

  await test.step("on a phone a bar is shown between the top and the button", async () => {
    const bar = page.getByRole("region", { name: "Whole routine" });
    await expect(addAll).toBeAttached();
    await expect(bar).toBeHidden();
    await quiz.steps.nth(1).scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await addAll.scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
  });

  await page.setViewportSize({ width: 1440, height: 900 });
  const serum = quiz.steps.filter({ hasText: "After-Wash Scalp Serum" });
  for (const text of ["After each wash", "Essential", "$48.00 USD", "You put thinning first"])
    await expect(serum).toContainText(text);
  await expect(serum.locator("img")).toHaveAttribute("src", /width=/);
  await expect(quiz.steps.filter({ hasText: "Hair Oil" })).toContainText("Recommended");
  await expect(quiz.summary).toContainText("$129.99 USD");
  await expect(quiz.summary).toContainText("Within the $100–$200 you chose.");
  await expect(quiz.container).toContainText("You chose a 60-day plan.");
  await expect(quiz.container).toContainText("These statements have not been evaluated");

  await quiz.steps.getByRole("button", { name: "Add to Cart Botanical Hair Oil" }).click();
  await expect(shop.toast("Added to cart!")).toContainText("Botanical Hair Oil has been added");
  await cart.expectPieces(1);
  await addAll.dblclick();
  await expect(shop.toast("Complete routine added!")).toContainText("3 products added");
  await cart.expectPieces(4);

  await quiz.button("Retake Quiz").click();
  await expect(quiz.question("What matters most right now?")).toBeFocused();
  await expect(quiz.option("Thinning")).not.toBeChecked();
  expect(await readStored(page, quizKey)).toMatchObject({ state: { answers: {}, step: 0 } });
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
