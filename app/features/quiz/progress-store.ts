import { quizVersion } from "~/content/quiz/quiz";
import { createPersistedStore } from "~/lib/storage";
import { applyAnswer } from "./quiz-rules";
import { noProgress, type Progress, storedProgress } from "./stored-progress";

/** `isRead`: whether the storage was read; never so on the server and at hydration. */
type QuizProgress = Progress & { isRead: boolean };

/** The answers stay on this device: they are written here and nowhere else. */
const progress = createPersistedStore<QuizProgress, Progress>({
  key: "solenne-quiz",
  version: quizVersion,
  initial: { ...noProgress, isRead: false },
  partialize: ({ answers, step }) => ({ answers, step }),
  schema: storedProgress,
});

export const useProgress = progress.useStore;

export function readProgress(): void {
  if (useProgress.getState().isRead) return;
  progress.read();
  useProgress.setState({ isRead: true });
}

export function choose(question: Parameters<typeof applyAnswer>[1], value: string): void {
  useProgress.setState(({ answers }) => ({ answers: applyAnswer(answers, question, value) }));
}

export function setStep(step: number): void {
  if (useProgress.getState().step !== step) useProgress.setState({ step });
}

export function clearProgress(): void {
  useProgress.setState(noProgress);
}
