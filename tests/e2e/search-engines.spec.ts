import type { APIRequestContext } from "@playwright/test";
import { elementsOf, type HtmlElement } from "../support/html-elements";
import { expect, test } from "../support/shop-fixtures";

test("every page of the sitemap says what it is, once and like no other", async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const pages = [];
  for (const path of await pathsInSitemap(request, baseURL ?? "")) {
    pages.push(await read(request, path));
  }

  const complaints = pages.flatMap((page) =>
    complaintsAbout(page).map((complaint) => `${page.path}: ${complaint}`),
  );
  expect(complaints).toEqual([]);
  for (const part of ["title", "description", "canonical"] as const) {
    const values = pages.map((page) => page[part]);
    const repeated = values.filter((value, index) => values.indexOf(value) !== index);
    expect(repeated, `${part}, more than once`).toEqual([]);
  }
  expect(pages.length).toBeGreaterThan(50);
});

test("programs find their files, and reports of weaknesses an address", async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const security = await request.get("/.well-known/security.txt");
  expect(security.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await security.text()).toContain("Contact: mailto:hello@solenne.example");
  expect(await (await request.get("/llms.txt")).text()).toMatch(/^# Solenne\n/);
});

for (const path of [
  "/search?q=oil",
  "/shop?sort=name",
  "/shop/wigs",
  "/blog?q=oil",
  "/faq?q=oil",
]) {
  test(`${path} is not for search engines to keep`, async ({ request }) => {
    const { robots } = await read(request, path);
    expect(robots).toBe("noindex");
  });
}

type Page = {
  path: string;
  status: number;
  title: string;
  description: string;
  canonical: string;
  robots: string;
  headings: number;
  elements: readonly HtmlElement[];
  html: string;
};

async function pathsInSitemap(request: APIRequestContext, origin: string): Promise<string[]> {
  const xml = await (await request.get("/sitemap.xml")).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url.replace(origin, ""));
}

async function read(request: APIRequestContext, path: string): Promise<Page> {
  const response = await request.get(path);
  const html = await response.text();
  const elements = elementsOf(html);
  const meta = (name: string) =>
    elements.find(({ attributes }) => (attributes.name ?? attributes.property) === name)?.attributes
      .content ?? "";
  const canonical = elements.find(({ attributes }) => attributes.rel === "canonical");
  return {
    path,
    status: response.status(),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "",
    description: meta("description"),
    canonical: canonical?.attributes.href ?? "",
    robots: meta("robots"),
    headings: elements.filter(({ name }) => name === "h1").length,
    elements,
    html,
  };
}

function complaintsAbout(page: Page): string[] {
  const { path, status, title, description, canonical, headings, html } = page;
  const titleLength = textOf(title).length;
  const descriptionLength = description.length;
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(titleLength > 0 && titleLength <= 60 ? [] : [`title of ${titleLength}: ${title}`]),
    ...(descriptionLength >= 70 && descriptionLength <= 160
      ? []
      : [`description of ${descriptionLength}: ${description}`]),
    ...(canonical.endsWith(path) ? [] : [`canonical ${canonical}`]),
    ...(headings === 1 ? [] : [`${headings} h1`]),
    ...(/property="og:image" content="https?:/.test(html) ? [] : ["no picture to share"]),
    ...structuredData(html).flatMap((text) => (isJson(text) ? [] : ["broken structured data"])),
    ...(path === "/" || html.includes('"BreadcrumbList"') ? [] : ["no breadcrumbs"]),
  ];
}

function structuredData(html: string): string[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, text = ""]) => text);
}

function isJson(text: string): boolean {
  try {
    return JSON.parse(text)["@context"] === "https://schema.org";
  } catch {
    return false;
  }
}

function textOf(html: string): string {
  return html.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
}
