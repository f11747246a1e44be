import { expect, type Locator, type Page } from "@playwright/test";
import type { Shop } from "./shop";

/** How a visitor works the quiz: with keys alone, or with a finger. */
export type Hand = "keyboard" | "touch" | "mouse";
export type QuizPlaceName = "page" | "dialog";

/** The hair-routine quiz, on its page or in the dialog of a product. */
export class Quiz {
  readonly page: Page;
  readonly dialog: Locator;
  /** What surrounds the questions: the page's content, or the dialog. */
  readonly box: Locator;

  constructor(page: Page, place: QuizPlaceName = "page") {
    this.page = page;
    this.dialog = page.getByRole("dialog", { name: "Find Your Perfect Routine" });
    this.box = place === "page" ? page.getByRole("main") : this.dialog;
  }

  get opener(): Locator {
    return this.page.getByRole("button", { name: "Not sure? Take our quiz" });
  }

  question(text: string | RegExp): Locator {
    return this.box.getByRole("heading", { level: 2, name: text });
  }

  option(label: string): Locator {
    return this.box.getByLabel(label, { exact: true });
  }

  button(name: string): Locator {
    return this.box.getByRole("button", { name, exact: true });
  }

  get onward(): Locator {
    return this.box.getByRole("button", { name: /^(?:Next|See My Results)$/ });
  }

  get steps(): Locator {
    return this.box
      .getByRole("list")
      .filter({ hasText: /Essential/ })
      .getByRole("listitem");
  }

  get sum(): Locator {
    return this.box.getByRole("complementary");
  }

  async open(shop: Shop, hand: Hand): Promise<void> {
    if (this.box !== this.dialog) {
      await shop.visit("/quiz");
      await expect(this.question("What matters most to you now?")).toBeVisible();
      return;
    }
    await shop.openProduct("scalp-oil-pearls");
    if (hand === "keyboard") {
      await this.opener.focus();
      await this.page.keyboard.press("Enter");
    } else if (hand === "touch") await this.opener.tap();
    else await this.opener.click();
    await expect(this.dialog).toBeVisible();
  }

  /** Answers the question that is shown with these labels and goes on. */
  async answer(labels: readonly string[], hand: Hand = "mouse"): Promise<void> {
    if (hand === "keyboard") return this.answerByKeys(labels);
    for (const label of labels) {
      const option = this.option(label);
      if (hand === "touch") await option.locator("..").tap();
      else await option.check();
      await expect(option).toBeChecked();
    }
    if (hand === "touch") await this.onward.tap();
    else await this.onward.click();
  }

  /** Answers all questions, one list of labels for each. */
  async answerAll(answers: readonly (readonly string[])[], hand: Hand = "mouse"): Promise<void> {
    for (const labels of answers) {
      const heading = this.box.getByRole("heading", { level: 2 }).last();
      const before = await heading.textContent();
      await this.answer(labels, hand);
      await expect(heading).not.toHaveText(before ?? "");
    }
  }

  /** Arrows and Space for one answer, Tab and Space for several, Enter to go on. */
  private async answerByKeys(labels: readonly string[]): Promise<void> {
    const { keyboard } = this.page;
    const all = this.box.getByRole("radio").or(this.box.getByRole("checkbox"));
    const first = all.first();
    for (let count = 0; count < 20; count += 1) {
      if (await first.evaluate((element) => element === document.activeElement)) break;
      await keyboard.press("Tab");
    }
    await expect(first).toBeFocused();
    const isSingle = (await first.getAttribute("type")) === "radio";

    for (let index = 0; index < (await all.count()); index += 1) {
      const option = all.nth(index);
      const isWanted = labels.includes((await this.labelOf(option)) ?? "");
      if (isSingle && index === 0) await keyboard.press("Space");
      else if (index > 0) await keyboard.press(isSingle ? "ArrowDown" : "Tab");
      if (isWanted && !isSingle) await keyboard.press("Space");
      if (isWanted) await expect(option).toBeChecked();
      if (isWanted && isSingle) break;
    }
    await keyboard.press("Enter");
  }

  private async labelOf(option: Locator): Promise<string | null> {
    const id = await option.getAttribute("aria-labelledby");
    return this.page.locator(`[id="${id}"]`).textContent();
  }
}

/** What the browser keeps of the quiz. */
export async function keptProgress(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("solenne-quiz") ?? "null"));
}

/** Answers that are there before the first visit, as from an earlier one; kept unless she changes them. */
export async function keepProgress(page: Page, kept: unknown): Promise<void> {
  const text = typeof kept === "string" ? kept : JSON.stringify(kept);
  await page.addInitScript((stored) => {
    if (localStorage.getItem("solenne-quiz") === null) localStorage.setItem("solenne-quiz", stored);
  }, text);
}
