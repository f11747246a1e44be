import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { quizWords } from "~/content/quiz";
import { iconButtonClass } from "~/ui/button";
import { Drawer } from "~/ui/drawer";
import { Icon } from "~/ui/icon";
import { Quiz } from "./quiz";
import { quizButtonId } from "./quiz-button";
import { placeIn } from "./quiz-place";
import "./quiz-dialog.css";

/** The quiz over the page at hand. It is open while the history's entry says so. */
export function QuizDialog() {
  const { state, key } = useLocation();
  const place = placeIn(state);
  const goToEntry = useNavigate();
  const arrival = useNavigationType();
  const isLeaving = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival may be left; an entry set right is none
  useEffect(() => {
    if (arrival !== "REPLACE") isLeaving.current = false;
  }, [key, arrival]);

  /**
   * Also called after the Back button has closed it: then the entries are gone already. Told twice, it leaves once: the
   * browser moves on a moment later.
   */
  function leave() {
    if (!place || isLeaving.current) return;
    isLeaving.current = true;
    goToEntry(-(place.depth + 1));
  }

  return (
    <Drawer
      isOpen={place !== null}
      onClose={leave}
      labelledBy="quiz-dialog-title"
      returnFocusTo={quizButtonId}
      className="quiz-dialog"
    >
      <div className="quiz-dialog-head">
        {/* First of what can take focus, so a screen reader begins with the name. */}
        <h2 id="quiz-dialog-title" tabIndex={-1} className="display">
          {quizWords.dialogTitle}
        </h2>
        <button
          type="button"
          aria-label="Close quiz"
          onClick={leave}
          className={`${iconButtonClass} -mr-2.5`}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="quiz-dialog-body">
        <Quiz place={place} />
      </div>
    </Drawer>
  );
}
