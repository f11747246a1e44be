import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderRoute } from "../../tests/support/render-route";
import { Link } from "./link";

test("a link that opens another tab leaves what is open here", async () => {
  const close = vi.fn();
  renderRoute(() => (
    <Link to="/shop" onClick={close}>
      Shop
    </Link>
  ));
  const user = userEvent.setup();
  const link = screen.getByRole("link");

  await user.keyboard("{Control>}");
  await user.click(link);
  expect(close).not.toHaveBeenCalled();
  await user.keyboard("{/Control}");
  await user.click(link);
  expect(close).toHaveBeenCalledOnce();
});
