import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderRoute } from "../../../../tests/support/render-route";
import { ProductTabs } from "./product-tabs";

test("tabs change by pointer and by arrow keys, but not by the browser's own keys", async () => {
  const user = userEvent.setup();
  const description = { lead: "A soap.", html: "" };
  renderRoute(() => (
    <ProductTabs
      description={description}
      note={null}
      ingredients={null}
      isSample={false}
      isGoods
    />
  ));
  const expectCurrent = (name: string) => {
    expect(screen.getByRole("tab", { selected: true })).toBe(screen.getByRole("tab", { name }));
    expect(screen.getByRole("tab", { name })).toBe(document.activeElement);
  };

  await user.click(screen.getByRole("tab", { name: "Key Ingredients" }));
  expectCurrent("Key Ingredients");
  await user.keyboard("{Alt>}{ArrowRight}{/Alt}");
  expectCurrent("Key Ingredients");
  await user.keyboard("{ArrowRight}");
  expectCurrent("How to Use");
  await user.keyboard("{ArrowRight}");
  expectCurrent("Description");
  await user.keyboard("{ArrowLeft}");
  expectCurrent("How to Use");
  await user.keyboard("{Home}");
  expectCurrent("Description");
});
