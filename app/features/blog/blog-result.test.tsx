import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { LoadResult } from "~/commerce/load-result";
import { ArticlePage } from "./article-page";
import { BlogPage } from "./blog-page";

const siteUrl = "https://shop.example";
const failure = { kind: "timeout", message: "Late", isTemporary: true } as const;
const late: LoadResult<never> = { status: "failed", failure };

function render(element: ReactNode): string {
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([
  [
    "the list",
    "Error loading blog posts",
    <BlogPage key="list" articles={late} samples={null} siteUrl={siteUrl} />,
  ],
  [
    "an article",
    "Error loading article",
    <ArticlePage key="article" article={late} sample={null} related={late} siteUrl={siteUrl} />,
  ],
])(
  "while the store is too slow %s says so, can be tried again, and speaks of no permission",
  (_, title, page) => {
    const html = render(page);

    expect(html).toContain(title);
    expect(html).toContain("Try Again");
    expect(html).not.toContain('lang="es"');
  },
);
