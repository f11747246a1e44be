import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { findMarkupErrors } from "./markup";

/** WCAG 2.2 AA and what it includes, and the practices beyond it that hold for a shop. */
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Expects no violation of the rules in the page, or in the part that a selector names, and sound markup in all of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // Parsing axe takes as long as a check, so each document gets it once.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const problems = await page.evaluate(
    async ({ rules, part }) => {
      const { run } = Reflect.get(window, "axe") as typeof axe;
      // Leaves out what passes, because listing it would take as long as finding what does not.
      const { violations } = await run(part ?? document, {
        runOnly: rules,
        resultTypes: ["violations"],
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target} ${failureSummary}`),
      );
    },
    { rules, part },
  );
  expect(problems).toEqual([]);
  expect(await findMarkupErrors(await page.content())).toEqual([]);
}

/** Expects the same of the page in windows of several widths. */
export async function expectAccessibleAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
}

export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
}

/** URLs of images in the window that are not or wrongly loaded. */
export function missingImages(page: Page): Promise<string[]> {
  return page.locator("img").evaluateAll((images) =>
    images.flatMap((image) => {
      if (!(image instanceof HTMLImageElement)) return [];
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const isInHeight = bottom > 0 && top < innerHeight;
      const isInView = width > 0 && isInHeight && right > 0 && left < innerWidth;
      return isInView && image.naturalWidth === 0 ? image.currentSrc || image.src : [];
    }),
  );
}

/**
 * Labels of buttons, and of links that look like one, with a lowercase word that is not a short one: buttons are in
 * Title Case. Answers in a list are not commands, and the specification fixes the name of the button that opens the quiz.
 */
export async function labelsNotInTitleCase(page: Page): Promise<string[]> {
  const commands = page.locator(
    "main button:not([role=tab], [aria-expanded], li > *), main a.rounded-control.border",
  );
  const labels = await commands.evaluateAll(readLabels);
  return labels.filter((label) => label !== "Not sure? Take our quiz" && !isInTitleCase(label));
}

function isInTitleCase(label: string): boolean {
  const words = label.split(/[\s-]+/);
  return !words.some((word) => /^[a-z]/.test(word) && !shortWords.has(word));
}

const shortWords = new Set("a an and as at by for from in of on or the to with".split(" "));

/** Runs in the page. What is visible of each label. */
function readLabels(elements: readonly Element[]): string[] {
  return elements.map((element) => {
    const label = element.cloneNode(true) as Element;
    for (const hidden of label.querySelectorAll(".sr-only")) hidden.remove();
    return label.textContent?.trim() ?? "";
  });
}
