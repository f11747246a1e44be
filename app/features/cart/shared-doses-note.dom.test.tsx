import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ownProducts } from "../../../tests/support/own-products";
import { renderRoute } from "../../../tests/support/render-route";
import { findSharedDoses } from "./shared-doses";
import { SharedDosesNote } from "./shared-doses-note";

test.each([
  ["hair-nutraceutical-45", 1],
  ["complete-wellness-kit", 0],
])("capsules with %s lead to a comparison: %d", (handle, count) => {
  const chosen = ["hair-nutraceutical", handle].map((each) => ({ handle: each, title: each }));
  const doses = findSharedDoses(chosen, ownProducts);
  renderRoute(() => <SharedDosesNote doses={doses} className="" />);

  expect(screen.getByText(/add up to 640 mg of saw palmetto/)).toBeTruthy();
  expect(screen.queryAllByRole("link")).toHaveLength(count);
});
