import type { Page } from "@playwright/test";
import { holdRequests } from "../support/browser";
import { expectAccessible } from "../support/page-shape";
import { expect, test, testWithoutScript } from "../support/shop-fixtures";

// A client for each test: repeated tests would be too many sign-ups for one.
test.use({
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ "x-forwarded-for": randomAddress() }),
});

function randomAddress(): string {
  const parts = crypto.getRandomValues(new Uint8Array(3));
  return `10.${parts.join(".")}`;
}

const headings = { footer: /^One letter a week/, blog: "Get Hair Tips Weekly" } as const;

function form(page: Page, place: keyof typeof headings) {
  const region = page.getByRole("region", { name: headings[place] });
  const message = (text: string) => region.getByText(text).filter({ visible: true });
  return {
    region,
    email: region.getByLabel("Email address"),
    subscribe: region.getByRole("button"),
    thanks: message("Thanks for subscribing!"),
    invalid: message("Enter an email address like name@example.com."),
  };
}

/** Until its script arrives the form is posted like any other, without a message at its field. */
async function submitInvalid({ email, subscribe, invalid }: ReturnType<typeof form>) {
  await expect(async () => {
    await email.fill("ana");
    await subscribe.click();
    await expect(invalid).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** An address that no other test and no other run on this server uses. */
const uniqueEmail = () => `ana.${crypto.randomUUID()}@example.com`;

test("the footer's form shows a mistake, is sent once, and thanks", async ({ shop, page }) => {
  await shop.visit("/about");
  const footer = form(page, "footer");
  const { email, subscribe, thanks } = footer;
  await submitInvalid(footer);
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(/like name@example.com/);
  await expectAccessible(page, "footer");

  const release = await holdRequests(page, "/newsletter");
  const address = uniqueEmail();
  await email.fill(address);
  await subscribe.dblclick();
  await expect(subscribe).toHaveText("Subscribing...");
  await expect(subscribe).toHaveAttribute("aria-disabled", "true");
  release();

  await expect(thanks).toBeVisible();
  await expect(thanks).toHaveRole("status");
  await expect(subscribe).toHaveText("Subscribe");
  await expect(email).toHaveValue("");
  await expect(page).toHaveURL("/about");
  const sent = await page.requests();
  const body = `email=${encodeURIComponent(address)}`;
  expect(sent.filter((request) => request.postData()?.includes(body))).toHaveLength(1);
});

test("the blog's form says that one address was tried too often, and that the connection is lost", async ({
  shop,
  page,
  problems,
}) => {
  problems.expect(/status of 429/, /ERR_FAILED/);
  await shop.visit("/blog");
  const sidebar = form(page, "blog");
  const { region, email, subscribe, thanks } = sidebar;
  await expect(region).toContainText("Join 5,000+ subscribers");
  await submitInvalid(sidebar);
  const address = uniqueEmail();
  await email.fill(address);
  await subscribe.click();
  await expect(thanks).toBeVisible();
  await expect(email).toHaveValue("");
  for (let count = 2; count <= 5; count++) {
    const headers = { "sec-fetch-site": "same-origin" };
    const again = await page.request.post("/newsletter", { form: { email: address }, headers });
    expect(again.status()).toBe(200);
  }
  await email.fill(address);
  const answered = page.waitForResponse("/newsletter");
  await subscribe.click();
  expect((await answered).status()).toBe(429);
  await expect(subscribe).toHaveText("Subscribe");
  await expect(region.getByText("Too many attempts.")).toBeVisible();
  await expectAccessible(page, "section:has(> #tips)");

  await page.route("/newsletter", (route) => route.abort());
  await email.fill(uniqueEmail());
  await subscribe.click();
  await expect(region.getByText("We couldn’t sign you up.")).toBeVisible();
  await expect(email).toBeFocused();
});

testWithoutScript("without script, a form returns to its page with a message", async ({ page }) => {
  for (const [place, path] of [
    ["footer", "/shop/haircare?concern=dryness"],
    ["blog", "/blog"],
  ] as const) {
    await page.goto(path);
    const { email, subscribe, thanks, invalid } = form(page, place);
    await expect(thanks).toHaveCount(0);
    // Valid for the browser, but not for the server.
    await email.fill("ana@localhost");
    await subscribe.click();
    await expect(page).toHaveURL(`${path}#newsletter-${place}-invalid`);
    await expect(invalid).toBeInViewport();

    await email.fill(uniqueEmail());
    await subscribe.click();
    await expect(page).toHaveURL(`${path}#newsletter-${place}-thanks`);
    await expect(thanks).toBeVisible();
    await expect(invalid).toHaveCount(0);
  }
});
