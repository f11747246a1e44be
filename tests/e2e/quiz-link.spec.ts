import type { Page } from "@playwright/test";
import { site } from "#brand/content/site.ts";
import { readStored, storeBeforeVisit, tabTo, whenIdle } from "../support/browser";
import { expectAccessible } from "../support/page-shape";
import { quizKey } from "../support/quiz";
import { expect, test } from "../support/shop-fixtures";

const fragment = "#result=ct-sm-lh-rs-bc-tq";
const ownProgress = { version: 1, state: { answers: { concern: "dryness" }, step: 1 } };
const title = "Your routine, in three steps";
const brokenLink = "We couldn’t read that link. Answer the questions below to see your routine.";

const keep = (page: Page) => page.getByRole("region", { name: "Keep your routine" });

test.describe("with permission to copy", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a result's link is copied by keyboard, mailed or selected, and opens the result on another device", async ({
    browser,
    page,
    shop,
    quiz,
  }) => {
    await quiz.openRoutine();
    const copy = keep(page).getByRole("button", { name: "Copy Link" });
    const url = `${new URL(page.url()).origin}/quiz${fragment}`;

    await tabTo(page, copy);
    await page.keyboard.press("Enter");
    await expect(shop.toast("Link copied to clipboard!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

    await test.step("the visitor's own email program can send it", async () => {
      const link = keep(page).getByRole("link", { name: "Email It to Yourself" });
      const mail = new URL((await link.getAttribute("href")) ?? "");
      expect(mail.protocol).toBe("mailto:");
      expect(mail.pathname).toBe("");
      expect(mail.searchParams.get("subject")).toBe(`Your ${site.name} hair routine`);
      expect(mail.searchParams.get("body")).toContain(`\r\n${url}\r\n`);
    });

    await test.step("where copying is refused, it is shown and selected", async () => {
      await page.evaluate(() => {
        const refusal = new DOMException("", "NotAllowedError");
        navigator.clipboard.writeText = () => Promise.reject(refusal);
      });
      await copy.click();
      const field = keep(page).getByRole("textbox", { name: "We couldn’t copy the link." });
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(url);
      expect(await page.evaluate(() => getSelection()?.toString())).toContain(fragment);
      await expectAccessible(page, "main");
    });

    const other = await browser.newPage();
    await other.goto(url);
    await expect(other.getByRole("heading", { name: title })).toBeVisible();
    for (const answer of [
      /thinning first and called it moderate/,
      /style with heat/,
      /60-day plan/,
    ])
      await expect(other.getByText(answer).first()).toBeVisible();
    await other.close();
  });
});

test("nothing of a link's answers is sent, neither with vitals nor with a newsletter", async ({
  page,
  shop,
  quiz,
}) => {
  const sent: string[] = [];
  await page.exposeFunction("recordBeacon", (text: string) => sent.push(text));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) body.text().then(Reflect.get(window, "recordBeacon"));
      return send(url, body);
    };
  });
  page.on("request", (request) => {
    const headers = JSON.stringify(request.headers());
    sent.push(`${request.url()} ${headers} ${request.postData() ?? ""}`);
  });
  const measured = page.waitForResponse(/report-web-vitals-/);
  await page.goto(`/quiz${fragment}`);
  await expect(quiz.question(title)).toBeVisible();
  await whenIdle(page);
  await measured;

  const footer = page.getByRole("contentinfo");
  await footer.getByRole("textbox", { name: "Email address" }).fill("ada@example.com");
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(footer.getByText("Thanks for subscribing!").first()).toBeVisible();
  // Simulates a switch to another tab.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  await expect
    .poll(() => sent.filter((text) => text.includes("vitals")))
    .toContainEqual(expect.stringContaining('{"path":"/quiz","vitals":['));
  await shop.visit("/contact");

  expect(sent.some((text) => text.includes("/newsletter"))).toBe(true);
  expect(sent.filter((text) => /result=|ct-sm|thinning|moderate/i.test(text))).toEqual([]);
});

test("a link shows its result and leaves the visitor's own answers, as Retake does; Back leads both ways", async ({
  page,
  shop,
  quiz,
}) => {
  const [first, second] = ["What matters most right now?", "What does your hair put up with?"];
  await storeBeforeVisit(page, quizKey, ownProgress);
  await shop.visit("/contact");
  await page.goto(`/quiz${fragment}`);
  await expect(quiz.question(title)).toBeVisible();

  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page).toHaveURL("/quiz#main");
  await expect(quiz.question(title)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/quiz${fragment}`);
  expect(await readStored(page, quizKey)).toEqual(ownProgress);

  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await shop.visit("/quiz");
  await expect(quiz.question(second)).toBeVisible();

  await page.goto(`/quiz${fragment}`);
  await expect(quiz.question(title)).toBeVisible();
  await page.goBack();
  await expect(quiz.question(second)).toBeVisible();
  await page.goForward();
  await expect(quiz.question(title)).toBeVisible();

  await quiz.button("Retake Quiz").click();
  await expect(quiz.question(first)).toBeFocused();
  await expect(quiz.option("Dryness")).toBeChecked();
  await expect(page).toHaveURL("/quiz");
  await quiz.answer(["Growth"]);
  await page.goBack();
  await expect(quiz.option("Growth")).toBeChecked();
  await page.goBack();
  await expect(quiz.question(title)).toBeVisible();
  await page.reload();
  await expect(quiz.question(title)).toBeVisible();
});

test("a link that cannot be read says so and starts the quiz", async ({ page, quiz }) => {
  const notice = page.getByRole("status").getByText(brokenLink);
  await storeBeforeVisit(page, quizKey, ownProgress);

  for (const broken of ["#result=", "#result=ct-sm", "#result=<img src=x onerror=alert(1)>"]) {
    await page.goto(`/quiz${broken}`);
    await expect(quiz.question("What matters most right now?")).toBeVisible();
    await expect(notice).toBeVisible();
    await expect(quiz.option("Dryness")).toBeChecked();
    if (broken === "#result=") await expectAccessible(page, "main");
    await quiz.next.click();

    await expect(quiz.question("What does your hair put up with?")).toBeFocused();
    await expect(page.getByText(brokenLink)).toHaveCount(0);
    await expect(page).toHaveURL("/quiz");
    await page.goBack();
    await expect(quiz.option("Dryness")).toBeChecked();
    await expect(page.getByText(brokenLink)).toHaveCount(0);
  }
});
