import { useHasPage } from "~/commerce/pages";
import { Layer } from "~/ui/layer";
import { TextLink, textLinkVariants } from "~/ui/link";
import { showToast } from "~/ui/toasts";
import { useOnDemand } from "~/ui/use-on-demand";
import { useQuizHistory } from "./quiz-history";

const quizButtonId = "take-quiz";

/** Opens the quiz over the page; without JavaScript it is a link to the quiz's own page. */
export function QuizButton() {
  const { entry, show, oncePerEntry } = useQuizHistory();
  const hasPage = useHasPage();
  if (!hasPage("/quiz")) return null;

  return (
    <>
      <button
        type="button"
        id={quizButtonId}
        aria-haspopup="dialog"
        // Not twice for a double click, nor before the browser has left a dialog that was just closed.
        onClick={() => !entry && oncePerEntry(() => show({ depth: 0 }))}
        className={textLinkVariants({ className: "mt-2 noscript:hidden" })}
      >
        Not sure? Take our quiz
      </button>
      <span className="noscript-only">
        <TextLink to="/quiz" className="mt-2">
          Not sure? Take our quiz
        </TextLink>
      </span>
    </>
  );
}

/** Loads the dialog when it is first opened. */
export function QuizDialogHost() {
  const { entry, goBack } = useQuizHistory();
  const hasPage = useHasPage();

  function reportFailure() {
    goBack(1);
    showToast({
      title: "We couldn’t open the quiz",
      description: "Check your connection and try again.",
    });
  }

  const isOpen = entry !== null && hasPage("/quiz");
  const dialog = useOnDemand(isOpen, () => import("./quiz-dialog"), reportFailure);
  return (
    <Layer isOpen={isOpen} onFailure={reportFailure}>
      {dialog && <dialog.QuizDialog returnFocusTo={quizButtonId} />}
    </Layer>
  );
}
