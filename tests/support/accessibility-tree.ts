import { type CDPSession, expect, type Page } from "@playwright/test";

type TreeNode = {
  role?: { value?: string };
  name?: { value?: string };
  ignored: boolean;
  backendDOMNodeId?: number;
};

/** The browser's own accessibility tree. Controls are found in it by role and name, and worked by keys. */
export class AccessibilityTree {
  readonly page: Page;
  #session: Promise<CDPSession> | null = null;

  constructor(page: Page) {
    this.page = page;
  }

  async find(role: string, name: string | RegExp): Promise<void> {
    await expect(() => this.#node(role, name)).toPass({ timeout: 10_000 });
  }

  async press(role: string, name: string | RegExp, key = "Enter"): Promise<void> {
    await this.focus(role, name);
    await this.page.keyboard.press(key);
  }

  async focus(role: string, name: string | RegExp): Promise<void> {
    await expect(async () => {
      const { backendDOMNodeId } = await this.#node(role, name);
      const session = await this.#open();
      await session.send("DOM.focus", { backendNodeId: backendDOMNodeId });
    }).toPass({ timeout: 10_000 });
  }

  async #node(role: string, name: string | RegExp): Promise<TreeNode> {
    const session = await this.#open();
    const { nodes }: { nodes: TreeNode[] } = await session.send("Accessibility.getFullAXTree");
    const matches = (text: string) => (typeof name === "string" ? text === name : name.test(text));
    const found = nodes.find(
      (node) => !node.ignored && node.role?.value === role && matches(node.name?.value ?? ""),
    );
    if (!found) throw new Error(`The tree has no ${role} "${name}"`);
    return found;
  }

  #open(): Promise<CDPSession> {
    this.#session ??= this.page.context().newCDPSession(this.page);
    return this.#session;
  }
}
