import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation, useSearchParams } from "react-router";
import { expect, test } from "vitest";
import { renderRoute } from "../../../tests/support/render-route";
import { BlogHead } from "./blog-head";

function Page() {
  const { search } = useLocation();
  const [query] = useSearchParams();
  const filter = { category: query.get("category") ?? "", search: query.get("q") ?? "" };
  return (
    <>
      <output>{search}</output>
      <BlogHead blog="news" filter={filter} />
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search articles" });

test("a search follows the typing and clears the category; a category keeps the search", async () => {
  const user = userEvent.setup();
  renderRoute(Page, "/blog?category=clean-beauty");
  await user.type(field(), "WASH");
  await screen.findByText("?q=WASH");
  expect(field().value).toBe("WASH");

  await user.click(screen.getByRole("link", { name: "Expert Advice" }));
  await screen.findByText("?category=expert-advice&q=WASH");
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Expert Advice");
  expect(field().value).toBe("WASH");
});
