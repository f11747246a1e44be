import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { storedProgress } from "./stored-progress";

describe("stored progress", () => {
  const others = { concern: "thinning", lifestyle: ["styling", "color"], routine: "basic" };
  const answers = { ...others, stage: "moderate" };
  const unknownStage = { answers: { ...others, stage: "severe" }, step: 4 };

  test.each([
    ["as it was stored", { answers, step: 3 }, { answers, step: 3 }],
    ["with the question of an unknown value open", unknownStage, { answers: others, step: 1 }],
    ["with a step that is none", { answers, step: "4" }, { answers, step: 0 }],
    ["without answers that are none", { answers: "thinning", step: 3 }, { answers: {}, step: 0 }],
    ["as new when it is a list", [answers], { answers: {}, step: 0 }],
  ])("is read %s", (_, stored, progress) => {
    expect(v.parse(storedProgress, stored)).toEqual(progress);
  });

  test.each([null, 7, "text"])("is not %j", (stored) => {
    expect(() => v.parse(storedProgress, stored)).toThrow();
  });
});
