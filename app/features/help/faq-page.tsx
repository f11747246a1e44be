import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { faqPageWords, helpTopics } from "~/content/help/faq";
import { counted } from "~/lib/text";
import { Accordion } from "~/ui/accordion";
import { TextLink } from "~/ui/text-link";
import { faqSearchIn, findAnswers } from "./faq-search";
import { FaqSearch } from "./faq-search-form";
import { HelpContents } from "./help-contents";
import { HelpFoot } from "./help-foot";
import { HelpHead } from "./help-head";
import { useOpenAnswer } from "./use-open-answer";
import "./help.css";

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
  const search = typed ?? faqSearchIn(parameters);
  const topics = findAnswers(helpTopics, search);
  const count = topics.reduce((sum, { answers }) => sum + answers.length, 0);
  useOpenAnswer();

  return (
    <>
      <HelpHead title={faqPageWords.title} intro={faqPageWords.intro}>
        <FaqSearch search={search} onType={setTyped} />
      </HelpHead>
      <div className="help-body wrap">
        <HelpContents parts={topics} />
        <div>
          <p role="status" className="help-count">
            {search.trim() && (count > 0 ? `${counted(count, "answer")} found.` : noAnswer)}
          </p>
          {topics.map(({ id, title, answers }) => (
            <section key={id} aria-labelledby={id} className="help-section">
              <h2 id={id} tabIndex={-1}>
                {title}
              </h2>
              <Accordion name={id} items={answers} />
            </section>
          ))}
          {search !== "" && (
            <TextLink to={faqPageWords.path} preventScrollReset onClick={() => setTyped(null)}>
              Show all questions
            </TextLink>
          )}
        </div>
      </div>
      <HelpFoot path={faqPageWords.path} />
    </>
  );
}

const noAnswer = "No answer holds all of these words. Try fewer, or write to us.";
