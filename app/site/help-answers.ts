import { type HelpAnswer, type HelpTopic, helpTopics } from "#brand/content/help/faq.ts";

export const faqPath = "/faq";

/** The answers that are true for the shop. */
export function getHelpTopics(
  hasSubscriptions: boolean,
  showsSamples: boolean,
  hasPage: (path: string) => boolean,
): readonly HelpTopic[] {
  return helpTopics
    .filter(({ isOfSubscriptions }) => hasSubscriptions || !isOfSubscriptions)
    .map((topic) => ({
      ...topic,
      answers: topic.answers
        .filter(
          ({ isOfSamples, page }) => (showsSamples || !isOfSamples) && (!page || hasPage(page)),
        )
        .map(({ withoutSubscriptions, ...answer }) => ({
          ...answer,
          answer: (!hasSubscriptions && withoutSubscriptions) || answer.answer,
        })),
    }));
}

/** Longer searches are cut. */
export const maxSearchCharacters = 120;

export function parseFaqSearch(parameters: URLSearchParams): string {
  return (parameters.get("q") ?? "").trim().slice(0, maxSearchCharacters);
}

/** The answers that have every word of a search, in their topics; all of them without one. */
export function findAnswers(topics: readonly HelpTopic[], search: string): HelpTopic[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = ({ question, answer, keywords = "" }: HelpAnswer) => {
    const text = `${question} ${answer} ${keywords}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return topics
    .map((topic) => ({ ...topic, answers: topic.answers.filter(holds) }))
    .filter(({ answers }) => answers.length > 0);
}
