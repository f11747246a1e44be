import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { expect, test } from "vitest";
import { reviews } from "#brand/content/proof/reviews.ts";
import { reviewTabs } from "#brand/content/proof/testimonials.ts";
import { counted } from "~/lib/text";
import { renderRoute } from "../../../tests/support/render-route";
import { ReviewSection } from "./review-section";

const path = "/proof/testimonials";

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <ReviewSection missing={[]} />
    </>
  );
}

test("each tab has its key, its address and its reviews", async () => {
  const user = userEvent.setup();
  renderRoute(Page, `${path}?tab=45plus`);
  const expectTab = async (id: string, label: string, address: string) => {
    await screen.findByText(address);
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe(label);
    const shown = reviews.filter(
      ({ categories }) => id === "all" || categories.some((category) => category === id),
    );
    screen.getByText(`Showing ${counted(shown.length, "review")}`);
    expect(screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent)).toEqual(
      shown.map(({ result }) => result),
    );
  };
  await expectTab("45plus", "45+ Women", `${path}?tab=45plus`);
  await user.click(screen.getByRole("tab", { name: "All Reviews" }));
  await expectTab("all", "All Reviews", path);
  for (const { id, label } of reviewTabs.slice(1)) {
    await user.keyboard("{ArrowRight}");
    await expectTab(id, label, `${path}?tab=${id}`);
    expect(screen.getByRole("tab", { name: label })).toBe(document.activeElement);
  }
  await user.keyboard("{ArrowRight}");
  await expectTab("all", "All Reviews", path);
});

test("samples are counted among themselves, not among the verified reviews", async () => {
  renderRoute(Page, path);
  expect((await screen.findByRole("heading", { level: 2 })).textContent).toBe(
    counted(reviews.length, "sample review"),
  );
});
