import { expect, test } from "vitest";
import { storedProgress } from "./stored-progress";

const answers = {
  concern: "thinning",
  stage: "moderate",
  lifestyle: ["styling", "color"],
  routine: "basic",
};

test("what was stored comes back", () => {
  expect(storedProgress({ answers, step: 3 })).toEqual({ answers, step: 3 });
});

test.each([null, 7, "text", [answers], { step: 3 }, { answers: "thinning", step: 3 }])(
  "%j is no progress",
  (stored) => {
    expect(() => storedProgress(stored)).toThrow();
  },
);

test("a value that no longer exists leaves its question open, and the quiz goes on there", () => {
  const stored = { answers: { ...answers, stage: "severe" }, step: 4 };

  expect(storedProgress(stored)).toEqual({
    answers: { ...answers, stage: undefined },
    step: 1,
  });
});

test.each([99, -1, 2.5, null, "4", [1]])("a step of %j is one that exists", (step) => {
  const { step: shown } = storedProgress({ answers, step });

  expect([0, 2, 4]).toContain(shown);
});
