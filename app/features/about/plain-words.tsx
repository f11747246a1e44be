import { plainWords } from "~/content/our-story";
import { TextLink } from "~/ui/text-link";

export function PlainWords() {
  return (
    <section id="science" aria-labelledby="plain-words-title" className="wrap plain-words">
      <div className="plain-words-head">
        <h2 id="plain-words-title" className="heading-1">
          <span className="whitespace-nowrap">Science-backed</span> beauty
        </h2>
        <p className="mt-4 text-lg text-muted">
          Three things we say of ourselves, and what each means when it is said slowly.
        </p>
        <TextLink to="/science" className="mt-3">
          Read Our Science
        </TextLink>
      </div>
      <dl>
        {plainWords.map(({ claim, meaning }) => (
          <div key={claim}>
            <dt className="display">{claim}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
