import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { QuantityStepper } from "./quantity-stepper";

function Quantity({ start = 1 }: { start?: number }) {
  const [quantity, setQuantity] = useState(start);
  return <QuantityStepper quantity={quantity} onChange={setQuantity} className="" />;
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Quantity" });
const step = (name: string) => screen.getByRole("button", { name: `${name} quantity` });

test("a quantity is typed from 1 to 99, and a field that is left empty is 1", async () => {
  const user = userEvent.setup();
  render(<Quantity />);
  await user.clear(field());
  expect(field().value).toBe("");
  await user.type(field(), "5{Enter}");
  expect(field().value).toBe("5");
  await user.clear(field());
  await user.tab();
  expect(field().value).toBe("1");
  await user.clear(field());
  await user.type(field(), "0{Enter}");
  expect(field().value).toBe("1");
});

test("a quantity is stepped to its limits, where the button keeps the focus", async () => {
  const user = userEvent.setup();
  render(<Quantity start={97} />);
  for (const shown of ["98", "99", "99"]) {
    await user.click(step("Increase"));
    expect(field().value).toBe(shown);
  }
  expect(step("Increase")).toBe(document.activeElement);
  expect(step("Increase").getAttribute("aria-disabled")).toBe("true");
  await user.click(step("Decrease"));
  expect(field().value).toBe("98");
});

test.each(["100", "250", "9999"])(
  "%s is more than can be ordered, and becomes 99",
  async (typed) => {
    const user = userEvent.setup();
    render(<Quantity />);
    await user.clear(field());
    await user.type(field(), typed);
    expect(field().value).toBe("99");
    await user.tab();
    expect(field().value).toBe("99");
  },
);
