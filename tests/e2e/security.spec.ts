import { parseElements } from "../support/html-elements";
import { expect, test } from "../support/shop-fixtures";

// The fixtures fail a test whose page violates its policy.

const attack =
  '"><img src=x onerror="document.title=\'executed\'"><script>document.title="executed"</script>';
const encoded = encodeURIComponent(attack);

/** Parts of a path that no link has, and the status of a product of that name. */
const oddParts: readonly (readonly [part: string, status: number])[] = [
  [encodeURIComponent(`'"\`;--`), 404],
  [encoded, 404],
  [encodeURIComponent("../../etc/passwd"), 404],
  ["..%2f..%2fserver%2fmain.ts", 404],
  [encodeURIComponent("💆‍♀️洗发水"), 404],
  [encodeURIComponent("{{7*7}}<%=7*7%>"), 404],
  [encodeURIComponent('x") { id } shop { name } #'), 404],
  ["__proto__", 404],
  ["constructor", 404],
  ["%20%20", 404],
  ["a".repeat(10_000), 414],
  ["%ff%fe%c3%28", 400],
  ["%E0%A4%A", 400],
  ["a%00b", 400],
];

test("an odd product or category in the address gets a page that escapes it", async ({
  request,
}) => {
  for (const [part, status] of oddParts) {
    for (const [folder, expected] of [
      ["/products", status],
      ["/shop", status === 404 ? 200 : status],
    ] as const) {
      const response = await request.get(`${folder}/${part}`);

      const name = `${folder}/${part.slice(0, 40)}`;
      expect.soft(response.status(), name).toBe(expected);
      const html = await response.text();
      expect.soft(html, name).toMatch(/<h1[^>]*>[^<]/);
      expect.soft(html, name).not.toContain(attack);
    }
  }
});

test("markup in an address never runs", async ({ shop, page, problems }) => {
  problems.expect(/status of 404/);
  for (const [path, shown] of [
    [`/products/${encoded}`, "Product not found"],
    [`/shop/${encoded}`, "No products found"],
    ["/shop/__proto__", "No products found"],
    [`/shop?concern=${encoded}&sort=${encoded}&availability=__proto__`, "Botanical Hair Oil"],
    [`/shop?concern=${"a".repeat(3_000)}&concern=%ff%fe`, "Botanical Hair Oil"],
    [`/products/hair-oil?${encoded}=${encoded}&Size=${encoded}`, "Botanical Hair Oil"],
    ["/products/hair-oil?Size=%ff%fe&Size&=&&__proto__=x&constructor=y", "Botanical Hair Oil"],
    [`/products/hair-oil?Size=${"a".repeat(3_000)}`, "Botanical Hair Oil"],
  ] as const) {
    await shop.visit(path);

    await expect(page.getByRole("main").getByRole("heading", { name: shown })).toBeVisible();
    await expect(page).not.toHaveTitle(/executed/);
  }
});

test("a page that was changed before hydration is rendered again, and works", async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/^exception: .*(?:#418|Hydration|hydrat)/s);
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<h1[^>]*>)[^<]+/, "$1Translated");
    await route.fulfill({ response, body });
  });
  await shop.visit("/about");

  await expect(shop.title).not.toHaveText("Translated");
  await page.getByRole("banner").getByRole("link", { name: "Solenne", exact: true }).click();
  await expect(page).toHaveURL("/");
});

test("a page that breaks in the browser says so, and links to one that works", async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/No prices today/, /React Router caught/);
  await shop.visit("/about");
  await page.evaluate(() => {
    // Prices are written with it, and nothing else of the page.
    const { toFixed } = Number.prototype;
    Number.prototype.toFixed = () => {
      throw new Error("No prices today");
    };
    Reflect.set(window, "repair", () => void Object.assign(Number.prototype, { toFixed }));
  });
  await shop.menu.getByRole("link", { name: "Shop", exact: true }).click();
  await expect(shop.title).toHaveText("Something went wrong");

  await page.evaluate(() => Reflect.get(window, "repair")());
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(shop.title).not.toHaveText("Something went wrong");
});

test("every file that a page names exists, with its type, and is cached for good", async ({
  request,
}) => {
  const html = await (await request.get("/products/hair-oil")).text();
  const paths = parseElements(html)
    .map(({ attributes }) => attributes.href ?? attributes.src ?? "")
    .filter((path) => /^\/(?:assets|fonts|pictures)\//.test(path));
  const types: Record<string, RegExp> = {
    js: /^text\/javascript/,
    css: /^text\/css/,
    woff2: /^font\/woff2/,
    svg: /^image\/svg\+xml/,
  };

  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["cache-control"], path).toContain("immutable");
    const [, extension = ""] = /\.(\w+)(?:[?#]|$)/.exec(path) ?? [];
    expect(response.headers()["content-type"], path).toMatch(types[extension] ?? /./);
  }
});
