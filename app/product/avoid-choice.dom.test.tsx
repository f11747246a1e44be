import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { renderRoute } from "../../tests/support/render-route";
import { stubStorage } from "../../tests/support/stub-storage";
import { AvoidChoice } from "./avoid-choice";
import { changeAvoided } from "./avoided";
import { Caution } from "./caution";

beforeEach(() => act(() => changeAvoided(() => [])));

const renderCautions = () =>
  renderRoute(() => (
    <>
      <AvoidChoice />
      <Caution isShort of={["hair-nutraceutical"]} />
      <Caution isShort of={["complete-wellness-kit"]} />
      <Caution isShort of={["conditioner"]} />
      <Caution isShort of={["made-up"]} />
    </>
  ));
const fish = "Contains fish, which you avoid.";
const unknown = /^We don’t know this formula/;

test("what somebody avoids is said beside each product and kit that lists it", () => {
  renderCautions();
  expect(screen.queryByText(fish)).toBeNull();

  act(() => screen.getByRole("checkbox", { name: "Fish" }).click());

  expect(screen.getAllByText(fish)).toHaveLength(2);
  expect(screen.getAllByText(unknown)).toHaveLength(1);
});

test("one press takes the choice back", () => {
  act(() => changeAvoided(() => ["fish", "no longer known"]));
  renderCautions();
  act(() => screen.getByRole("button", { name: "Avoid Nothing" }).click());

  expect(screen.queryByText(fish)).toBeNull();
  expect(screen.queryByText(unknown)).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.activeElement?.textContent).toBe("What I avoid");
});

test("the choice says how long it lasts where the browser stores nothing", () => {
  stubStorage().refusal = new Error("full");
  renderCautions();
  act(() => screen.getByRole("checkbox", { name: "Fish" }).click());

  expect(screen.getAllByText(fish)).toHaveLength(2);
  expect(screen.getByText(/your choice will last until you close this tab\.$/)).toBeTruthy();
});
