import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { faqPageCopy, helpTopics } from "~/content/help/faq";
import { counted } from "~/lib/text";
import { Accordion } from "~/ui/accordion";
import { TextLink } from "~/ui/text-link";
import { findAnswers, parseFaqSearch } from "./faq-search";
import { FaqSearch } from "./faq-search-form";
import { HelpFoot } from "./help-foot";
import { HelpHead } from "./help-head";
import { HelpLayout, HelpPart } from "./help-layout";
import { useOpenAnswer } from "./use-open-answer";

/** Frequent questions by topic. The search stands in the address, so it works without scripts too. */
export function FaqPage() {
  const [parameters] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);
  const { key, hash } = useLocation();
  const [seenKey, setSeenKey] = useState(key);
  // A link to the page shows all of it again; one to a part of it goes through what is shown.
  if (key !== seenKey) {
    setSeenKey(key);
    if (hash === "") setTyped(null);
  }
  const search = typed ?? parseFaqSearch(parameters);
  const topics = findAnswers(helpTopics, search);
  const count = topics.reduce((sum, { answers }) => sum + answers.length, 0);
  useOpenAnswer();

  return (
    <>
      <HelpHead title={faqPageCopy.title} intro={faqPageCopy.intro}>
        <FaqSearch search={search} onType={setTyped} />
        <p role="status" className="text-muted not-empty:mt-3">
          {search.trim() && (count > 0 ? `${counted(count, "answer")} found.` : noAnswer)}
        </p>
      </HelpHead>
      <HelpLayout parts={topics}>
        {topics.map(({ id, title, answers }) => (
          <HelpPart key={id} id={id} title={title}>
            <Accordion name={id} items={answers} />
          </HelpPart>
        ))}
        {search !== "" && (
          <TextLink to={faqPageCopy.path} preventScrollReset onClick={() => setTyped(null)}>
            Show all questions
          </TextLink>
        )}
      </HelpLayout>
      <HelpFoot path={faqPageCopy.path} />
    </>
  );
}

const noAnswer = "No answer holds all of these words. Try fewer, or write to us.";
