import { act, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastView } from "./toast-view";

const onClose = vi.fn();
const toast = { title: "Added to cart!" };

beforeEach(() => {
  vi.useFakeTimers();
  onClose.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

function pass(ms: number) {
  act(() => vi.advanceTimersByTime(ms));
}

test("a message waits in a tab that is not in front", () => {
  const isHidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  render(<ToastView toast={toast} onClose={onClose} />);
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  isHidden.mockReturnValue(false);
  fireEvent(document, new Event("visibilitychange"));
  pass(5_000);
  expect(onClose).toHaveBeenCalledOnce();
});
