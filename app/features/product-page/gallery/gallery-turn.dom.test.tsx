import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ownProducts } from "../../../../tests/support/own-products";
import { getProductCopy } from "../texts/product-copy";
import { GalleryTurn } from "./gallery-turn";

const handle = "hair-nutraceutical";

test("a slider turns a product, loads its frames when touched, and again when that failed", () => {
  const { turn } = getProductCopy(handle, ownProducts);
  if (turn) render(<GalleryTurn turn={turn} title="Jar" isCurrent />);
  const slider = screen.getByRole("slider", { name: "Turn Jar" });
  expect(slider.getAttribute("aria-valuetext")).toBe("Front");
  expect(document.querySelector("image")).toBeNull();

  fireEvent.focus(slider);
  fireEvent.change(slider, { target: { value: "9" } });
  expect(screen.getByRole("img", { name: "Jar: Side" })).toBeTruthy();
  fireEvent.change(slider, { target: { value: "23" } });
  const back = screen.getByRole("img", { name: "Jar: Back label" });

  fireEvent.error(back.querySelector("image") as Element);
  expect(document.querySelector("image")).toBeNull();
  expect(slider.getAttribute("aria-valuetext")).toBe("Front");
  fireEvent.pointerDown(slider);
  expect(screen.getByRole("img", { name: "Jar: Front" })).toBeTruthy();
});

test("a product that may be another one is not turned", () => {
  expect(getProductCopy(handle, { confirmed: [], samples: [handle] }).turn).toBeNull();
});
