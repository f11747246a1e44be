import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RenewalButton } from "./renewal-button";

test.each([
  ["Every 30 days", true],
  ["Every 12 months", true],
  ["Every 52 weeks", true],
  ["Every 13 months", false],
  ["Every 400 days", false],
  ["Monthly box", false],
])("a plan called %j has charges of a year to save: %j", (name, has) => {
  const button = renderToStaticMarkup(
    <RenewalButton
      id="1"
      title="Oil"
      price={{ amount: "10.00", currencyCode: "USD" }}
      plan={{ id: "1", name }}
    />,
  );

  expect(button.includes("Add Renewals to Calendar")).toBe(has);
});
