import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { expect, test } from "../support/shop-fixtures";

const places = {
  footer: /^One letter a week/,
  blog: "Get Hair Tips Weekly",
} as const;

function form(page: Page, place: keyof typeof places) {
  const region = page.getByRole("region", { name: places[place] });
  return {
    region,
    email: region.getByLabel("Email address"),
    subscribe: region.getByRole("button"),
    thanks: region.getByText("Thanks for subscribing!").filter({ visible: true }),
    wrong: region
      .getByText("Enter an email address like name@example.com.")
      .filter({ visible: true }),
  };
}

/**
 * Until its script has come, the form is posted like any other; only then does it say in its own words
 * what is no address.
 */
async function refuseOnce({ email, subscribe, wrong }: ReturnType<typeof form>) {
  await expect(async () => {
    await email.fill("ana");
    await subscribe.click();
    await expect(wrong).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** An address that no other test, and no other run on this server, has used. */
const someone = (name: string) => `${name}.${crypto.randomUUID()}@example.com`;

test("the footer's form says what is wrong at its field and thanks for an address, once", async ({
  shop,
  page,
}) => {
  await shop.visit("/about");
  const footer = form(page, "footer");
  const { region, email, subscribe, thanks } = footer;
  await refuseOnce(footer);
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(/like name@example.com/);
  await expectAccessible(page);

  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const sent: string[] = [];
  await page.route("/newsletter", async (route) => {
    sent.push(route.request().postData() ?? "");
    await held;
    await route.continue();
  });
  await email.fill(someone("ana"));
  await subscribe.dblclick();
  await expect(subscribe).toHaveText("One moment…");
  await expect(subscribe).toHaveAttribute("aria-disabled", "true");
  letThrough();

  await expect(thanks).toBeVisible();
  await expect(thanks).toHaveRole("status");
  await expect(region.getByRole("button")).toHaveText("Subscribe");
  await expect(email).toHaveValue("");
  await expect(page).toHaveURL("/about");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain("source=footer");
});

test("one address too often is asked to wait, and a lost connection is said", async ({
  shop,
  page,
  problems,
}) => {
  problems.expect(/status of 429/, /ERR_FAILED/);
  await shop.visit("/blog");
  const sidebar = form(page, "blog");
  const { region, email, subscribe, thanks } = sidebar;
  await expect(region).toContainText("Join 5,000+ subscribers");
  await expect(region).toContainText("No spam. Unsubscribe anytime.");
  await refuseOnce(sidebar);
  const address = someone("bea");
  await email.fill(address);
  await subscribe.click();
  await expect(thanks).toBeVisible();
  for (let again = 2; again <= 6; again++) {
    await email.fill(address);
    const answered = page.waitForResponse("/newsletter");
    await subscribe.click();
    const response = await answered;
    expect(response.status()).toBe(again <= 5 ? 200 : 429);
    await expect(subscribe).toHaveText("Subscribe");
    if (again > 5) expect(Number(response.headers()["retry-after"])).toBeGreaterThan(0);
  }
  await expect(region.getByText("That was tried too often.")).toBeVisible();
  await expectAccessible(page);

  await page.route("/newsletter", (route) => route.abort());
  await email.fill(someone("bea"));
  await subscribe.click();
  await expect(region.getByText("We could not be reached.")).toBeVisible();
  await expect(email).toBeFocused();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { place, path } of [
    { place: "footer", path: "/shop/haircare?concern=dryness" },
    { place: "blog", path: "/blog" },
  ] as const) {
    test(`the form of the ${place} comes back to its page with a message`, async ({ page }) => {
      await page.goto(path);
      const { email, subscribe, thanks, wrong } = form(page, place);
      await expect(thanks).toHaveCount(0);
      // The browser lets this pass, and no mail server has it.
      await email.fill("ana@localhost");
      await subscribe.click();
      await expect(page).toHaveURL(`${path}#newsletter-${place}-invalid`);
      await expect(wrong).toBeVisible();
      await expect(wrong).toBeInViewport();

      await email.fill(someone("cleo"));
      await subscribe.click();
      await expect(page).toHaveURL(`${path}#newsletter-${place}-thanks`);
      await expect(thanks).toBeVisible();
      await expect(wrong).toHaveCount(0);
    });
  }
});

test("another site's form, ten megabytes and an unknown type are refused", async ({ request }) => {
  const refusal = async (options: Parameters<typeof request.post>[1]) => {
    const response = await request.post("/newsletter", options);
    return [response.status(), response.headers()["content-type"]?.split(";")[0]];
  };
  const form = { email: someone("eve") };

  const origin = "https://evil.example";
  expect(await refusal({ form, headers: { origin } })).toEqual([403, "application/json"]);
  const asPage = { origin, accept: "text/html" };
  expect(await refusal({ form, headers: asPage })).toEqual([403, "text/html"]);
  const plain = { "content-type": "text/plain", "sec-fetch-site": "same-origin" };
  expect(await refusal({ data: "email=a", headers: plain })).toEqual([415, "application/json"]);
  const large = { email: "a".repeat(10_000_000) };
  expect(await refusal({ data: large })).toEqual([413, "application/json"]);
});
