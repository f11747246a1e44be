import type { Page } from "@playwright/test";
import { readStored, storeBeforeVisit, tabTo, whenFooterHydrated } from "../support/browser";
import { expectAccessible, scrollsSideways } from "../support/page-shape";
import { quizKey } from "../support/quiz";
import { expect, test, testOnPhone, testWithoutScript } from "../support/shop-fixtures";

const fragment = "#result=ct-sm-lh-rs-bc-tq";
const ownProgress = { version: 1, state: { answers: { concern: "dryness" }, step: 1 } };
const title = "Your routine, in three steps";
const brokenLink = "We couldn’t read that link. Answer the questions below to see your routine.";

const keep = (page: Page) => page.getByRole("region", { name: "Keep your routine" });
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe("with permission to copy", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a result's link is copied by keyboard and opens the result on another device", async ({
    browser,
    page,
    shop,
    quiz,
  }) => {
    await quiz.openRoutine();
    const copy = keep(page).getByRole("button", { name: "Copy Link" });
    await tabTo(page, copy);
    await page.keyboard.press("Enter");
    await expect(shop.toast("Link copied to clipboard!")).toBeVisible();
    const url = await readClipboard(page);
    expect(url).toBe(`${new URL(page.url()).origin}/quiz${fragment}`);

    const other = await browser.newPage();
    await other.goto(url);
    await expect(other.getByRole("heading", { name: title })).toBeVisible();
    await expect(other.getByRole("list", { name: "Your answers" })).toHaveText(
      /Thinning.*Moderate.*Heat styling.*A few steps.*\$100–\$200.*60-day plan/,
    );
    await other.close();
  });

  test("a result in a product's dialog has its link too", async ({ page, shop, quizDialog }) => {
    await quizDialog.open();
    await quizDialog.answer(["Growth", "Color", "The basics", "$100–$200", "60-day plan"]);

    await expectAccessible(page);
    await keep(page).getByRole("button", { name: "Copy Link" }).click();
    await expect(shop.toast("Link copied to clipboard!")).toBeVisible();
    expect(new URL(await readClipboard(page)).hash).toBe("#result=cg-lc-rb-bc-tq");
  });
});

test("where copying is refused, the link is shown and selected", async ({ page, quiz }) => {
  await quiz.openRoutine();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await keep(page).getByRole("button", { name: "Copy Link" }).click();

  const field = keep(page).getByRole("textbox", { name: "We couldn’t copy the link." });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`${new URL(page.url()).origin}/quiz${fragment}`);
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(fragment);
  await expectAccessible(page);
});

testOnPhone(
  "on a phone, the link goes to the device's share sheet",
  async ({ page, shop, quiz }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "share", {
        configurable: true,
        value: async ({ title, url }: ShareData) => {
          document.title = `${title} ${url}`;
        },
      });
    });
    await quiz.openRoutine();
    await keep(page).getByRole("button", { name: "Share", exact: true }).tap();

    await expect(page).toHaveTitle(new RegExp(`^Your Solenne hair routine http.*${fragment}$`));
    await expect(shop.toast(/./)).toHaveCount(0);
    expect(await scrollsSideways(page)).toBe(false);
  },
);

test("the link can be sent by the visitor's own email program", async ({ page, quiz }) => {
  await quiz.openRoutine();
  const link = keep(page).getByRole("link", { name: "Email It to Yourself" });
  const mail = new URL((await link.getAttribute("href")) ?? "");

  expect(mail.protocol).toBe("mailto:");
  expect(mail.pathname).toBe("");
  expect(mail.searchParams.get("subject")).toBe("Your Solenne hair routine");
  expect(mail.searchParams.get("body")).toContain(
    `\r\n${new URL(page.url()).origin}/quiz${fragment}\r\n`,
  );
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
  await whenFooterHydrated(page);
  await measured;

  const footer = page.getByRole("contentinfo");
  await footer.getByRole("textbox", { name: "Email address" }).fill("ada@example.com");
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(footer.getByText("Thanks for subscribing!").first()).toBeVisible();
  // As when the visitor turns to another tab.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  await expect
    .poll(() => sent.filter((text) => text.includes("vitals")))
    .toContainEqual(expect.stringContaining('{"path":"/quiz","vitals":['));
  await shop.visit("/about");

  expect(sent.some((text) => text.includes("/newsletter"))).toBe(true);
  expect(sent.filter((text) => /result=|ct-sm|thinning|moderate/i.test(text))).toEqual([]);
});

test("a link shows its result and leaves the visitor's own answers; Back leads both ways", async ({
  page,
  shop,
  quiz,
}) => {
  await storeBeforeVisit(page, quizKey, ownProgress);
  await shop.openHome();
  await page.goto(`/quiz${fragment}`);
  await expect(quiz.question(title)).toBeVisible();

  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page).toHaveURL("/quiz#main");
  await expect(quiz.question(title)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/quiz${fragment}`);
  expect(await readStored(page, quizKey)).toEqual(ownProgress);

  await page.goBack();
  await expect(page).toHaveURL("/");
  await shop.visit("/quiz");
  await expect(quiz.question("What does your hair put up with?")).toBeVisible();
});

test("Retake begins anew, and Back leads to the linked result", async ({ page, quiz }) => {
  await page.goto(`/quiz${fragment}`);
  await quiz.button("Retake Quiz").click();

  await expect(quiz.question("What matters most right now?")).toBeFocused();
  await expect(page).toHaveURL("/quiz");
  await quiz.answer(["Growth"]);
  await page.goBack();
  await expect(quiz.option("Growth")).toBeChecked();
  await page.goBack();
  await expect(quiz.question(title)).toBeVisible();
  await page.reload();
  await expect(quiz.question(title)).toBeVisible();
});

test("Retake on somebody else’s link leaves the visitor's own answers", async ({ page, quiz }) => {
  await storeBeforeVisit(page, quizKey, ownProgress);
  await page.goto(`/quiz${fragment}`);
  await quiz.button("Retake Quiz").click();

  await expect(quiz.question("What matters most right now?")).toBeFocused();
  await expect(quiz.option("Dryness")).toBeChecked();
});

test("a link pasted over an open quiz shows its result", async ({ page, quiz }) => {
  await quiz.open();
  await page.goto(`/quiz${fragment}`);

  await expect(quiz.question(title)).toBeVisible();
  await page.goBack();
  await expect(quiz.question("What matters most right now?")).toBeVisible();
});

for (const broken of ["#result=", "#result=ct-sm", "#result=<img src=x onerror=alert(1)>"])
  test(`a link with ${broken} says so and starts the quiz`, async ({ page, quiz }) => {
    await storeBeforeVisit(page, quizKey, ownProgress);
    await page.goto(`/quiz${broken}`);

    await expect(quiz.question("What matters most right now?")).toBeVisible();
    await expect(page.getByRole("status").getByText(brokenLink)).toBeVisible();
    await expect(quiz.option("Dryness")).toBeChecked();
    await expectAccessible(page);
    await quiz.next.click();

    await expect(quiz.question("What does your hair put up with?")).toBeFocused();
    await expect(page.getByText(brokenLink)).toHaveCount(0);
    await expect(page).toHaveURL("/quiz");
    await page.goBack();
    await expect(quiz.option("Dryness")).toBeChecked();
    await expect(page.getByText(brokenLink)).toHaveCount(0);
  });

testWithoutScript("without script, a link leads to the shop like the quiz", async ({ page }) => {
  await page.goto(`/quiz${fragment}`);

  await expect(page.getByText(/so it needs JavaScript/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Shop all products" }).first()).toBeVisible();
});
