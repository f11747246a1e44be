import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderRoute } from "../../../tests/support/render-route";
import { GiftFinder } from "./gift-finder";

test("three answers lead to a gift and start over, the focus follows, and a double click answers once", async () => {
  const user = userEvent.setup();
  const loaded = { products: [], showsPrices: true };
  renderRoute(() => <GiftFinder loaded={loaded} />);
  const answer = (name: string) => screen.getByRole("button", { name });
  const expectHeading = (name: RegExp) =>
    expect(screen.getByRole("heading", { level: 3, name })).toBe(document.activeElement);

  for (const [given, next] of [
    ["A friend", /^Question 2 of 3 What sounds best\?$/],
    ["A slow evening", /^Question 3 of 3 What would you like to spend\?$/],
    ["$100-$150", /^Our pick Holiday Glow$/],
  ] as const) {
    answer(given).focus();
    await user.keyboard("{Enter}");
    expectHeading(next);
  }
  expect(document.body.textContent).toContain("For a friend: a slow evening, $100 to $150.");

  await user.click(answer("Start Over"));
  expectHeading(/^Question 1 of 3 Who is it for\?$/);
  await user.dblClick(answer("Myself"));
  expectHeading(/^Question 2 of 3/);
});
