import { expect, type Locator, type Page } from "@playwright/test";
import { storageKeys } from "#brand/content/storage-keys.ts";
import { storeBeforeVisit, tabTo } from "./browser";
import { createShop } from "./shop";

type InputMethod = "keyboard" | "touch" | "mouse";

/** The hair-routine quiz, on its page or in the dialog of a product. */
export function createQuiz(page: Page, place: "page" | "dialog" = "page") {
  const shop = createShop(page);
  const dialog = page.getByRole("dialog", { name: "Find Your Perfect Routine" });
  const opener = page.getByRole("button", { name: "Not sure? Take our quiz" });
  /** The element around the questions. */
  const container = place === "page" ? page.getByRole("main") : dialog;
  const next = container.getByRole("button", { name: /^(?:Next|See My Results)$/ });
  const question = (text: string | RegExp) =>
    container.getByRole("heading", { level: 2, name: text });
  const option = (label: string) => container.getByLabel(label, { exact: true });
  const press = (control: Locator, method: InputMethod) =>
    method === "touch" ? control.tap() : control.click();

  /** Arrows and Space for one answer, Tab and Space for several, Enter for the next question. */
  async function answerByKeys(labels: readonly string[]): Promise<void> {
    const radios = container.getByRole("radio");
    const isSingle = (await radios.count()) > 0;
    for (const label of labels) {
      await tabTo(page, isSingle ? radios.first() : option(label));
      await page.keyboard.press("Space");
      if (isSingle)
        while (!(await option(label).isChecked())) await page.keyboard.press("ArrowDown");
      await expect(option(label)).toBeChecked();
    }
    await page.keyboard.press("Enter");
  }

  async function answerByPointer(labels: readonly string[], method: InputMethod): Promise<void> {
    for (const label of labels) {
      if (method === "touch") await option(label).locator("..").tap();
      else await option(label).check();
      await expect(option(label)).toBeChecked();
    }
    await press(next, method);
  }

  /** Answers everything, as in an earlier visit. */
  const finishBeforeVisit = () =>
    storeBeforeVisit(page, quizKey, { version: 1, state: { answers, step: 9 } });

  return {
    dialog,
    opener,
    container,
    next,
    question,
    option,
    steps: container
      .getByRole("list")
      .filter({ hasText: /Essential/ })
      .getByRole("listitem"),
    summary: container.getByRole("complementary"),
    button: (name: string) => container.getByRole("button", { name, exact: true }),
    async open(method: InputMethod = "mouse") {
      if (place === "page") {
        await shop.visit("/quiz");
        await expect(question("What matters most right now?")).toBeVisible();
        return;
      }
      await shop.openProduct("scalp-oil-pearls");
      if (method === "keyboard") await opener.press("Enter");
      else await press(opener, method);
      await expect(dialog).toBeVisible();
    },
    finishBeforeVisit,
    /** Opens the routine of a visitor who has answered everything. */
    async openRoutine() {
      await finishBeforeVisit();
      await shop.visit("/quiz");
    },
    /** Answers questions in order: the labels of each are separated by a comma. */
    async answer(answers: readonly string[], method: InputMethod = "mouse") {
      const heading = container.getByRole("heading", { level: 2 }).last();
      for (const answer of answers) {
        const before = (await heading.textContent()) ?? "";
        if (method === "keyboard") await answerByKeys(answer.split(", "));
        else await answerByPointer(answer.split(", "), method);
        await expect(heading).not.toHaveText(before);
      }
    },
    async close() {
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    },
  };
}

export const quizKey = storageKeys.quiz;

const answers = {
  concern: "thinning",
  stage: "moderate",
  lifestyle: ["styling"],
  routine: "steps",
  budget: "complete",
  timeline: "quick",
};
