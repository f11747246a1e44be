import { type Chapter, chapters, pullQuote } from "~/content/founder-story";
import { TwoLabels } from "./two-labels";

/** Her story, with the years in the margin. */
export function Chapters() {
  const [laboratory, bottles, ...rest] = chapters;
  return (
    <div className="wrap chapters">
      {laboratory && <ChapterText chapter={laboratory} />}
      {bottles && <ChapterText chapter={bottles} />}
      <TwoLabels />
      {rest.map((chapter) => (
        <ChapterText key={chapter.when} chapter={chapter} />
      ))}
      <blockquote className="display-italic chapters-quote">
        <p>{pullQuote}</p>
      </blockquote>
    </div>
  );
}

function ChapterText({ chapter: { when, title, paragraphs } }: { chapter: Chapter }) {
  return (
    <section aria-label={title} className="chapter">
      <p className="chapter-when">{when}</p>
      <div className="chapter-text">
        <h2 className="heading-2">{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
