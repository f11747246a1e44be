import { type CDPSession, expect, type Page } from "@playwright/test";

/** One node of what assistive technology is told of a page. */
type TreeNode = {
  role?: { value?: string };
  name?: { value?: string };
  ignored: boolean;
  backendDOMNodeId?: number;
};

/**
 * A visitor who knows of a page what its accessibility tree says, and acts by giving the focus to what
 * it names and pressing keys: no selector, no coordinates.
 */
export class TreeVisitor {
  readonly page: Page;
  #session: CDPSession | null = null;

  constructor(page: Page) {
    this.page = page;
  }

  /** Waits until the tree holds what is meant. */
  async finds(role: string, name: string | RegExp): Promise<void> {
    await expect(async () => {
      await this.#node(role, name);
    }).toPass({ timeout: 10_000 });
  }

  async presses(role: string, name: string | RegExp, key = "Enter"): Promise<void> {
    await this.#focus(role, name);
    await this.page.keyboard.press(key);
  }

  async writes(name: string | RegExp, text: string, role = "textbox"): Promise<void> {
    await this.#focus(role, name);
    await this.page.keyboard.type(text);
  }

  async #focus(role: string, name: string | RegExp): Promise<void> {
    await expect(async () => {
      const node = await this.#node(role, name);
      const session = await this.#open();
      await session.send("DOM.focus", { backendNodeId: node.backendDOMNodeId });
    }).toPass({ timeout: 10_000 });
  }

  async #node(role: string, name: string | RegExp): Promise<TreeNode> {
    const session = await this.#open();
    const { nodes }: { nodes: TreeNode[] } = await session.send("Accessibility.getFullAXTree");
    const isMeant = (text: string) => (typeof name === "string" ? text === name : name.test(text));
    const node = nodes.find(
      (one) => !one.ignored && one.role?.value === role && isMeant(one.name?.value ?? ""),
    );
    if (!node) throw new Error(`The tree holds no ${role} "${name}"`);
    return node;
  }

  async #open(): Promise<CDPSession> {
    this.#session ??= await this.page.context().newCDPSession(this.page);
    return this.#session;
  }
}
