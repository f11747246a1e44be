import { useEffect, useState } from "react";
import { Form, useLocation, useNavigationType, useSearchParams } from "react-router";
import { faqCopy } from "#brand/content/help/faq.ts";
import { useHasPage } from "~/commerce/pages";
import { usePromisesSubscriptions } from "~/commerce/promises-subscriptions";
import { useRoot } from "~/commerce/root";
import { counted } from "~/lib/text";
import {
  faqPath,
  findAnswers,
  getHelpTopics,
  maxSearchCharacters,
  parseFaqSearch,
} from "~/site/help-answers";
import { Accordion } from "~/ui/accordion";
import { Button } from "~/ui/button";
import { TextLink } from "~/ui/link";
import { HelpFoot, HelpHead, HelpLayout, HelpPart } from "./help-layout";

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
  const allTopics = getHelpTopics(usePromisesSubscriptions(), useRoot().showsSamples, useHasPage());
  const topics = findAnswers(allTopics, search);
  const count = topics.reduce((sum, { answers }) => sum + answers.length, 0);
  useOpenAnswer();

  return (
    <>
      <HelpHead title={faqCopy.title} intro={faqCopy.intro}>
        <FaqSearch search={search} onType={setTyped} />
        <p role="status" className="text-muted not-empty:mt-3">
          {search.trim() && (count > 0 ? `${counted(count, "answer")} found.` : faqCopy.noAnswer)}
        </p>
      </HelpHead>
      <HelpLayout parts={topics}>
        {topics.map(({ id, title, answers }) => (
          <HelpPart key={id} id={id} title={title}>
            <Accordion name={id} items={answers} />
          </HelpPart>
        ))}
        {search !== "" && (
          <TextLink to={faqPath} preventScrollReset onClick={() => setTyped(null)}>
            Show all questions
          </TextLink>
        )}
      </HelpLayout>
      <HelpFoot path={faqPath} />
    </>
  );
}

/** Filters while the visitor types. Submitting puts the search into the URL, with and without scripts. */
function FaqSearch({ search, onType }: { search: string; onType: (text: string) => void }) {
  return (
    <Form
      role="search"
      action={faqPath}
      replace
      preventScrollReset
      className="mt-6 flex max-w-measure-md gap-2"
    >
      <label htmlFor="faq-search" className="sr-only">
        Search the answers
      </label>
      <input
        id="faq-search"
        name="q"
        type="search"
        value={search}
        onChange={({ target }) => onType(target.value)}
        placeholder="Shipping, refund, biotin"
        maxLength={maxSearchCharacters}
        className="min-h-13 min-w-0 flex-1 rounded-control border border-line-strong bg-transparent px-4"
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}

/** Opens the answer that the fragment names; browsers do so only on a first load. */
function useOpenAnswer(): void {
  const { hash } = useLocation();
  const isHistory = useNavigationType() === "POP";

  useEffect(() => {
    const answer = document.getElementById(hash.slice(1));
    const item = answer?.closest("details");
    if (!item) return;
    item.open = true;
    // In the history the router restores the place.
    if (!isHistory) item.scrollIntoView({ block: "start" });
  }, [hash, isHistory]);
}
