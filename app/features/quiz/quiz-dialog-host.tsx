import { useLocation, useNavigate } from "react-router";
import { showToast } from "~/ui/toasts";
import { useOnDemand } from "~/ui/use-on-demand";
import { parseQuizEntry } from "./quiz-history";

/** Brings the dialog when it is first opened; until then a page carries none of the quiz. */
export function QuizDialogHost() {
  const entry = parseQuizEntry(useLocation().state);
  const goToEntry = useNavigate();

  function reportMissing() {
    goToEntry(-1);
    showToast({
      title: "The quiz could not be opened",
      description: "Please check your connection and try again.",
    });
  }

  const dialog = useOnDemand(entry !== null, () => import("./quiz-dialog"), reportMissing);
  return dialog && <dialog.QuizDialog />;
}
