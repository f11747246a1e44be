import { describe, expect, test } from "vitest";
import { testAllocation, testProduct, testVariant } from "../../../../tests/support/builders";
import { findAllocation, writePlan } from "./purchase-choice";

const plan = (number: number, name: string) =>
  testAllocation(name, `${number}.00`, {
    sellingPlan: { id: `gid://shopify/SellingPlan/${number}`, name },
  });
const [monthly, quarterly] = [plan(30, "Every 30 days"), plan(90, "Every 90 days")];
const small = testVariant({ id: "small", sellingPlanAllocations: [monthly, quarterly] });
const large = testVariant({ id: "large", sellingPlanAllocations: [quarterly] });
const bare = testVariant({ id: "bare" });
const oil = testProduct({ variants: [small, large, bare] });
const boxOnly = { ...oil, requiresSellingPlan: true };

describe("the plan in a URL", () => {
  test.each([
    ["none is a one-time purchase", oil, small, "", null],
    ["empty is a one-time purchase", oil, small, "selling_plan=&schedule=90", null],
    ["of another product is ignored", oil, small, "selling_plan=7", null],
    ["that is no number is ignored", oil, small, "selling_plan=<script>", null],
    ["as a global id is ignored", oil, small, `selling_plan=${monthly.sellingPlan.id}`, null],
    ["is the subscription", oil, small, "selling_plan=90", quarterly],
    ["gives way to the schedule of the form", oil, small, "selling_plan=30&schedule=90", quarterly],
    ["ignores a schedule that does not exist", oil, small, "selling_plan=90&schedule=7", quarterly],
    ["that this variant lacks is its own first one", oil, large, "selling_plan=30", quarterly],
    ["of a variant without plans is ignored", oil, bare, "selling_plan=30", null],
    ["only in the schedule is a one-time purchase", oil, small, "schedule=90", null],
    ["that a product requires is its first one", boxOnly, small, "", monthly],
    ["that a product requires can be another", boxOnly, small, "selling_plan=90", quarterly],
  ])("%s", (_, product, variant, query, expected) => {
    expect(findAllocation(product, variant, new URLSearchParams(query))).toEqual(expected);
  });

  test("is written beside the other parameters, and taken away again", () => {
    const query = new URLSearchParams("Size=50+ml&schedule=90");
    const chosen = writePlan(query, monthly.sellingPlan);

    expect(String(chosen)).toBe("Size=50+ml&selling_plan=30");
    expect(String(writePlan(chosen, null))).toBe("Size=50+ml");
  });
});
