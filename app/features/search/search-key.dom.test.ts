import { expect, test, vi } from "vitest";
import { onSearchKey } from "./search-key";

test("Ctrl+K opens the search, but not in a field, also one of an extension", () => {
  const open = vi.fn();
  const stop = onSearchKey(open);
  const host = document.createElement("div");
  const shadow = host.attachShadow({ mode: "open" });
  const [field, inside] = [document.createElement("input"), document.createElement("input")];
  shadow.append(inside);
  document.body.append(field, host);
  const press = (target: Element) =>
    target.dispatchEvent(
      new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true, composed: true }),
    );

  press(field);
  press(inside);
  expect(open).not.toHaveBeenCalled();
  press(host);
  expect(open).toHaveBeenCalledOnce();
  stop();
});
