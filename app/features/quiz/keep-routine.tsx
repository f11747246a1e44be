import type { FinishedAnswers } from "#brand/content/quiz/quiz.ts";
import { quizCopy } from "#brand/content/quiz/quiz-copy.ts";
import { LinkActions } from "~/blocks/link-actions";
import { useRoot } from "~/commerce/root";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { getResultUrl } from "./result-link";

const { title, text, ...actions } = quizCopy.keep;

/** A link to the result, for the visitor to copy, share or send. Nothing of it is sent to the server. */
export function KeepRoutine({ answers }: { answers: FinishedAnswers }) {
  return (
    <Grid
      as="section"
      from="desktop"
      aria-labelledby="keep-routine"
      className="my-10 @desktop:my-24"
    >
      <Heading level={3} size="md" id="keep-routine" className="mb-6 @desktop:col-span-3">
        {title}
      </Heading>
      <div className="border-t border-ink pt-4 @desktop:col-span-9">
        <p className="max-w-measure-md">{text}</p>
        <LinkActions url={getResultUrl(answers, useRoot().storefront.siteUrl)} {...actions} />
      </div>
    </Grid>
  );
}
