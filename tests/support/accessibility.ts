import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2 AA and what it includes, and the practices beyond it that hold for a shop. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails with one line for each element that keeps somebody out. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    // One page without frames: the other mode would open a tab, which the visit did not.
    .setLegacyMode()
    .analyze();

  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target} ${failureSummary}`),
  );
  expect(found).toEqual([]);
}
