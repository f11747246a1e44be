import { expect, test } from "vitest";
import { getOptionParameter } from "./option-parameter";

test.each([
  ["Size", "Size"],
  ["Discount", "Discount"],
  ["discount", "option.discount"],
  ["variant", "option.variant"],
  ["selling_plan", "option.selling_plan"],
  ["schedule", "option.schedule"],
  ["utm_size", "option.utm_size"],
  ["Ref", "option.Ref"],
  ["option.discount", "option.option.discount"],
])("the option %s is the parameter %s, which is no other option’s", (name, parameter) => {
  expect(getOptionParameter(name)).toBe(parameter);
});
