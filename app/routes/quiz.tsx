import { questionCount } from "#brand/content/quiz/quiz.ts";
import { quizCopy } from "#brand/content/quiz/quiz-copy.ts";
import { routineProducts } from "#brand/content/quiz/quiz-routine.ts";
import quizHair from "#brand/generated/images/quiz-hair.ts";
import { staticMeta } from "~/blocks/page-meta";
import { requirePage } from "~/commerce/pages";
import { QuizPage } from "~/features/quiz/quiz";
import { contentCache, type PageHandle } from "~/lib/page-handle";
import { inWords } from "~/lib/text";
import type { Route } from "./+types/quiz";

export { ErrorBoundary } from "~/shell/error-boundary";

const path = "/quiz";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: { [path]: `Quiz: ${questionCount}, one explained routine` },
  breadcrumbs: [["Quiz", path]],
};

const maxProducts = inWords(Object.keys(routineProducts).length);

export function loader({ context }: Route.LoaderArgs) {
  requirePage(context, path);
  return null;
}

export const meta = staticMeta({
  title: quizCopy.title,
  description: `Answer ${questionCount} and get a hair routine of one to ${maxProducts} products, with the reason for each. We never receive your answers.`,
  path,
  image: quizHair,
});

export default QuizPage;
