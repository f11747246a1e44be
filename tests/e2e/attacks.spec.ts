import type { Page } from "@playwright/test";
import { type AttackArticle, articleAttacks, toArticle } from "../support/article-attacks";
import { storeBeforeVisit } from "../support/browser";
import { testItem } from "../support/builders";
import { cartKey } from "../support/cart";
import { catalogWith, productRecord } from "../support/catalogs";
import { respondWith, respondWithArticles } from "../support/faults";
import type { FaultyStore } from "../support/faulty-store";
import { parseElements } from "../support/served-pages";
import { recentlyViewedKey, storedProduct } from "../support/shop";
import { expect, test } from "../support/shop-fixtures";
import { isFull, sized } from "../support/test-size";

// What an editor of the store could write, in a real browser under the shop's own policy: the fixtures
// report what runs, loads or is refused.
test.use({ storeKind: "faulty" });

/** Closes whatever a text of the store is written into. */
const title = `</script><script>window.attacked=1</script><!--<script>\u2028\u2029]]>"'\`\${window.attacked=1}&lt;{{7*7}}</title><img src=x onerror=window.attacked=1>`;

test("markup in a product's texts never runs", async ({ page, shop, cart, store, request }) => {
  const texts = { title, description: [title], tags: ["haircare"] };
  store.sell(catalogWith(productRecord({ handle: "hostile", ...texts })));
  const countScripts = async (path: string) => {
    const elements = parseElements(await (await request.get(path)).text());
    return elements.filter(({ name }) => name === "script").length;
  };
  expect(await countScripts("/products/hostile")).toBe(await countScripts("/products/hair-oil"));

  await shop.visit("/products/hostile");
  expect(await shop.title.textContent()).toBe(title);
  const data = page.locator('script[type="application/ld+json"]').first();
  expect(JSON.parse((await data.textContent()) ?? "")).toMatchObject({ name: title });
  await shop.addToCart.click();
  await cart.open();
  await expect(cart.drawer).toContainText("{{7*7}}");
  await page.keyboard.press("Escape");

  // The same holds after a navigation.
  await shop.menu.getByRole("link", { name: "Shop", exact: true }).click();
  await page.locator('main a[href="/products/hostile"]').first().click();
  await expect(shop.title).toContainText("{{7*7}}");
  expect(await shop.title.textContent()).toBe(title);
  expect(await page.evaluate(() => Reflect.get(window, "attacked") ?? null)).toBeNull();
});

/** Markup in an address. */
const attack =
  '"><img src=x onerror="document.title=\'executed\'"><script>document.title="executed"</script>';
const encoded = encodeURIComponent(attack);

/** Addresses by the heading of their page. */
const servedAlike = [
  [`/shop/${encoded}`, "No products found"],
  ["/shop/__proto__", "No products found"],
  ["/products/constructor", "Product not found"],
  [`/products/${encodeURIComponent("../../etc/passwd")}`, "Product not found"],
  [`/shop?concern=${"a".repeat(3_000)}&concern=%ff%fe`, "Botanical Hair Oil"],
  [`/products/hair-oil?Size=${"a".repeat(3_000)}`, "Botanical Hair Oil"],
] as const;

const addresses = [
  [`/products/${encoded}`, "Product not found"],
  [`/shop?concern=${encoded}&sort=${encoded}&availability=__proto__`, "Botanical Hair Oil"],
  [`/products/hair-oil?${encoded}=${encoded}&Size=${encoded}`, "Botanical Hair Oil"],
  ["/products/hair-oil?Size=%ff%fe&Size&=&&__proto__=x&constructor=y", "Botanical Hair Oil"],
] as const;

test("markup in an address never runs", async ({ shop, page, request, problems }) => {
  problems.expect(/status of 404/);
  for (const [path, shown] of [...servedAlike, ...addresses]) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).not.toMatch(/<img src=x|<script>document|executed[^<]*<\/title>/);
    const headings = parseElements(html).filter(({ name }) => /^h\d$/.test(name));
    expect.soft(headings.map(({ text }) => text)).toContain(shown);
  }
  for (const [path, shown] of addresses) {
    await shop.visit(path);
    await expect(page.getByRole("main").getByRole("heading", { name: shown })).toBeVisible();
    await expect(page).not.toHaveTitle(/executed/);
  }
  await shop.visit(`/search?q=${encoded}`);
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue(attack.slice(0, 100));
  await expect(page).not.toHaveTitle(/executed/);
});

test("markup in the storage never runs, and a stored checkout does not lock the button", async ({
  page,
  shop,
  cart,
}) => {
  const image = { node: { url: "javascript:document.title='executed'", altText: attack } };
  const node = { id: attack, handle: "../../evil", title: attack, images: { edges: [image] } };
  const items = [
    testItem({ product: { node }, selectedOptions: [{ name: attack, value: attack }] }),
  ];
  const checkout = { cartId: "old", checkoutUrl: "https://old.example/checkout", isLoading: true };
  await storeBeforeVisit(page, cartKey, { state: { items, ...checkout }, version: 0 });
  const viewed = [{ handle: "../evil", title: "Way up" }, storedProduct("lost", attack)];
  await storeBeforeVisit(page, recentlyViewedKey, viewed);

  await shop.openProduct("hair-oil");
  await page.mouse.wheel(0, 200);
  const viewedBefore = page.getByRole("main").getByRole("region", { name: "Recently viewed" });
  await expect(viewedBefore.getByRole("link")).toHaveText([/<img src=x/]);
  await cart.open();
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.lines).toContainText("<img src=x");
  await expect(cart.checkoutButton).toHaveText("Checkout with Shopify");
  await expect(cart.checkoutButton).toBeEnabled();
  await expect(page).not.toHaveTitle(/executed/);
});

const articles = articleAttacks.map(toArticle);

/** The n-th of every so many articles. */
const pick = (every: number, nth: number) => articles.filter((_, index) => index % every === nth);
/** One in this many is opened in a browser, from the server and after a navigation. */
const share = sized({ short: 24, full: 4 });

test.describe("markup in an article never runs", () => {
  test.describe.configure({ timeout: 120_000 });

  test.beforeEach(({ problems }) => {
    // An image of the shop's own origin that does not exist.
    problems.expect(/status of 404 .*\/(?:x|1|x%EF%BF%BD)\?width=\d+\)$/);
  });

  // Links prefetch articles, so the store sends the current one with every request.
  async function publish(
    store: FaultyStore,
    article: AttackArticle,
    listed = articles,
  ): Promise<void> {
    await store.reset();
    store.fail("GetBlogArticles", respondWithArticles(listed));
    store.fail("GetArticle", respondWith({ blog: { articleByHandle: article } }));
  }

  test("in a browser, from the server", async ({ page, store, baseURL }) => {
    const foreign = watchForeignRequests(page, baseURL ?? "", store.domain);
    for (const article of pick(share, 0)) {
      await publish(store, article);

      await page.goto(`/blog/${article.handle}`);

      await expectHarmless(page, article.contentHtml);
      await expect(page).toHaveURL(`/blog/${article.handle}`);
    }
    await page.goto("/blog");
    await expect(page.getByText(`${articles.length} articles`, { exact: true })).toBeVisible();
    await expectUntouched(page, "the list of all");
    expect(foreign).toEqual([]);
  });

  // Server and browser render the same tree.
  for (const group of isFull ? [0, 1, 2, 3] : [share - 1])
    test(`in a browser, after a navigation, group ${group}`, async ({
      page,
      shop,
      store,
      baseURL,
    }) => {
      const foreign = watchForeignRequests(page, baseURL ?? "", store.domain);
      const listed = pick(share, group);
      for (const [index, article] of listed.entries()) {
        await publish(store, article, listed);
        if (index === 0) await shop.visit("/blog");
        // A pointer would prefetch what it happens to be over.
        await page.locator(`a[href="/blog/${article.handle}"]`).first().press("Enter");

        await expectHarmless(page, article.contentHtml);
        await page.goBack();
        await expect(page.getByRole("heading", { level: 1, name: "The Journal" })).toBeVisible();
      }
      expect(foreign).toEqual([]);
    });
});

/** Collects the URLs of requests to any origin but the given ones. */
function watchForeignRequests(page: Page, ...origins: string[]): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== "data:" && !origins.includes(origin)) foreign.push(request.url());
  });
  return foreign;
}

/** The article is shown, and nothing of it ran or became a frame. */
async function expectHarmless(page: Page, attack: string): Promise<void> {
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeVisible();
  await expectUntouched(page, attack);
}

async function expectUntouched(page: Page, attack: string): Promise<void> {
  const embedded = "iframe, object, embed, frame, base, form[action*='attacker']";
  await expect(page.locator(embedded), attack).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "attacked") ?? null), attack).toBeNull();
}
