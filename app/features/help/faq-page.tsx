import { useEffect, useState } from "react";
import { Form, useLocation, useSearchParams } from "react-router";
import { faqPage, StructuredData } from "~/blocks/page-meta";
import { helpTopics } from "~/content/help/faq";
import { faqPageCopy } from "~/content/help/faq-copy";
import { counted } from "~/lib/text";
import { Accordion } from "~/ui/accordion";
import { Button } from "~/ui/button";
import { TextLink } from "~/ui/link";
import { findAnswers, maxSearchCharacters, parseFaqSearch } from "./faq-search";
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
  const topics = findAnswers(helpTopics, search);
  const count = topics.reduce((sum, { answers }) => sum + answers.length, 0);
  useOpenAnswer();

  return (
    <>
      <StructuredData data={faqPage(allAnswers)} />
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

const allAnswers = helpTopics.flatMap(({ answers }) => answers);

const noAnswer = "No answer holds all of these words. Try fewer, or write to us.";

/** Filters while the visitor types. Submitting puts the search into the URL, with and without scripts. */
function FaqSearch({ search, onType }: { search: string; onType: (text: string) => void }) {
  return (
    <Form
      role="search"
      action={faqPageCopy.path}
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

  useEffect(() => {
    const answer = document.getElementById(parseId(hash));
    const item = answer?.closest("details");
    if (!item) return;
    item.open = true;
    item.scrollIntoView({ block: "start" });
  }, [hash]);
}

/** Empty for an invalid escape sequence. */
function parseId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
