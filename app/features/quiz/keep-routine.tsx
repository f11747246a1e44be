import type { FinishedAnswers } from "#brand/content/quiz/quiz.ts";
import { quizCopy } from "#brand/content/quiz/quiz-copy.ts";
import { LinkActions } from "~/blocks/link-actions";
import { useRoot } from "~/commerce/root";
import { Heading } from "~/ui/heading";
import { getResultUrl } from "./result-link";

const { title, text, ...actions } = quizCopy.keep;

/** A link to the result, for the visitor to copy, share or send. Nothing of it is sent to the server. */
export function KeepRoutine({ answers }: { answers: FinishedAnswers }) {
  return (
    <section aria-labelledby="keep-routine" className="my-10">
      <Heading level={3} size="sm" id="keep-routine">
        {title}
      </Heading>
      <p className="mt-2 max-w-measure-md">{text}</p>
      <LinkActions url={getResultUrl(answers, useRoot().storefront.siteUrl)} {...actions} />
    </section>
  );
}
