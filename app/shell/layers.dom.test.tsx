import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CartButton, CartHost } from "~/features/cart/cart-button";
import { QuizButton, QuizDialogHost } from "~/features/quiz/quiz-button";
import { SavedButton } from "~/features/saved/saved-button";
import { SearchButton } from "~/features/search/search-button";
import { Toasts } from "~/ui/toasts";
import { renderRoute } from "../../tests/support/render-route";
import { Header } from "./header";

test.each([
  ["Menu", [Header], "We couldn’t load the menu"],
  ["Search", [SearchButton], "We couldn’t open search"],
  ["Saved products", [SavedButton], "We couldn’t open your saved products"],
  ["Not sure? Take our quiz", [QuizButton, QuizDialogHost], "We couldn’t open the quiz"],
  ["Shopping cart", [CartButton, CartHost], "We couldn’t open your cart"],
] as const)(
  "%s that fails leaves the page, and opens at the next press",
  async (name, parts, text) => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
    showModal.mockImplementationOnce(() => {
      throw new Error("refused");
    });
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    renderRoute(() => (
      <>
        <h1>Page</h1>
        {parts.map((Part) => (
          <Part key={Part.name} />
        ))}
        <Toasts />
      </>
    ));
    const open = () => userEvent.click(screen.getByRole("button", { name }));

    await open();
    await screen.findByText(text);
    expect(screen.getAllByRole("heading", { level: 1, name: "Page" })).toHaveLength(1);
    expect(screen.queryByRole("dialog")).toBeNull();
    logged.mockClear();

    await open();
    await waitFor(() => expect(document.querySelector("dialog")?.open).toBe(true));
  },
);
