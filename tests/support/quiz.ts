import { expect, type Locator, type Page } from "@playwright/test";
import { storeBeforeVisit, tabTo } from "./browser";
import { Shop } from "./shop";

type InputMethod = "keyboard" | "touch" | "mouse";

/** The hair-routine quiz, on its page or in the dialog of a product. */
export class Quiz {
  readonly page: Page;
  readonly dialog: Locator;
  readonly opener: Locator;
  /** The element around the questions: the page's content, or the dialog. */
  readonly container: Locator;
  readonly next: Locator;
  readonly steps: Locator;
  readonly summary: Locator;

  constructor(page: Page, place: "page" | "dialog" = "page") {
    this.page = page;
    this.dialog = page.getByRole("dialog", { name: "Find Your Perfect Routine" });
    this.opener = page.getByRole("button", { name: "Not sure? Take our quiz" });
    this.container = place === "page" ? page.getByRole("main") : this.dialog;
    this.next = this.container.getByRole("button", { name: /^(?:Next|See My Results)$/ });
    this.steps = this.container
      .getByRole("list")
      .filter({ hasText: /Essential/ })
      .getByRole("listitem");
    this.summary = this.container.getByRole("complementary");
  }

  question(text: string | RegExp): Locator {
    return this.container.getByRole("heading", { level: 2, name: text });
  }

  option(label: string): Locator {
    return this.container.getByLabel(label, { exact: true });
  }

  button(name: string): Locator {
    return this.container.getByRole("button", { name, exact: true });
  }

  async open(method: InputMethod = "mouse"): Promise<void> {
    const shop = new Shop(this.page);
    if (this.container !== this.dialog) {
      await shop.visit("/quiz");
      await expect(this.question("What matters most to you now?")).toBeVisible();
      return;
    }
    await shop.openProduct("scalp-oil-pearls");
    if (method === "keyboard") await this.opener.press("Enter");
    else if (method === "touch") await this.opener.tap();
    else await this.opener.click();
    await expect(this.dialog).toBeVisible();
  }

  /** Opens the routine of a visitor who has answered everything. */
  async openRoutine(): Promise<void> {
    await storeBeforeVisit(this.page, quizKey, { version: 1, state: { answers, step: 9 } });
    await new Shop(this.page).visit("/quiz");
  }

  /** Answers questions in order: the labels of each are separated by a comma. */
  async answer(answers: readonly string[], method: InputMethod = "mouse"): Promise<void> {
    for (const answer of answers) {
      const labels = answer.split(", ");
      const heading = this.container.getByRole("heading", { level: 2 }).last();
      const before = (await heading.textContent()) ?? "";
      if (method === "keyboard") await this.answerByKeys(labels);
      else {
        for (const label of labels) {
          const option = this.option(label);
          if (method === "touch") await option.locator("..").tap();
          else await option.check();
          await expect(option).toBeChecked();
        }
        if (method === "touch") await this.next.tap();
        else await this.next.click();
      }
      await expect(heading).not.toHaveText(before);
    }
  }

  async close(): Promise<void> {
    await this.page.keyboard.press("Escape");
    await expect(this.dialog).toBeHidden();
  }

  /** Arrows and Space for one answer, Tab and Space for several, Enter for the next question. */
  private async answerByKeys(labels: readonly string[]): Promise<void> {
    const { keyboard } = this.page;
    const radios = this.container.getByRole("radio");
    const isSingle = (await radios.count()) > 0;
    for (const label of labels) {
      const option = this.option(label);
      await tabTo(this.page, isSingle ? radios.first() : option);
      await keyboard.press("Space");
      if (isSingle) while (!(await option.isChecked())) await keyboard.press("ArrowDown");
      await expect(option).toBeChecked();
    }
    await keyboard.press("Enter");
  }
}

export const quizKey = "solenne-quiz";

const answers = {
  concern: "thinning",
  stage: "moderate",
  lifestyle: ["styling"],
  routine: "steps",
  budget: "complete",
  timeline: "quick",
};
