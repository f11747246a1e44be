import { beforeEach, expect, test, vi } from "vitest";
import { quizQuestions } from "#brand/content/quiz/quiz.ts";
import { storageKeys } from "#brand/content/storage-keys.ts";
import { stubStorage } from "../../../tests/support/stub-storage";

let storage: ReturnType<typeof stubStorage>;

beforeEach(() => {
  storage = stubStorage();
});

/** Each page runs the module for itself. */
async function openPage() {
  vi.resetModules();
  return import("./quiz-progress");
}

function getStored() {
  return JSON.parse(storage.entries.get(storageKeys.quiz) ?? "null")?.state;
}

const [concern, lifestyle] = (["concern", "lifestyle"] as const).map((name) =>
  quizQuestions.find(({ id }) => id === name),
);
if (!concern || !lifestyle) throw new Error("Two questions are needed");

test("answers and step outlive a reload", async () => {
  const page = await openPage();
  page.choose(concern, "growth");
  page.choose(lifestyle, "styling");
  page.saveStep(1);

  const reloaded = await openPage();
  reloaded.choose(lifestyle, "color");

  expect(getStored()).toEqual({
    answers: { concern: "growth", lifestyle: ["styling", "color"] },
    step: 1,
  });
});

test("a quiz that starts over has no answers, and is at the first question", async () => {
  const page = await openPage();
  page.choose(concern, "growth");
  page.saveStep(1);

  page.clearProgress();

  expect(getStored()).toEqual({ answers: {}, step: 0 });
});
