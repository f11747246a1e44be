import { awards } from "~/content/press";

export function Awards() {
  return (
    <section aria-labelledby="awards" data-tone="inverse" className="awards">
      <div className="wrap">
        <h2 id="awards" className="heading-1">
          Awards & Recognition
        </h2>
        <ul>
          {awards.map(({ title, publication, year, category }) => (
            <li key={title}>
              <p className="award-year">{year}</p>
              <h3 className="press-title award-title">{title}</h3>
              <p className="press-note">
                {publication}, {category}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
