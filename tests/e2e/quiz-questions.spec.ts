import { tellOfCommits } from "../support/interactive";
import { keepProgress, keptProgress, Quiz } from "../support/quiz";
import { expect, test } from "../support/shop-fixtures";

test("progress, percent and the stage follow the concern", async ({ page, shop }) => {
  const quiz = new Quiz(page);
  await quiz.open(shop, "mouse");
  await expect(quiz.box).toContainText("Question 1 of 5");
  await expect(quiz.box).toContainText("20%");

  await quiz.option("Thinning").check();
  await expect(quiz.box).toContainText("Question 1 of 6");
  await expect(quiz.box).toContainText("17%");

  await quiz.option("Dryness").check();
  await quiz.onward.click();
  await expect(quiz.box).toContainText("Question 2 of 5");
  await expect(quiz.question("What does your hair live with?")).toBeFocused();
  await expect(quiz.box).toContainText("Select all that apply");
});

test("Next waits for an answer, and the last question promises the results", async ({
  page,
  shop,
}) => {
  const quiz = new Quiz(page);
  await quiz.open(shop, "mouse");
  await expect(quiz.button("Back")).toBeDisabled();

  for (const label of ["Growth", "Color", "The basics", "$200+"]) {
    await expect(quiz.button("Next")).toBeDisabled();
    await quiz.option(label).check();
    await expect(quiz.button("Next")).toBeEnabled();
    await quiz.button("Next").click();
    await expect(quiz.option(label)).toHaveCount(0);
  }

  await expect(quiz.button("See My Results")).toBeDisabled();
  await quiz.option("6+ months").check();
  await expect(quiz.button("See My Results")).toBeEnabled();
});

test("Back, the quiz's and the browser's, leads to the question before with its answer", async ({
  page,
  shop,
}) => {
  const quiz = new Quiz(page);
  await shop.openHome();
  await shop.visit("/quiz");
  await quiz.answerAll([["Breakage"], ["Moderate"], ["Color"]]);
  await expect(quiz.question("What is your routine today?")).toBeFocused();

  await page.goBack();
  await expect(quiz.question("What does your hair live with?")).toBeFocused();
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

test("Back in the moment in which the quiz arrives leads out of it", async ({ page, shop }) => {
  await tellOfCommits(page);
  await page.addInitScript(() => {
    const goBack = () => {
      if (location.pathname !== "/quiz") return;
      removeEventListener("test:commit", goBack);
      history.back();
      // A page that is busy hears of it a little later than the browser.
      const end = performance.now() + 150;
      while (performance.now() < end);
    };
    addEventListener("test:commit", goBack);
  });
  await shop.visit("/about");
  const here = (await shop.title.textContent()) ?? "";
  await page.evaluate(() => {
    addEventListener("popstate", () => document.body.setAttribute("data-left", ""));
  });

  await page.getByRole("banner").locator('a[href="/quiz"]').first().click();
  await expect(page.locator("body[data-left]")).toBeVisible();

  await expect(shop.title).toHaveText(here);
  await expect(page).toHaveURL("/about");
});

test("answers survive a reload and a detour, and none of them is sent or stands in an address", async ({
  page,
  shop,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const quiz = new Quiz(page);
  await quiz.open(shop, "mouse");
  await quiz.answerAll([["Thinning"], ["Moderate"], ["Heat styling", "Swimming"]]);

  await page.reload();
  await expect(quiz.question("What is your routine today?")).toBeVisible();
  await page.getByRole("link", { name: "Solenne", exact: true }).first().click();
  await expect(page).toHaveURL("/");
  await shop.visit("/quiz");
  await expect(quiz.question("What is your routine today?")).toBeVisible();
  await quiz.button("Back").click();
  await expect(quiz.option("Swimming")).toBeChecked();
  await quiz.answerAll([[], ["Very little"], ["$200+"], ["60-day plan"]]);

  await expect(quiz.sum).toContainText("Total");
  await expect(page).toHaveURL("/quiz");
  await expect(quiz.sum).toContainText("Your answers stay on this device.");
  const given = /thinning|moderate|styling|swimming|minimal|premium/i;
  expect(sent.filter((text) => given.test(text))).toEqual([]);
});

test("a double click on Next answers one question, not two", async ({ page, shop }) => {
  const quiz = new Quiz(page);
  await quiz.open(shop, "mouse");
  await quiz.answerAll([["Growth"], ["Color"]]);
  await quiz.button("Back").click();
  await quiz.button("Back").click();
  await expect(quiz.option("Growth")).toBeChecked();

  await quiz.onward.dblclick();

  await expect(quiz.question("What does your hair live with?")).toBeFocused();
  await expect(quiz.box).toContainText("Question 2 of 5");
});

for (const [what, answers] of [
  ["answered", [["Growth"], ["Color"]]],
  ["open", [["Growth"]]],
] as const) {
  test(`the late half of a double click leaves the focus on the next question, ${what} before`, async ({
    page,
    shop,
  }) => {
    const quiz = new Quiz(page);
    await quiz.open(shop, "mouse");
    await quiz.answerAll(answers);
    for (const _ of answers) await quiz.button("Back").click();
    await expect(quiz.option("Growth")).toBeChecked();

    await quiz.onward.hover();
    await page.mouse.down();
    await page.mouse.up();
    const next = quiz.question("What does your hair live with?");
    await expect(next).toBeFocused();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });

    await expect(next).toBeFocused();
    await expect(quiz.box).toContainText("Question 2 of 5");
  });
}

const answered = {
  concern: "growth",
  lifestyle: ["color"],
  routine: "basic",
  budget: "starter",
  timeline: "quick",
};

test("a kept answer that no longer exists leaves its question open", async ({ page, shop }) => {
  const answers = { ...answered, routine: "weekly" };
  await keepProgress(page, { version: 1, state: { answers, step: 5 } });
  await shop.visit("/quiz");

  await expect(new Quiz(page).question(/^What is your routine/)).toBeVisible();
});

test("a history entry that claims a later question shows the first open one", async ({
  page,
  shop,
}) => {
  const quiz = new Quiz(page);
  await quiz.open(shop, "mouse");
  await page.evaluate(() => {
    const usr = { quiz: { step: 4, depth: 3 } };
    history.replaceState({ ...history.state, usr }, "");
  });
  await page.reload();

  await expect(quiz.question("What matters most to you now?")).toBeVisible();
});

test("every question fits a small phone without scrolling", async ({ page, shop }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const quiz = new Quiz(page);
  await quiz.open(shop, "mouse");

  for (const label of [
    "Breakage",
    "Early",
    "Tied tight",
    "A full routine",
    "$200+",
    "60-day plan",
  ]) {
    await quiz.option(label).check();
    const box = await quiz.onward.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), label).toBeLessThanOrEqual(667);
    expect(await page.evaluate(() => scrollY), label).toBe(0);
    await expect(quiz.question(/\?$/)).toBeInViewport();
    await quiz.onward.click();
    await expect(quiz.option(label)).toHaveCount(0);
  }
});

test("/learn/quiz goes on to the quiz for good, by address and by link", async ({
  page,
  shop,
  request,
}) => {
  const response = await request.get("/learn/quiz?from=mail", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe("/quiz?from=mail");

  await shop.openHome();
  await page.getByRole("main").getByRole("link", { name: "Take Hair Health Quiz" }).click();
  await expect(page).toHaveURL("/quiz");
  await expect(shop.title).toHaveText("Find Your Perfect Hair Routine");
});

test("the quiz's code is loaded with the quiz, not with other pages", async ({ page, shop }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const ofQuiz = () => scripts.filter((path) => /\/quiz(?:-dialog)?-[\w-]{8}\.js$/.test(path));
  await shop.openShop();
  await shop.openProduct("hair-oil");
  expect(ofQuiz()).toEqual([]);

  await new Quiz(page, "dialog").opener.click();

  await expect(new Quiz(page, "dialog").dialog).toBeVisible();
  expect(ofQuiz()).not.toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page explains itself and leads to the shop", async ({ page }) => {
    await page.goto("/quiz");
    const main = page.getByRole("main");
    await expect(main.getByText(/which takes JavaScript/)).toBeVisible();
    await expect(main.getByRole("button")).toHaveCount(0);

    await main.getByRole("link", { name: "Shop all products" }).click();
    await expect(page).toHaveURL("/shop");
  });

  test("the product's button is a link to the quiz", async ({ page }) => {
    await page.goto("/products/hair-oil");

    await page.getByRole("link", { name: "Not sure? Take our quiz" }).click();

    await expect(page).toHaveURL("/quiz");
  });
});

test("Retake Quiz forgets every answer and begins anew", async ({ page, shop }) => {
  await keepProgress(page, { version: 1, state: { answers: answered, step: 5 } });
  await shop.visit("/quiz");
  const quiz = new Quiz(page);
  await quiz.button("Retake Quiz").click();

  await expect(quiz.question("What matters most to you now?")).toBeFocused();
  await expect(quiz.option("Growth")).not.toBeChecked();
  expect(await keptProgress(page)).toMatchObject({ state: { answers: {}, step: 0 } });
});
