import { describe, expect, test } from "vitest";
import { usd } from "../../../tests/support/builders";
import { getBudgetFit } from "./budget-fit";

describe("the budget", () => {
  const aboveStarter = "over the $50–$100 you chose.";
  const aboveComplete = "over the $100–$200 you chose.";

  test.each([
    ["complete", "67.99 48.00 38.00", "Within the $100–$200 you chose."],
    ["starter", "50.00", "Within the $50–$100 you chose."],
    ["starter", "100.00", "Within the $50–$100 you chose."],
    ["starter", "100.50", `$0.50 ${aboveStarter}`],
    ["complete", "90.00 90.00 90.00", `$70.00 ${aboveComplete}`],
    ["premium", "67.99", "Below the $200+ you chose: your answers don’t call for more."],
    ["premium", "150.00 60.00", "Within the $200+ you chose."],
  ] as const)("%s is compared with %s: %s", (budget, amounts, sentence) => {
    expect(getBudgetFit(budget, amounts.split(" ").map(usd), true)).toBe(sentence);
  });

  test("calls for no more only as long as nothing is missing", () => {
    expect(getBudgetFit("premium", [usd("67.99")], false)).toBe("Below the $200+ you chose.");
  });

  test("is not compared with nothing, nor with another currency", () => {
    expect(getBudgetFit("starter", [], true)).toBeNull();
    const euros = { amount: "60.00", currencyCode: "EUR" };
    expect(getBudgetFit("starter", [euros], true)).toBeNull();
    expect(getBudgetFit("starter", [usd("60.00"), euros], true)).toBeNull();
  });
});
