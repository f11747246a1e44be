import { create } from "zustand";
import { type PersistStorage, persist } from "zustand/middleware";
import { quizVersion } from "~/content/quiz";
import { answerWith } from "./quiz-rules";
import { noProgress, type Progress, parseProgress } from "./stored-progress";

/** Her answers stay on this device: they are written here and nowhere else. */
const progressKey = "solenne-quiz";

/** `isRead`: whether the storage has been looked at; the server and the first picture know nothing. */
type QuizProgress = Progress & { isRead: boolean };

/** A browser that refuses storage keeps the answers as long as the page is open. */
const storage: PersistStorage<Progress> = {
  getItem() {
    try {
      return { state: parseProgress(localStorage.getItem(progressKey)), version: quizVersion };
    } catch {
      return null;
    }
  },
  setItem(name, stored) {
    try {
      localStorage.setItem(name, JSON.stringify(stored));
    } catch {
      // Full or blocked: the quiz goes on in memory.
    }
  },
  removeItem(name) {
    localStorage.removeItem(name);
  },
};

export const useProgress = create<QuizProgress>()(
  persist<QuizProgress, [], [], Progress>(() => ({ ...noProgress, isRead: false }), {
    name: progressKey,
    version: quizVersion,
    storage,
    skipHydration: true,
    partialize: ({ answers, step }) => ({ answers, step }),
  }),
);

export function readProgress(): void {
  if (useProgress.getState().isRead) return;
  useProgress.persist.rehydrate();
  useProgress.setState({ isRead: true });
}

export function choose(question: Parameters<typeof answerWith>[1], value: string): void {
  useProgress.setState(({ answers }) => ({ answers: answerWith(answers, question, value) }));
}

export function keepStep(step: number): void {
  if (useProgress.getState().step !== step) useProgress.setState({ step });
}

export function forgetProgress(): void {
  useProgress.setState(noProgress);
}
