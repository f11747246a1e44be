import { heroPublications, pressWords } from "~/content/press-words";

export function PressHero() {
  return (
    <section aria-labelledby="press-title" className="press-hero wrap">
      <div>
        <h1 id="press-title">
          In print, on air,
          <br /> <em className="display-italic">on the record</em>
        </h1>
        <p>{pressWords.lead}</p>
      </div>
      <ul>
        {heroPublications.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
