import { useId } from "react";
import type { QuizOption, QuizQuestion } from "~/content/quiz";

type ChoiceRowProps = {
  option: QuizOption;
  question: QuizQuestion;
  isChosen: boolean;
  onChoose: () => void;
};

/** The whole row is the label: a full-width target with the platform's own control in it. */
export function ChoiceRow({ option, question, isChosen, onChoose }: ChoiceRowProps) {
  const id = useId();
  return (
    <label className="choice">
      <input
        type={question.type === "single-choice" ? "radio" : "checkbox"}
        name={question.id}
        value={option.value}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-label`}
        aria-describedby={option.description ? `${id}-description` : undefined}
      />
      <span id={`${id}-label`} className="choice-label">
        {option.label}
      </span>
      {option.description && (
        <span id={`${id}-description`} className="choice-description">
          {option.description}
        </span>
      )}
    </label>
  );
}
