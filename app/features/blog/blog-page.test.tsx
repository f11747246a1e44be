import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { BlogPage } from "./blog-page";

test("while the store is too slow the list says so, can be tried again, and speaks of no permission", () => {
  const element = <BlogPage blog="news" shown={null} isSample={false} message="Late" />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);

  expect(html).toContain("Error loading blog posts");
  expect(html).toContain("We’re still trying.");
  expect(html).toContain("Try Again");
  expect(html).not.toContain('lang="es"');
});
