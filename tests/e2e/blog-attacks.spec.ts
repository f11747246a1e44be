import type { Page } from "@playwright/test";
import { articleAttacks } from "../attacks/article-attacks";
import { sized } from "../support/fault-size";
import type { Fault } from "../support/faults";
import { expect, test } from "../support/shop-fixtures";

// A real browser under the shop's own policy: whatever leaked would run, load or be reported, and
// every report, error and warning of the page fails the test.
test.use({ storeKind: "faulty" });
test.describe.configure({ timeout: 120_000 });

function node(attack: string, index: number) {
  return {
    id: `gid://shopify/Article/${index}`,
    // What is not the body is an editor's as well.
    title: `Attack ${index} </title></script>${attack}`,
    handle: `attack-${index}`,
    contentHtml: `${attack}</p></div>`,
    excerptHtml: attack,
    image: {
      url: `javascript:window.attacked=1`,
      altText: `"><img src=x onerror=window.attacked=1>`,
    },
    tags: [attack, "featured"],
    publishedAt: "2026-10-12T08:00:00Z",
    authorV2: { name: attack || "x", bio: attack },
    seo: { title: attack, description: attack },
  };
}

function answer(data: unknown): Fault {
  const headers = { "content-type": "application/json" };
  return { does: "answer", status: 200, body: JSON.stringify({ data }), headers };
}

/** Hears of everything that is asked of anyone but the shop and its store. */
function watchRequests(page: Page, ...origins: string[]): string[] {
  const strangers: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== "data:" && !origins.includes(origin)) strangers.push(request.url());
  });
  return strangers;
}

/** What an article may be made of, and whether anything of the attack ran. */
async function remainsOf(page: Page) {
  return page.evaluate(() => {
    const allowed = new Set(
      "P H2 H3 H4 UL OL LI A STRONG EM BLOCKQUOTE FIGURE FIGCAPTION IMG TABLE CAPTION THEAD TBODY TR TH TD BR HR SECTION".split(
        " ",
      ),
    );
    const body = document.querySelector(".prose");
    const elements = [...(body?.querySelectorAll("*") ?? [])];
    return {
      attacked: Reflect.get(window, "attacked") ?? null,
      isThere: body !== null,
      strangeTags: elements.map(({ tagName }) => tagName).filter((tag) => !allowed.has(tag)),
      strangeAttributes: elements.flatMap((element) =>
        element
          .getAttributeNames()
          .filter((name) => /^on|^style$|^srcdoc$|^action$|^formaction$|^ping$/.test(name)),
      ),
      strangeLinks: [...(body?.querySelectorAll("a") ?? [])]
        .map(({ protocol }) => protocol)
        .filter((protocol) => !/^(?:https?|mailto):$/.test(protocol)),
      frames: document.querySelectorAll(
        "iframe, object, embed, frame, base, form[action*='attacker']",
      ).length,
      scripts: [...document.scripts].filter(
        ({ src, type }) =>
          src && type !== "application/ld+json" && !src.startsWith(location.origin),
      ).length,
    };
  });
}

const nothing = {
  attacked: null,
  isThere: true,
  strangeTags: [],
  strangeAttributes: [],
  strangeLinks: [],
  frames: 0,
  scripts: 0,
};

test.beforeEach(({ problems }) => {
  // A picture of the shop's own origin that is not there: asked for, not found, harmless.
  problems.expect(/status of 404 .*\/(?:x|1|x%EF%BF%BD)\?width=\d+\)$/);
});

/** The same attacks in four equal groups, for two workers to share. */
const groups = Array.from({ length: 4 }, (_, group) =>
  articleAttacks
    .map((attack, index) => ({ attack, index }))
    .filter(({ index }) => index % 4 === group),
);

// What is left of an attack is the same tree, whoever renders it: a quarter of them from the server.
test("no attack runs from a served page", async ({ page, store, runningShop }) => {
  const strangers = watchRequests(page, runningShop.origin, store.domain);

  for (const { attack, index } of groups[0] ?? []) {
    store.fail("GetArticle", answer({ blog: { articleByHandle: node(attack, index) } }), {
      times: 1,
    });
    const path = `/blog/attack-${index}`;
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Share", exact: true })).toBeVisible();

    expect(await remainsOf(page), attack).toEqual(nothing);
    expect(new URL(page.url()).pathname, attack).toBe(path);
  }
  expect(strangers).toEqual([]);
});

for (const [group, attacks] of groups.slice(sized({ short: 3, full: 0 })).entries()) {
  test(`no attack runs when the browser asks the store itself (group ${group + 1})`, async ({
    page,
    shop,
    store,
    runningShop,
  }) => {
    const strangers = watchRequests(page, runningShop.origin, store.domain);
    const nodes = attacks.map(({ attack, index }) => node(attack, index));
    const pageInfo = { hasNextPage: false, endCursor: null };
    const edges = nodes.map((one) => ({ node: one }));
    store.fail("GetBlogArticles", answer({ blog: { articles: { pageInfo, edges } } }));
    await shop.visit("/blog");

    for (const one of nodes) {
      store.fail("GetArticle", answer({ blog: { articleByHandle: one } }), { times: 1 });
      await page.locator(`a[href="/blog/${one.handle}"]`).first().click();
      await expect(page.getByRole("button", { name: "Share", exact: true })).toBeVisible();

      expect(await remainsOf(page), one.excerptHtml).toEqual(nothing);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: "The Journal" })).toBeVisible();
    }
    expect(await page.evaluate(() => Reflect.get(window, "attacked") ?? null)).toBeNull();
    expect(strangers).toEqual([]);
  });
}
