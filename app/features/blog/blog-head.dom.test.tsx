import { act, fireEvent, screen } from "@testing-library/react";
import { useLocation, useSearchParams } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderRoute } from "../../../tests/support/render-route";
import { BlogHead } from "./blog-head";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

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
const category = (name: string) => screen.getByRole("link", { name });
const address = () => document.querySelector("output")?.textContent;
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(search: string) {
  renderRoute(Page, `/blog${search}`);
  await pass(0);
}

test("a search follows the typing after a pause, and clears the category", async () => {
  await open("?category=clean-beauty");
  type("WASH");
  await pass(199);
  expect(address()).toBe("?category=clean-beauty");
  await pass(1);
  expect(address()).toBe("?q=WASH");
  expect(field().value).toBe("WASH");
});

test("a category chosen while typing keeps what was typed, and is not overridden", async () => {
  await open("");
  type("hair");
  fireEvent.click(category("Expert Advice"));
  await pass(2_000);
  expect(address()).toBe("?category=expert-advice&q=hair");
  expect(category("Expert Advice").getAttribute("aria-current")).toBe("page");
  expect(field().value).toBe("hair");
});

test("the address does not change under a press, however long", async () => {
  await open("");
  type("zzz");
  fireEvent.pointerDown(category("Expert Advice"));
  await pass(1_000);
  expect(address()).toBe("");
  fireEvent.pointerUp(category("Expert Advice"));
  await pass(200);
  expect(address()).toBe("?q=zzz");
});
