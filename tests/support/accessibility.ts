import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2 AA and what it includes, and the practices beyond it that hold for a shop. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails with one line for each element that keeps somebody out, of the whole page or of a part. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
    .withTags(rules)
    // One page without frames: the other mode would open a tab, which the visit did not.
    .setLegacyMode();
  const { violations } = await (part ? axe.include(part) : axe).analyze();

  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target} ${failureSummary}`),
  );
  expect(found).toEqual([]);
}
