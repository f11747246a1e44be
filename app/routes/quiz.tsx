import { staticMeta } from "~/blocks/page-meta";
import quizHair from "~/content/generated/images/quiz-hair";
import { quizCopy } from "~/content/quiz/quiz-copy";
import { QuizPage } from "~/features/quiz/quiz";
import { contentCache, type PageHandle } from "~/lib/page-handle";

export { ErrorBoundary } from "~/shell/error-boundary";

const path = "/quiz";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: { [path]: "Quiz: five or six questions, one explained routine" },
  breadcrumbs: [["Quiz", path]],
};

export const meta = staticMeta({
  title: quizCopy.title,
  description: quizCopy.description,
  path,
  image: quizHair,
});

export default QuizPage;
