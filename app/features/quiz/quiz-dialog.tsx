import { quizCopy } from "#brand/content/quiz/quiz-copy.ts";
import { IconButton } from "~/ui/button";
import { Drawer } from "~/ui/drawer";
import { Heading } from "~/ui/heading";
import { Icon } from "~/ui/icon";
import { Quiz } from "./quiz";
import { useQuizHistory } from "./quiz-history";
import { useDialogSteps } from "./quiz-steps";

/** One entry of the history, and open while that is the current one. */
export function QuizDialog({ returnFocusTo }: { returnFocusTo: string }) {
  const { entry, goBack, oncePerEntry } = useQuizHistory();
  const steps = useDialogSteps();

  /** Does nothing after the browser's Back button has closed the dialog. */
  function leave() {
    if (entry) oncePerEntry(() => goBack(1));
  }

  return (
    <Drawer
      isOpen={entry !== null}
      onClose={leave}
      labelledBy="quiz-dialog-title"
      returnFocusTo={returnFocusTo}
      side="end-wide"
    >
      <div className="flex min-h-16 flex-none items-center justify-between border-b border-line px-5 sm:px-10">
        {/* First of what can take focus, so a screen reader begins with the name. */}
        <Heading id="quiz-dialog-title" tabIndex={-1} size="xs">
          {quizCopy.dialogTitle}
        </Heading>
        <IconButton aria-label="Close quiz" onClick={leave} className="-mr-2.5">
          <Icon name="close" />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <Quiz steps={steps} className="min-h-full" />
      </div>
    </Drawer>
  );
}
